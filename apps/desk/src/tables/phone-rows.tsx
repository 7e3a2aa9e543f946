import { chevronForward } from 'ionicons/icons'
import { useContext, useMemo } from 'react'
import type { DeskField } from '../data/doc-meta.ts'
import { LinkTitlesContext, useLinkTitles, type LinkTitles } from '../data/link-titles.ts'
import type { RowValue } from '../fields/form-value.ts'
import { pointedField } from '../fields/pointed-field.ts'
import { useShownText } from '../fields/show-value.tsx'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  rows: readonly RowValue[]
  columns: readonly DeskField[]
  /** What is wrong with a row, by its place. */
  problems: ReadonlyMap<number, string>
  onOpen: (key: string) => void
}

/** What the rows point at is shown by its title, whatever may be changed in them. */
function useRowTitles(rows: readonly RowValue[], columns: readonly DeskField[]): LinkTitles {
  const known = useContext(LinkTitlesContext)
  const cells = useMemo(() => rows.map((row) => row.cells), [rows])
  const titles = useLinkTitles(columns, cells)
  return useMemo(() => new Map([...known, ...titles]), [known, titles])
}

/** The rows of a child table on a phone: each opens a sheet of its own. */
export function PhoneRows(props: Props) {
  return (
    <LinkTitlesContext value={useRowTitles(props.rows, props.columns)}>
      <RowList {...props} />
    </LinkTitlesContext>
  )
}

function RowList({ rows, columns, problems, onOpen }: Props) {
  const say = useSay()
  const shownText = useShownText()
  const words = (row: RowValue) =>
    columns
      .map((field) =>
        shownText(
          pointedField(field, (name) => row.cells[name]),
          row.cells[field.fieldname],
        ),
      )
      .filter((text) => text !== '')
  return (
    <ul className="phone-rows">
      {rows.map((row, index) => {
        const [title, ...rest] = words(row)
        const problem = problems.get(index)
        return (
          <li key={row.key}>
            <button type="button" onClick={() => onOpen(row.key)} aria-invalid={problem !== undefined}>
              <span className="grow">
                <b className="mid">{title ?? say('desk.row_number', { number: index + 1 })}</b>
                <span className={problem === undefined ? 'small dim' : 'small alert-text'}>
                  {problem ?? rest.join(', ')}
                </span>
              </span>
              <Icon of={chevronForward} isSmall turns />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
