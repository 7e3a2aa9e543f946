import { useTable, type OnChangeFn, type RowSelectionState } from '@tanstack/react-table'
import { arrowDown, arrowUp } from 'ionicons/icons'
import { useMemo } from 'react'
import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { isNumeric } from '../../../fields/show-value.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { isByTime, rowClass, isAmount } from './columns.ts'
import { fieldLabel, isSortable } from '../filter/filters.ts'
import { features, listColumns, useRowTitle } from './list-columns.tsx'
import type { ListState } from '../list-state.ts'
import styles from '../../../ui/list/list-page.module.css'
import listViewsStyles from '../../../ui/list/list-views.module.css'

interface Props {
  meta: TypeMeta
  caption: string
  fields: readonly DeskField[]
  rows: AnyDocument[]
  sort: ListState['sort']
  canSelect: boolean
  selection: RowSelectionState
  fresh: ReadonlySet<string>
  onSelectionChange: OnChangeFn<RowSelectionState>
  onSort: (field: string) => void
}

type Classes = (id: string) => string

/**
 * Returns the column classes: numbers align right; on narrow screens the last change is hidden first, then later
 * columns.
 */
function columnClasses(meta: TypeMeta, fields: readonly DeskField[]): Classes {
  return (id) => {
    if (id === meta.titleField) return 'title-column'
    if (id === 'modified') return isByTime(meta, fields) ? 'right' : 'right from-widest'
    const index = fields.findIndex(({ fieldname }) => fieldname === id)
    const field = fields[index]
    const isLate = index >= 3 && !(field && isAmount(field))
    const hiding = isLate ? 'from-wide' : index >= 2 ? 'from-middle' : ''
    return [field && isNumeric(field) ? 'right' : '', hiding].join(' ')
  }
}

interface HeadProps extends Pick<Props, 'sort' | 'onSort'> {
  id: string
  label: string
  className: string
}

function HeadCell({ id, label, sort, onSort, className }: HeadProps) {
  const isSorted = sort.field === id
  const direction = sort.isDescending ? 'descending' : 'ascending'
  if (!isSortable({ fieldname: id }))
    return (
      <th scope="col" className={className}>
        <span className={listViewsStyles.plainHead}>{label}</span>
      </th>
    )
  return (
    <th scope="col" className={className} aria-sort={isSorted ? direction : undefined}>
      <button type="button" className={styles.sortButton} onClick={() => onSort(id)}>
        {label}
        {isSorted && <Icon of={sort.isDescending ? arrowDown : arrowUp} isSmall />}
      </button>
    </th>
  )
}

export function ListTable(props: Props) {
  const { meta, caption, fields, rows, sort, canSelect, selection, fresh, onSelectionChange, onSort } = props
  const t = useTranslate()
  const titleText = useRowTitle(meta)
  const labelOf = (id: string) =>
    id === 'modified' && isByTime(meta, fields) ? t('desk.field_when') : fieldLabel(meta, id, t)
  const columns = useMemo(() => listColumns(meta, fields), [meta, fields])
  const classes = useMemo(() => columnClasses(meta, fields), [meta, fields])
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => textOf(row['name']),
    enableRowSelection: canSelect,
    state: { rowSelection: selection },
    onRowSelectionChange: onSelectionChange,
  })
  return (
    <table className="list-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {canSelect && (
            <th scope="col" className="tick-column">
              <label className="tick-target">
                <span className="visually-hidden">{t('desk.choose_all')}</span>
                <input
                  className="tick"
                  type="checkbox"
                  checked={table.getIsAllRowsSelected()}
                  ref={(tick) => {
                    if (tick) tick.indeterminate = table.getIsSomeRowsSelected()
                  }}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </label>
            </th>
          )}
          {table.getAllColumns().map(({ id }) => (
            <HeadCell
              key={id}
              id={id}
              label={labelOf(id)}
              sort={sort}
              onSort={onSort}
              className={classes(id)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={rowClass(row.getIsSelected(), fresh.has(row.id))}>
            {canSelect && (
              <td className="tick-column">
                <label className="tick-target">
                  <span className="visually-hidden">
                    {t('desk.choose_row', { name: titleText(row.original) })}
                  </span>
                  <input
                    className="tick"
                    type="checkbox"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </label>
              </td>
            )}
            {row.getAllCells().map((cell) => (
              <td key={cell.id} className={classes(cell.column.id)}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
