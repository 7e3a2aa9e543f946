import { Button, NativeSelect } from '@mantine/core'
import type { DeskType } from '../../../data/document/desk-types.ts'
import { useTranslate } from '../../../language/translate.ts'
import { DeleteChosen, type ChosenProps } from './delete-chosen.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { hasColumn } from '#meta'
import { resource } from '#client'
import type { DeskField, DocMeta } from '../../../data/document/type-meta.ts'
import { useForgetLists, type AnyDocument } from '../../../data/document/document.ts'
import { checkCell } from '../../../fields/check-field-value.ts'
import { FieldControl } from '../../../fields/field-control.tsx'
import { cellOf, wireOf } from '../../../fields/form-value.ts'
import type { CellValue } from '../../../fields/table-value.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { eachChosen, Refusals } from './chosen.tsx'
import { StepsChosen } from './steps-chosen.tsx'
import { TagChosen } from './tag-chosen.tsx'
import styles from '../../../ui/list/list-page.module.css'

interface Props extends ChosenProps {
  type: DeskType
}

export function ChosenBar({ type, ...chosen }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.chosenBar} role="region" aria-label={t('desk.chosen_rows')}>
      <span className="mid">{t('desk.chosen', { count: chosen.titles.size })}</span>
      <Button variant="subtle" className={styles.chosenNone} onClick={() => chosen.onDone([])}>
        {t('desk.choose_none')}
      </Button>
      {type.can_write && chosen.meta.states && <StepsChosen {...chosen} machine={chosen.meta.states} />}
      {type.can_write && <EditChosen {...chosen} />}
      {type.can_write && <TagChosen meta={chosen.meta} titles={chosen.titles} onHold={chosen.onHold} />}
      {type.can_delete && <DeleteChosen {...chosen} />}
    </div>
  )
}

function sharedFields(meta: DocMeta): DeskField[] {
  return meta.fields.filter(
    (field) =>
      hasColumn(field.fieldtype) &&
      field.fieldtype !== 'Password' &&
      !field.isHidden &&
      !field.isReadOnly &&
      !field.isSetOnlyOnce,
  )
}

interface FormProps extends ChosenProps {
  fields: readonly DeskField[]
  onClose: () => void
}

function EditForm({ meta, titles, fields, onDone, onClose }: FormProps) {
  const t = useTranslate()
  const toast = useToast()
  const forgetLists = useForgetLists()
  const [fieldname, setFieldname] = useState(fields[0]?.fieldname ?? '')
  const field = fields.find((one) => one.fieldname === fieldname) ?? fields[0]
  const [value, setValue] = useState<CellValue>(field ? cellOf(field, field.initial) : '')
  const [problem, setProblem] = useState<string | null>(null)
  const write = useMutation({
    mutationFn: (changes: AnyDocument) =>
      eachChosen({
        meta,
        names: [...titles.keys()],
        t,
        act: (name) => resource<AnyDocument>(meta.name).update(name, changes),
      }),
    onSuccess: (refusals) => {
      forgetLists(meta.name)
      onDone(refusals.map(({ name }) => name))
      if (refusals.length > 0) return
      toast(t('desk.saved'))
      onClose()
    },
  })
  if (!field) return null

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // For React, a form inside a dialog is inside the page.
    event.stopPropagation()
    const found = checkCell(field, value, t)
    setProblem(found)
    if (found === null) write.mutate({ [field.fieldname]: wireOf(field, value) })
  }
  return (
    <form className="filter-form" noValidate onSubmit={handleSubmit}>
      <NativeSelect
        label={t('desk.filter_field')}
        data={fields.map((one) => ({ value: one.fieldname, label: one.label }))}
        value={field.fieldname}
        onChange={({ currentTarget }) => {
          const next = fields.find((one) => one.fieldname === currentTarget.value)
          setFieldname(currentTarget.value)
          setValue(next ? cellOf(next, next.initial) : '')
          setProblem(null)
        }}
      />
      <FieldControl
        key={field.fieldname}
        field={field}
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        error={problem ?? undefined}
        attachTo={null}
      />
      <Refusals doctype={meta.name} refusals={write.data ?? []} titles={titles} />
      <div className="dialog-actions">
        <Button variant="default" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
        <Button type="submit" loading={write.isPending}>
          {t('desk.change_many', { count: titles.size })}
        </Button>
      </div>
    </form>
  )
}

function EditChosen(props: ChosenProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const fields = sharedFields(props.meta)
  if (fields.length === 0) return null
  const handleOpen = (isWanted: boolean) => {
    setOpen(isWanted)
    props.onHold(isWanted)
  }
  return (
    <>
      <Button variant="subtle" onClick={() => handleOpen(true)}>
        {t('desk.edit_field')}
      </Button>
      <Dialog isOpen={isOpen} title={t('desk.edit_field')} onClose={() => handleOpen(false)}>
        {isOpen && <EditForm {...props} fields={fields} onClose={() => handleOpen(false)} />}
      </Dialog>
    </>
  )
}
