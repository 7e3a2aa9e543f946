import { Fragment, memo, useMemo } from 'react'
import type { DeskField } from '../data/doc-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import type { RowValue } from '../fields/form-value.ts'
import { isNumeric } from '../fields/show-value.tsx'
import { useSay } from '../language/say.ts'
import type { CellEdit } from './row-edits.ts'
import type { RowAction } from './row-sheet.tsx'
import { TableRow } from './table-row.tsx'
import { wrongFields, wrongRows } from './table-problems.ts'
import { useRowWindow } from './use-row-window.ts'

interface Props {
  label: string
  rows: readonly RowValue[]
  columns: readonly DeskField[]
  /** The wrong cells as `<row>.<field>`. */
  cells: Readonly<Record<string, string>>
  attachTo: AttachTarget | null
  isReadOnly: boolean
  isFixed: boolean
  onEdit: (edit: CellEdit) => void
  onOpen: (key: string) => void
  onAct: (action: RowAction, key: string) => void
  onBlur: () => void
}

interface HeadProps {
  columns: readonly DeskField[]
  isReadOnly: boolean
}

const TableHead = memo(function TableHead({ columns, isReadOnly }: HeadProps) {
  const say = useSay()
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.fieldname} scope="col" className={isNumeric(column) ? 'right' : ''}>
            {column.label}
            {column.required && !isReadOnly && <span aria-hidden="true"> *</span>}
          </th>
        ))}
        <th scope="col" className="row-menu">
          <span className="hidden-words">{say('desk.row')}</span>
        </th>
      </tr>
    </thead>
  )
})

/** The place of rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    height > 0 && (
      <tr className="row-gap" aria-hidden="true">
        <td colSpan={columns} style={{ height }} />
      </tr>
    )
  )
}

/** Pixels of a row of one line. */
const rowHeight = 52

/** The rows of a child table in columns. */
export function WideRows(props: Props) {
  const { label, rows, columns, cells, attachTo, isReadOnly, isFixed, onEdit, onOpen, onAct, onBlur } = props
  const kept = useMemo(() => wrongRows(cells), [cells])
  const { box, drawn, gapBelow, measure, handleFocus } = useRowWindow<HTMLTableSectionElement>({
    count: rows.length,
    height: rowHeight,
    kept,
  })
  const width = columns.length + 1
  return (
    <div className="table-scroll" role="region" tabIndex={0} aria-label={label}>
      <table className="child-table" aria-rowcount={rows.length + 1}>
        <TableHead columns={columns} isReadOnly={isReadOnly} />
        <tbody ref={box}>
          {drawn.map(({ index, gap }) => {
            const row = rows[index]
            return (
              row && (
                <Fragment key={row.key}>
                  <Gap height={gap} columns={width} />
                  <TableRow
                    measure={measure}
                    row={row}
                    number={index + 1}
                    total={rows.length}
                    columns={columns}
                    wrong={wrongFields(cells, index)}
                    attachTo={attachTo}
                    isReadOnly={isReadOnly}
                    isFixed={isFixed}
                    onEdit={onEdit}
                    onOpen={onOpen}
                    onAct={onAct}
                    onBlur={onBlur}
                    onFocus={handleFocus}
                  />
                </Fragment>
              )
            )
          })}
          <Gap height={gapBelow} columns={width} />
        </tbody>
      </table>
    </div>
  )
}
