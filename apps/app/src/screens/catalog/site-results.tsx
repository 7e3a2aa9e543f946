import type { MessageId } from '#design/messages'
import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { shortDay } from '../../ui/date-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { siteSearchCall, type SiteResults as Found } from './catalog-calls.ts'
import './site-results.css'

type Group = Found['groups'][number]

const groupNames: Readonly<Record<Group['group'], MessageId>> = {
  pages: 'catalog.found_pages',
  events: 'catalog.found_events',
  albums: 'catalog.found_albums',
  sellers: 'catalog.found_sellers',
}

interface Props {
  words: string
  /** It stands above the products. */
  isFirst?: boolean
}

/** What was found beside products: a few pages, events, albums and sellers. The products do not wait for it. */
export function SiteResults({ words, isFirst = false }: Props) {
  const say = useSay()
  const { value } = useAnswer(siteSearchCall(words))
  if (value === undefined || value.groups.length === 0) return null
  return (
    <section className="site-results">
      <h2>{say(isFirst ? 'catalog.found_first' : 'catalog.found_more')}</h2>
      <div className="site-groups">
        {value.groups.map((group) => (
          <FoundGroup key={group.group} group={group} />
        ))}
      </div>
    </section>
  )
}

function FoundGroup({ group: { group, results } }: { group: Group }) {
  const say = useSay()
  return (
    <section className="card">
      <h3>{say(groupNames[group])}</h3>
      <ul>
        {results.map((result, index) => (
          <FoundResult key={result.path} result={result} ground={index} />
        ))}
      </ul>
    </section>
  )
}

function FoundResult({ result, ground }: { result: Group['results'][number]; ground: number }) {
  const { language } = useVisit()
  const { title, path, note, day, image } = result
  const lines = [day === null ? null : shortDay(day, language), note].filter((line) => line !== null)
  return (
    <li>
      <a href={path} className={image === null ? undefined : 'has-picture'}>
        {image !== null && <Picture source={image} alt="" ground={ground} sizes="48px" />}
        <span>
          <b>{title}</b>
          {lines.length > 0 && <span className="meta">{lines.join(' · ')}</span>}
        </span>
      </a>
    </li>
  )
}
