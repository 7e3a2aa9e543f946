import { personOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { clockText, plainDay } from '../../ui/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Read } from './family-calls.ts'
import { readWords } from './read-words.ts'
import { wordOf } from './state-words.ts'

const firstShown = 5

/** Who of the school looked at the child's record: the role and the time, and never the person. */
export function ChildReads({ reads }: { reads: readonly Read[] }) {
  const say = useSay()
  const { language } = useVisit()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? reads : reads.slice(0, firstShown)
  return (
    <section className="card padded child-part">
      <h2>{say('family.reads')}</h2>
      <p className="small dim">{say(reads.length === 0 ? 'family.no_reads' : 'family.reads_text')}</p>
      <ul className="lines">
        {shown.map(({ at, who, kind }) => (
          <li key={at + who + kind}>
            <Icon of={personOutline} isSmall />
            <span className="text">
              <b className="mid">{wordOf(who, say)}</b>
              <span className="small dim">{say(readWords(kind))}</span>
            </span>
            <span className="small dim numbers">
              {plainDay(at, language)}, {clockText(at.slice(11), language)}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < reads.length && (
        <button type="button" className="button line" onClick={() => setIsWhole(true)}>
          {say('states.load_more')}
        </button>
      )}
    </section>
  )
}
