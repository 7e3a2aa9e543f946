import { chevronForward } from 'ionicons/icons'
import { Fragment, useContext, useMemo } from 'react'
import type { DeskField } from '../data/document/type-meta.ts'
import { LinkTitlesContext, useLinkTitles, type LinkTitles } from '../data/link/link-titles.ts'
import { pointedField } from '../fields/link/pointed-field.ts'
import { isNumeric, useShownText } from '../fields/show-value.tsx'
import { useTablePart, type TableSource, type RowValue } from '../fields/table-value.ts'
import { useTranslate } from '../language/translate.ts'
import { Icon } from '../ui/icon.tsx'
import { useRowWindow } from './use-row-window.ts'
import styles from './tables.module.css'

interface Props {
  table: TableSource
  columns: readonly DeskField[]
  problems: ReadonlyMap<number, string>
  onOpen: (key: string) => void
}

function useRowTitles(rows: readonly RowValue[], columns: readonly DeskField[]): LinkTitles {
  const known = useContext(LinkTitlesContext)
  const cells = useMemo(() => rows.map((row) => row.cells), [rows])
  const titles = useLinkTitles(columns, cells)
  return useMemo(() => new Map([...known, ...titles]), [known, titles])
}

export function PhoneRows({ table, ...shown }: Props) {
  const rows = useTablePart(table, (now) => now.rows)
  return (
    <LinkTitlesContext value={useRowTitles(rows, shown.columns)}>
      <RowList rows={rows} {...shown} />
    </LinkTitlesContext>
  )
}

/** Pixels of a row of two lines. */
const rowHeight = 64

const isCount = (field: DeskField): boolean => isNumeric(field) && field.fieldtype !== 'Currency'

interface ListProps extends Omit<Props, 'table'> {
  rows: readonly RowValue[]
}

function RowList({ rows, columns, problems, onOpen }: ListProps) {
  const t = useTranslate()
  const shownText = useShownText()
  const cellText = (field: DeskField, row: RowValue) => {
    const value = row.cells[field.fieldname]
    // A row has no column heads: a ticked box shows its label, one that isn't ticked nothing.
    if (field.fieldtype === 'Check') return value === 1 ? field.label : ''
    const text = shownText(
      pointedField(field, (name) => row.cells[name]),
      value,
    )
    return text !== '' && isCount(field) ? `${field.label}: ${text}` : text
  }
  const cellTexts = (row: RowValue) =>
    columns.map((field) => cellText(field, row)).filter((text) => text !== '')
  const pinned = useMemo(() => [...problems.keys()], [problems])
  const { box, renderedRows, gapBelow, measure, handleFocus } = useRowWindow<HTMLUListElement>({
    count: rows.length,
    height: rowHeight,
    pinned,
  })
  return (
    <ul className={styles.phoneRows} ref={box}>
      {renderedRows.map(({ index, gap }) => {
        const row = rows[index]
        if (!row) return null
        const [title, ...rest] = cellTexts(row)
        const problem = problems.get(index)
        return (
          <Fragment key={row.key}>
            {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
            <li
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              onFocus={() => handleFocus(index)}
            >
              <button type="button" onClick={() => onOpen(row.key)} data-wrong={problem !== undefined}>
                <span className="grow">
                  <b className="mid">{title ?? t('desk.row_number', { number: index + 1 })}</b>
                  <span className={problem === undefined ? 'small dim' : 'small alert-text'}>
                    {problem ?? rest.join(', ')}
                  </span>
                </span>
                <Icon of={chevronForward} isSmall isFlippedInRtl />
              </button>
            </li>
          </Fragment>
        )
      })}
      {gapBelow > 0 && <li aria-hidden="true" style={{ height: gapBelow }} />}
    </ul>
  )
}
