import { memo } from 'react'
import type { DeskField } from '../data/document/type-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import { FieldControl } from '../fields/field-control.tsx'
import { pointedField } from '../fields/link/pointed-field.ts'
import { isNumeric, ShownValue } from '../fields/show-value.tsx'
import { useTablePart, type TableSource } from '../fields/table-source.ts'
import type { CellValue } from '../fields/table-value.ts'
import { useTranslate } from '../language/translate.ts'
import { RowMenuButton } from './row-menu.tsx'
import type { CellEdit } from './use-table-edits.ts'

interface Props {
  table: TableSource
  rowKey: string
  number: number
  columns: readonly DeskField[]
  /** Names of the fields in this row that are wrong, joined: a plain text keeps the row from drawing itself again. */
  wrong: string
  attachTo: AttachTarget | null
  isReadOnly: boolean
  menuId: string
  isMenuOpen: boolean
  onEdit: (edit: CellEdit) => void
  onMenu: (rowKey: string, button: HTMLElement) => void
  /** Told of the row's place when something in it is focused. */
  onFocus: (index: number) => void
  measure: (row: HTMLElement | null) => void
}

interface CellProps extends Pick<Props, 'rowKey' | 'number' | 'attachTo' | 'onEdit'> {
  field: DeskField
  value: CellValue
  isWrong: boolean
  onBlur: () => void
}

/** The control of one field of a row; it is drawn again only when its own value changes. */
const TableCell = memo(function TableCell(props: CellProps) {
  const { field, rowKey, value, isWrong, number, attachTo, onEdit, onBlur } = props
  const t = useTranslate()
  return (
    <FieldControl
      field={field}
      value={value}
      onChange={(typed) => onEdit({ key: rowKey, field: field.fieldname, value: typed })}
      onBlur={onBlur}
      error={isWrong ? field.label : undefined}
      cellLabel={t('desk.cell', { field: field.label, number })}
      attachTo={attachTo}
    />
  )
})

/** One row of a child table; it is drawn again only when its own values change. */
export const TableRow = memo(function TableRow(props: Props) {
  const { table, rowKey, number, columns, wrong, attachTo, isReadOnly, menuId, isMenuOpen } = props
  const { onEdit, onMenu, onFocus, measure } = props
  const row = useTablePart(table, (now) => now.row(rowKey))
  if (!row) return null
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
              <TableCell
                {...{ field, rowKey, number, attachTo, onEdit }}
                value={row.cells[field.fieldname] ?? ''}
                isWrong={bad.has(field.fieldname)}
                onBlur={table.onBlur}
              />
            )}
          </td>
        ))}
      <td>
        <RowMenuButton {...{ menuId, rowKey, number }} isOpen={isMenuOpen} onToggle={onMenu} />
      </td>
    </tr>
  )
})
