import { ActionIcon } from '@mantine/core'
import { ellipsisHorizontal } from 'ionicons/icons'
import { memo } from 'react'
import type { DeskField } from '../data/doc-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import { FieldControl } from '../fields/field-control.tsx'
import type { RowValue } from '../fields/form-value.ts'
import { isNumeric, ShownValue } from '../fields/show-value.tsx'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'
import type { CellEdit } from './row-edits.ts'

interface Props {
  row: RowValue
  number: number
  columns: readonly DeskField[]
  /** Names of the fields in this row that are wrong, joined: a plain text keeps the row from drawing itself again. */
  wrong: string
  attachTo: AttachTarget | null
  isReadOnly: boolean
  onEdit: (edit: CellEdit) => void
  onOpen: (key: string) => void
  onBlur: () => void
}

/** One row of a child table; it is drawn again only when its own values change. */
export const TableRow = memo(function TableRow(props: Props) {
  const { row, number, columns, wrong, attachTo, isReadOnly, onEdit, onOpen, onBlur } = props
  const say = useSay()
  const bad = new Set(wrong.split(' '))
  return (
    <tr>
      {columns.map((field) => (
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
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={say('desk.open_row', { number })}
          onClick={() => onOpen(row.key)}
        >
          <Icon of={ellipsisHorizontal} isSmall />
        </ActionIcon>
      </td>
    </tr>
  )
})
