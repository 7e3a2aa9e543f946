import { memo } from 'react'
import type { DeskField } from '../data/doc-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import { FieldControl } from '../fields/field-control.tsx'
import type { RowValue } from '../fields/form-value.ts'
import { pointedField } from '../fields/pointed-field.ts'
import { isNumeric, ShownValue } from '../fields/show-value.tsx'
import { useSay } from '../language/say.ts'
import type { CellEdit } from './row-edits.ts'
import { RowMenu } from './row-menu.tsx'
import type { RowAction } from './row-sheet.tsx'

interface Props {
  row: RowValue
  number: number
  total: number
  columns: readonly DeskField[]
  /** Names of the fields in this row that are wrong, joined: a plain text keeps the row from drawing itself again. */
  wrong: string
  attachTo: AttachTarget | null
  isReadOnly: boolean
  /** The row stays where it is, and stays. */
  isFixed: boolean
  onEdit: (edit: CellEdit) => void
  onOpen: (key: string) => void
  onAct: (action: RowAction, key: string) => void
  onBlur: () => void
  /** Told of the row's place when something in it is focused. */
  onFocus: (index: number) => void
  measure: (row: HTMLElement | null) => void
}

/** One row of a child table; it is drawn again only when its own values change. */
export const TableRow = memo(function TableRow(props: Props) {
  const { row, number, total, columns, wrong, attachTo, isReadOnly, isFixed } = props
  const { onEdit, onOpen, onAct, onBlur, onFocus, measure } = props
  const say = useSay()
  const bad = new Set(wrong.split(' '))
  return (
    <tr ref={measure} data-index={number - 1} aria-rowindex={number + 1} onFocus={() => onFocus(number - 1)}>
      {columns
        .map((column) => pointedField(column, (name) => row.cells[name]))
        .map((field) => (
          <td key={field.fieldname} className={isNumeric(field) ? 'right' : ''}>
            {isReadOnly || field.isReadOnly ? (
              <ShownValue field={field} value={row.cells[field.fieldname]} />
            ) : (
              <FieldControl
                field={field}
                value={row.cells[field.fieldname] ?? ''}
                onChange={(value) => onEdit({ key: row.key, field: field.fieldname, value })}
                onBlur={onBlur}
                error={bad.has(field.fieldname) ? field.label : undefined}
                cellLabel={say('desk.cell', { field: field.label, number })}
                attachTo={attachTo}
              />
            )}
          </td>
        ))}
      <td>
        <RowMenu
          rowKey={row.key}
          number={number}
          total={total}
          isFixed={isFixed}
          onOpen={onOpen}
          onAct={onAct}
        />
      </td>
    </tr>
  )
})
