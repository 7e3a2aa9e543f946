import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { documentPath } from '../../data/desk-types.ts'
import type { TypeMeta } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { LinkTitlesContext, titleKey } from '../../data/link-titles.ts'
import { ShownValue, valueText } from '../../fields/show-value.tsx'
import { useLanguage } from '../../language/language.tsx'
import { useSay } from '../../language/say.ts'
import { shortMomentText } from '../../ui/dates.ts'
import { listedFields, titleOf } from './list-columns.tsx'

interface Props {
  meta: TypeMeta
  rows: AnyDocument[]
}

const mostWords = 2

/** A page of a list on a phone: title, a line of what else is listed, and the state as a badge. */
export function ListRows({ meta, rows }: Props) {
  const say = useSay()
  const { language } = useLanguage()
  const titles = useContext(LinkTitlesContext)
  const fields = listedFields(meta)
  const badge =
    fields.find((field) => field.fieldtype === 'Select') ??
    fields.find((field) => field.fieldtype === 'Check')
  const spoken = fields.filter((field) => field.fieldtype !== 'Check' && field !== badge).slice(0, mostWords)

  const line = (row: AnyDocument) => {
    const words = spoken.map((field) => {
      const text = valueText(field, row[field.fieldname], { say, language })
      return titles.get(titleKey(field.options[0] ?? '', text)) || text
    })
    const last = shortMomentText(textOf(row['modified']), language)
    return [...words, last].filter((text) => text !== '').join(', ')
  }
  return (
    <ul className="list-rows">
      {rows.map((row) => (
        <li key={textOf(row['name'])}>
          <Link to={documentPath(meta.name, textOf(row['name']))}>
            <span className="grow">
              <b className="mid">{titleOf(meta, row)}</b>
              <span className="small dim">{line(row)}</span>
            </span>
            {badge && <ShownValue field={badge} value={row[badge.fieldname]} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
