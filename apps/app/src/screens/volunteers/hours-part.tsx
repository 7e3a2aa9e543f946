import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { plainDay } from '../../ui/date-text.ts'
import { hoursText } from './shift-times.ts'
import type { HoursEntry, Overview } from './volunteer-calls.ts'

const stateWords: Record<HoursEntry['state'], MessageId> = {
  waiting: 'volunteers.state_waiting',
  approved: 'volunteers.state_approved',
  refused: 'volunteers.state_refused',
}

const stateLooks: Record<HoursEntry['state'], string> = {
  waiting: 'badge warn',
  approved: 'badge ok',
  refused: 'badge',
}

export function HoursPart({ overview: { hours, entries } }: { overview: Overview }) {
  const say = useSay()
  return (
    <section className="card padded stack">
      <h2>{say('volunteers.hours_title')}</h2>
      <dl className="hours-totals">
        <div>
          <dt className="small dim">{say('volunteers.approved')}</dt>
          <dd className="numbers bold">{say('volunteers.hours', { hours: hoursText(hours.approved) })}</dd>
        </div>
        <div>
          <dt className="small dim">{say('volunteers.waiting')}</dt>
          <dd className="numbers bold">{say('volunteers.hours', { hours: hoursText(hours.waiting) })}</dd>
        </div>
      </dl>
      {entries.length === 0 && <p className="dim">{say('volunteers.no_hours')}</p>}
      <ul className="hours-list">
        {entries.map((entry) => (
          <li key={entry.name}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry }: { entry: HoursEntry }) {
  const say = useSay()
  const { language } = useVisit()
  return (
    <>
      <span className="text">
        <b className="bold">{entry.activity}</b>
        <span className="small dim">{plainDay(entry.on_day, language)}</span>
        {entry.refusal && <span className="small">{entry.refusal}</span>}
      </span>
      <span className="numbers">{say('volunteers.hours', { hours: hoursText(entry.minutes) })}</span>
      <span className={stateLooks[entry.state]}>{say(stateWords[entry.state])}</span>
    </>
  )
}
