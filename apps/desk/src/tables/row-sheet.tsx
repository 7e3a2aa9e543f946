import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { DeskField } from '../data/document/type-meta.ts'
import type { AttachTarget, ControlProps } from '../fields/control.ts'
import { FieldControl, isWide } from '../fields/field-control.tsx'
import { LongTextField } from '../fields/text/text-field.tsx'
import { pointedField } from '../fields/link/pointed-field.ts'
import { ShownValue } from '../fields/show-value.tsx'
import { useTablePart, type TableSource } from '../fields/table-value.ts'
import { useTranslate } from '../language/translate.ts'
import { Sheet } from '../ui/overlay/dialog.tsx'
import type { CellEdit, RowAction } from './use-table-edits.ts'
import styles from './tables.module.css'

interface Props {
  table: TableSource
  rowKey: string
  number: number
  total: number
  fields: readonly DeskField[]
  errors: Readonly<Record<string, string>>
  attachTo: AttachTarget | null
  isReadOnly: boolean
  /** True for a row that can neither be moved nor deleted. */
  isFixed: boolean
  onEdit: (edit: CellEdit) => void
  onAct: (action: RowAction, key: string) => void
  onClose: () => void
}

function RowActions({ number, total, rowKey, onAct }: Pick<Props, 'number' | 'total' | 'rowKey' | 'onAct'>) {
  const t = useTranslate()
  return (
    <div className={styles.rowActions}>
      <Button variant="default" disabled={number === 1} onClick={() => onAct('up', rowKey)}>
        {t('desk.move_up')}
      </Button>
      <Button variant="default" disabled={number === total} onClick={() => onAct('down', rowKey)}>
        {t('desk.move_down')}
      </Button>
      <Button variant="default" onClick={() => onAct('copy', rowKey)}>
        {t('desk.duplicate')}
      </Button>
      <Button variant="default" color="red" onClick={() => onAct('remove', rowKey)}>
        {t('desk.remove_row', { number })}
      </Button>
    </div>
  )
}

/** Editor of sections, loaded with the first one. If it does not load, the data can be edited as text. */
const SectionEditor = lazy(() =>
  import('../sections/section-editor.tsx')
    .then((module) => ({ default: module.SectionEditor }))
    .catch(() => ({ default: LongTextField })),
)

function RowControl(props: ControlProps) {
  if (props.field.options[0] !== 'Section') return <FieldControl {...props} />
  return (
    <Suspense fallback={<LongTextField {...props} />}>
      <SectionEditor {...props} />
    </Suspense>
  )
}

export function RowSheet(props: Props) {
  const { table, rowKey, number, fields, errors, attachTo, isReadOnly, isFixed, onEdit, onClose } = props
  const t = useTranslate()
  const row = useTablePart(table, (now) => now.row(rowKey))
  return (
    <Sheet isOpen title={t('desk.row_number', { number })} onClose={onClose}>
      <div className="row-fields">
        {fields
          .map((one) => pointedField(one, (name) => row?.cells[name]))
          .map((field) => (
            <div key={field.fieldname} className={isWide(field) ? 'wide' : ''}>
              {isReadOnly || field.isReadOnly ? (
                <div className="shown-field">
                  <span className="shown-label">{field.label}</span>
                  <ShownValue field={field} value={row?.cells[field.fieldname]} />
                </div>
              ) : (
                <RowControl
                  field={field}
                  value={row?.cells[field.fieldname] ?? ''}
                  onChange={(value) => onEdit({ key: rowKey, field: field.fieldname, value })}
                  onBlur={() => undefined}
                  error={errors[field.fieldname]}
                  attachTo={attachTo}
                />
              )}
            </div>
          ))}
      </div>
      {!isFixed && <RowActions {...props} />}
      <Button fullWidth onClick={onClose}>
        {t('desk.done')}
      </Button>
    </Sheet>
  )
}
