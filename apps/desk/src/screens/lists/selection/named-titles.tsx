import { useTranslate } from '../../../language/translate.ts'
import type { Titles } from './use-chosen.ts'

const mostNamed = 5

/** What a question is about, by name; of many, how many more. */
export function NamedTitles({ titles }: { titles: Titles }) {
  const t = useTranslate()
  const more = titles.size - mostNamed
  return (
    <ul className="named">
      {[...titles].slice(0, mostNamed).map(([name, title]) => (
        <li key={name}>{title}</li>
      ))}
      {more > 0 && <li className="dim">{t('desk.and_more', { count: more })}</li>}
    </ul>
  )
}
