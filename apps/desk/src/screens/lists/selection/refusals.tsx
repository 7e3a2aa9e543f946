import { Link } from 'react-router-dom'
import { documentPath } from '../../../data/document/desk-types.ts'
import { useTranslate } from '../../../language/translate.ts'
import type { Refusal } from './each-chosen.ts'

interface Props {
  doctype: string
  refusals: readonly Refusal[]
  titles: ReadonlyMap<string, string>
}

/** The documents that were left as they were, each with its reason and the way to it. */
export function Refusals({ doctype, refusals, titles }: Props) {
  const t = useTranslate()
  if (refusals.length === 0) return null
  return (
    <div className="refusals" role="alert">
      <p>{t('desk.some_stayed', { count: refusals.length })}</p>
      <ul>
        {refusals.map(({ name, reason }) => (
          <li key={name}>
            <Link className="link mid" to={documentPath(doctype, name)}>
              {titles.get(name) ?? name}
            </Link>
            : {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
