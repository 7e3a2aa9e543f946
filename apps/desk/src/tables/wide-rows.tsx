import { Fragment, memo, useMemo } from 'react'
import type { DeskField } from '../data/document/type-meta.ts'
import type { AttachTarget } from '../fields/control.ts'
import { isNumeric, ShownValue } from '../fields/show-value.tsx'
import { useRowKeys, type TableSource, useTablePart, type CellValue } from '../fields/table-value.ts'
import { useTranslate } from '../language/translate.ts'
import { RowMenu, useSharedMenu, RowMenuButton } from './row-menu.tsx'
import { wrongFieldsByRow } from './table-problems.ts'
import { useRowWindow } from './use-row-window.ts'
import type { CellEdit, RowAction } from './use-table-edits.ts'
import { FieldControl } from '../fields/field-control.tsx'
import { pointedField } from '../fields/link/pointed-field.ts'
import styles from './tables.module.css'

export interface WideRowsProps {
  label: string
  table: TableSource
  columns: readonly DeskField[]
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
        <th scope="col" className={styles.rowMenu}>
          <span className="visually-hidden">{t('desk.row')}</span>
        </th>
      </tr>
    </thead>
  )
})

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    height > 0 && (
      <tr className={styles.rowGap} aria-hidden="true">
        <td colSpan={columns} style={{ height }} />
      </tr>
    )
  )
}

/** Pixels of a row of one line. */
const rowHeight = 52

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
    <div className={styles.tableScroll} role="region" tabIndex={0} aria-label={label}>
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

interface Props {
  table: TableSource
  rowKey: string
  number: number
  columns: readonly DeskField[]
  /** Names of the wrong fields in this row, joined: a string preserves the memoisation of the row. */
  wrong: string
  attachTo: AttachTarget | null
  isReadOnly: boolean
  menuId: string
  isMenuOpen: boolean
  onEdit: (edit: CellEdit) => void
  onMenu: (rowKey: string, button: HTMLElement) => void
  onFocus: (index: number) => void
  measure: (row: HTMLElement | null) => void
}

interface CellProps extends Pick<Props, 'rowKey' | 'number' | 'attachTo' | 'onEdit'> {
  field: DeskField
  value: CellValue
  isWrong: boolean
  onBlur: () => void
}

/** Control of one cell, memoised: it renders only when its own value changes. */
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

/** Row of a child table, memoised: it renders only when its own values change. */
const TableRow = memo(function TableRow(props: Props) {
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
