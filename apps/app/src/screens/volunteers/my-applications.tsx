import type { MessageId } from '#design/messages'
import { useOwnAnswer } from '../../data/use-own-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { plainDay } from '../../ui/date-text.ts'
import { applicationsCall, type Application } from './volunteer-calls.ts'

/** What was sent to help, by whoever is signed in and by their children; nothing where nothing was sent. */
export function MyApplications() {
  const say = useSay()
  const { query } = useOwnAnswer(applicationsCall)
  if (query.value === undefined || query.value.length === 0) return null
  return (
    <section className="stack volunteer-applications" aria-labelledby="volunteer-applications">
      <h2 id="volunteer-applications">{say('volunteers.applications_title')}</h2>
      <ul className="card list">
        {query.value.map((application) => (
          <Row key={application.name} application={application} />
        ))}
      </ul>
    </section>
  )
}

const states: Readonly<Record<Application['state'], readonly [look: string, label: MessageId]>> = {
  new: ['badge info', 'volunteers.application_new'],
  accepted: ['badge ok', 'volunteers.application_accepted'],
  declined: ['badge', 'volunteers.application_declined'],
}

const waiting = ['badge warn', 'volunteers.application_consent'] as const

function Row({ application }: { application: Application }) {
  const say = useSay()
  const { language } = useVisit()
  const { full_name, sent_on, state, waits_for_guardian } = application
  const [look, label] = waits_for_guardian === 1 ? waiting : states[state]
  return (
    <li>
      <span className="text">
        <b className="mid">{full_name}</b>
        <span className="small dim">
          {say('volunteers.application_sent', { day: plainDay(sent_on, language) })}
        </span>
      </span>
      <span className={look}>{say(label)}</span>
    </li>
  )
}
