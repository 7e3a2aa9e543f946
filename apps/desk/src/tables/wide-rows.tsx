import { Fragment, memo, useMemo } from 'react'
import type { DeskField } from '../data/document/type-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import { isNumeric } from '../fields/show-value.tsx'
import { useRowKeys, type TableSource } from '../fields/table-source.ts'
import { useTranslate } from '../language/translate.ts'
import { RowMenu, useSharedMenu } from './row-menu.tsx'
import { wrongFieldsByRow } from './table-problems.ts'
import { TableRow } from './table-row.tsx'
import { useRowWindow } from './use-row-window.ts'
import type { CellEdit, RowAction } from './use-table-edits.ts'

export interface WideRowsProps {
  label: string
  table: TableSource
  columns: readonly DeskField[]
  /** The wrong cells as `<row>.<field>`. */
  cells: Readonly<Record<string, string>>
  attachTo: AttachTarget | null
  isReadOnly: boolean
  isFixed: boolean
  onEdit: (edit: CellEdit) => void
  onOpen: (key: string) => void
  onAct: (action: RowAction, key: string) => void
}

interface HeadProps {
  columns: readonly DeskField[]
  isReadOnly: boolean
}

const TableHead = memo(function TableHead({ columns, isReadOnly }: HeadProps) {
  const t = useTranslate()
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
          <span className="hidden-words">{t('desk.row')}</span>
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
export function WideRows(props: WideRowsProps) {
  const { label, table, columns, cells, attachTo, isReadOnly, isFixed, onEdit, onOpen, onAct } = props
  const keys = useRowKeys(table)
  const wrong = useMemo(() => wrongFieldsByRow(cells), [cells])
  const wrongPlaces = useMemo(() => [...wrong.keys()], [wrong])
  const { box, renderedRows, gapBelow, measure, handleFocus } = useRowWindow<HTMLTableSectionElement>({
    count: keys.length,
    height: rowHeight,
    pinned: wrongPlaces,
  })
  const { menu, openKey, toggle } = useSharedMenu()
  const width = columns.length + 1
  return (
    <div className="table-scroll" role="region" tabIndex={0} aria-label={label}>
      <table className="child-table" aria-rowcount={keys.length + 1}>
        <TableHead columns={columns} isReadOnly={isReadOnly} />
        <tbody ref={box}>
          {renderedRows.map(({ index, gap }) => {
            const key = keys[index]
            return (
              key !== undefined && (
                <Fragment key={key}>
                  <Gap height={gap} columns={width} />
                  <TableRow
                    {...{ table, columns, attachTo, isReadOnly, measure, onEdit }}
                    rowKey={key}
                    number={index + 1}
                    wrong={wrong.get(index) ?? ''}
                    menuId={menu.id}
                    isMenuOpen={key === openKey}
                    onMenu={toggle}
                    onFocus={handleFocus}
                  />
                </Fragment>
              )
            )
          })}
          <Gap height={gapBelow} columns={width} />
        </tbody>
      </table>
      <RowMenu
        {...{ menu, keys, isFixed, onOpen, onAct }}
        isRowRendered={renderedRows.some(({ index }) => keys[index] === openKey)}
      />
    </div>
  )
}
