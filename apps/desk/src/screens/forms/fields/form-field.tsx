import { Input } from '@mantine/core'
import { useMemo, useEffect } from 'react'
import {
  useController,
  useFormState,
  useWatch,
  type Control,
  type FieldError,
  type UseFormReturn,
} from 'react-hook-form'
import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import { namingFields } from '../../../data/document/named-fields.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { FieldControl } from '../../../fields/field-control.tsx'
import { HtmlText } from '../../../fields/formatted/html-field.tsx'
import { MultiLinkField } from '../../../fields/link/multi-link-field.tsx'
import { pointedField } from '../../../fields/link/pointed-field.ts'
import { isTable, type FormValues } from '../../../fields/form-value.ts'
import { ShownLink } from '../../../fields/link/shown-link.tsx'
import { ShownValue } from '../../../fields/show-value.tsx'
import { type CellValue, TableValue, type TableSource } from '../../../fields/table-value.ts'
import { ChildTable } from '../../../tables/child-table.tsx'
import { layoutOf } from './form-sections.ts'

interface Props {
  field: DeskField
  titleField: string
  control: Control<FormValues>
  attachTo: AttachTarget | null
  isReadOnly: boolean
}

function ReadOnlyValue({ field, value }: { field: DeskField; value: CellValue }) {
  const shown = <ShownValue field={field} value={value} />
  if (field.fieldtype === 'Link' && value !== '') return <ShownLink field={field} name={String(value)} />
  if (field.fieldtype !== 'Text Editor' || value === '') return shown
  return <HtmlText html={String(value)}>{shown}</HtmlText>
}

export function FormField({ field, titleField, control, attachTo, isReadOnly }: Props) {
  const { field: bound, fieldState } = useController({ name: field.fieldname, control })
  const { value } = bound
  const error = fieldState.error?.message
  if (isTable(value)) return null
  if (isReadOnly)
    return (
      <div className={`shown-field ${layoutOf(field, titleField)}`} data-problem={error} tabIndex={-1}>
        <span className="shown-label">{field.label}</span>
        <div className="shown-value">
          <ReadOnlyValue field={field} value={value} />
        </div>
        {error !== undefined && <Input.Error>{error}</Input.Error>}
      </div>
    )
  return (
    <div className={layoutOf(field, titleField)} data-problem={error}>
      <FieldControl
        field={field}
        value={value}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        error={error}
        inputRef={bound.ref}
        attachTo={attachTo}
      />
    </div>
  )
}

export function FormPointer(props: Props) {
  const { field, control } = props
  const [naming = field.options[0] ?? ''] = namingFields([field])
  const target = useWatch({ control, name: naming })
  return <FormField {...props} field={pointedField(field, () => target)} />
}

interface TableProps {
  form: UseFormReturn<FormValues>
  field: DeskField
  child: TypeMeta
  attachTo: AttachTarget | null
  isReadOnly: boolean
}

function useTableError({ control }: UseFormReturn<FormValues>, name: string): FieldError | undefined {
  const { errors } = useFormState({ control, name, exact: true })
  return errors[name]
}

function cellErrors(types: object | undefined): Record<string, string> {
  const errorEntries = Object.entries(types ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(errorEntries)
}

export function FormTable({ form, field, child, attachTo, isReadOnly }: TableProps) {
  const table = useFormTable(form, field.fieldname)
  const error = useTableError(form, field.fieldname)
  const cells = useMemo(() => cellErrors(error?.types), [error])
  return (
    <div data-problem={error?.message}>
      <ChildTable {...{ field, child, table, cells, attachTo, isReadOnly }} message={error?.message} />
    </div>
  )
}

export function FormChoices({ form, field, child, isReadOnly }: TableProps) {
  const table = useFormTable(form, field.fieldname)
  const error = useTableError(form, field.fieldname)
  return (
    <div data-problem={error?.message}>
      <MultiLinkField {...{ field, child, table, isReadOnly }} error={error?.message} />
    </div>
  )
}

const empty = new TableValue([])

function createListeners() {
  const listeners = new Set<() => void>()
  return {
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: () => listeners.forEach((listener) => listener()),
  }
}

/**
 * Subscribes to a table of the form, so that a key press in a cell renders that cell alone. A table that equals the
 * stored one becomes the stored one, so that the form compares by identity.
 */
function useFormTable(form: UseFormReturn<FormValues>, name: string): TableSource {
  const { subscribe } = form
  const { listen, notify } = useMemo(() => createListeners(), [])
  useEffect(
    () =>
      subscribe({
        name,
        exact: true,
        formState: { values: true },
        callback: notify,
      }),
    [subscribe, name, notify],
  )
  return useMemo(() => {
    const { getValues, register } = form
    const current = () => {
      const value = getValues(name)
      return isTable(value) ? value : empty
    }
    const send = (type: 'change' | 'blur', value: TableValue) =>
      void register(name).onChange({ target: { name, value }, type })
    return {
      subscribe: listen,
      current,
      change: (next) => {
        const stored: unknown = form.formState.defaultValues?.[name]
        send('change', isTable(stored) && stored.equals(next) ? stored : next)
      },
      onBlur: () => send('blur', current()),
    }
  }, [form, name, listen])
}
