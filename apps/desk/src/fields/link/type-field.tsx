import { Select, type ComboboxItem } from '@mantine/core'
import { useContext, createContext } from 'react'
import { holdsRows, hasColumn } from '#meta'
import { useTypes } from '../../data/document/desk-types.ts'
import { useMeta } from '../../data/document/doc-meta.ts'
import type { DeskField } from '../../data/document/type-meta.ts'
import { useTranslate } from '../../language/translate.ts'
import { labelled, type ControlProps } from '../control.ts'

const hasValue = ({ fieldtype, isHidden }: DeskField): boolean =>
  !isHidden && (hasColumn(fieldtype) || holdsRows(fieldtype))

const withCurrent = (offered: readonly ComboboxItem[], current: string): ComboboxItem[] =>
  current === '' || offered.some(({ value }) => value === current)
    ? [...offered]
    : [{ value: current, label: current }, ...offered]

function PickList({ offered, ...props }: ControlProps & { offered: readonly ComboboxItem[] }) {
  const t = useTranslate()
  const { field, value, onChange, onBlur, inputRef, cellLabel } = props
  const current = String(value)
  return (
    <Select
      {...labelled(props)}
      ref={inputRef}
      name={field.fieldname}
      searchable
      clearable={!field.required}
      placeholder={t('desk.choose')}
      nothingFoundMessage={t('desk.nothing_found')}
      comboboxProps={
        cellLabel === undefined ? { withinPortal: false } : { portalProps: { target: '#overlays' } }
      }
      data={withCurrent(offered, current)}
      value={current === '' ? null : current}
      onChange={(chosen) => onChange(chosen ?? '')}
      onBlur={onBlur}
    />
  )
}

export function TypeField(props: ControlProps) {
  const { data: types = [] } = useTypes()
  return <PickList {...props} offered={types.map(({ name, label }) => ({ value: name, label }))} />
}

export function FieldnameField(props: ControlProps) {
  const type = useContext(NamedTypeContext)
  return type === '' ? <PickList {...props} offered={[]} /> : <FieldsOf {...props} type={type} />
}

function FieldsOf({ type, ...props }: ControlProps & { type: string }) {
  const { data: meta } = useMeta(type)
  const fields = meta?.fields.filter(hasValue) ?? []
  return <PickList {...props} offered={fields.map(({ fieldname, label }) => ({ value: fieldname, label }))} />
}

export const NamedTypeContext = createContext('')
