import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import { moneyText } from '../../../ui/money-text.ts'
import { AttendeeList } from './attendee-list.tsx'
import { EventSummary } from './event-summary.tsx'
import { RegistrationNext } from './registration-next.tsx'
import type { Registration } from './registration-calls.ts'
import type { RegistrationViewProps } from './registration-view-props.ts'
import { stateWords } from './state-words.ts'
import { Tickets } from './tickets.tsx'

const hasTickets = ({ state }: Registration): boolean => state === 'confirmed' || state === 'checked in'

/** Where a registration stands, what can be done next, the tickets, and who comes. */
export function RegistrationView(props: RegistrationViewProps) {
  const say = useSay()
  const { opener, registration, currency, lookAgain, onChange } = props
  const { title, text, values } = stateWords(registration)
  return (
    <div className="wrap">
      <div className="page-head registered-head" role="status">
        <p className="small mid">{registration.event.title}</p>
        <h1>{say(title)}</h1>
        <p className="dim">{say(text, values)}</p>
      </div>
      <div className="split">
        <div className="stack registered-main">
          <OwedBack registration={registration} currency={currency} />
          <RegistrationNext {...props} />
          {hasTickets(registration) && <Tickets opener={opener} registration={registration} />}
          <AttendeeList {...{ opener, registration, lookAgain, onChange }} />
        </div>
        <aside aria-label={say('event_registration.title')}>
          <div className="ticket">
            <EventSummary event={registration.event} />
            <div className="ticket-cut" />
            <Amounts registration={registration} currency={currency} />
          </div>
        </aside>
      </div>
    </div>
  )
}

/** What was paid by hand is given back by hand: who cancelled is told where. */
function OwedBack({ registration, currency }: Pick<RegistrationViewProps, 'registration' | 'currency'>) {
  const say = useSay()
  const { language } = useVisit()
  const { state, amount, paid, returned } = registration
  const owed = paid - returned - (state === 'cancelled' ? 0 : amount)
  if (paid === 0 || owed < 0.005) return null
  return (
    <p className="note">
      {say('event_registration.owed_back', { amount: moneyText(owed, currency, language) })}
    </p>
  )
}

function Amounts({ registration, currency }: Pick<RegistrationViewProps, 'registration' | 'currency'>) {
  const say = useSay()
  const { language } = useVisit()
  const { amount, paid, returned, seats, contact_name } = registration
  const money = (sum: number) => (sum > 0 ? moneyText(sum, currency, language) : say('events.free'))
  return (
    <dl className="sum padded">
      <div>
        <dt>{say('event_registration.registered_by')}</dt>
        <dd>{contact_name}</dd>
      </div>
      <div>
        <dt>{say('events.places')}</dt>
        <dd>{seats}</dd>
      </div>
      <div className="sum-total">
        <dt>{say('event_registration.total')}</dt>
        <dd>{money(amount)}</dd>
      </div>
      {paid > 0 && (
        <div>
          <dt>{say('event_registration.paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
      )}
      {returned > 0 && (
        <div>
          <dt>{say('event_registration.returned')}</dt>
          <dd>{money(returned)}</dd>
        </div>
      )}
      <div>
        <dt>{say('event_registration.number')}</dt>
        <dd>{registration.registration}</dd>
      </div>
    </dl>
  )
}
