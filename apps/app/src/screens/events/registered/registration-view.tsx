import { useVisit } from '../../../data/visit.ts'
import { useTranslate, type Translate } from '../../../language/text.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { closeOutline, personOutline, calendarOutline } from 'ionicons/icons'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { CancelRegistrationSheet, type CancelScope } from './cancel-sheet.tsx'
import type { RegisteredAttendee, RegistrationRecord, RegisteredEvent } from './registration-calls.ts'
import { calendarFile, spacedPhone } from '#meta'
import { DateTile } from '../../../ui/card/date-tile.tsx'
import { eventPath } from '../../../ui/card/event-card.tsx'
import { registrantField, registrantNames } from '../registering/registration-answers.ts'
import { calendarAddress, daysText, eventHours } from '../event-times.ts'
import { RegistrationNext, type RegistrationViewProps } from './registration-next.tsx'
import { stateText } from './state-text.ts'
import { Tickets } from './tickets.tsx'
import eventsStyles from '../events.module.css'
import styles from './registered.module.css'
import registeringStyles from '../registering/registering.module.css'

const hasTickets = ({ state }: RegistrationRecord): boolean => state === 'confirmed' || state === 'checked in'

export function RegistrationView(props: RegistrationViewProps) {
  const t = useTranslate()
  const { opener, registration, currency, lookAgain, onChange } = props
  const { title, text, values } = stateText(registration)
  return (
    <div className="wrap">
      <div className="page-head" role="status">
        <p className="small mid">{registration.event.title}</p>
        <h1>{t(title)}</h1>
        <p className="dim">{t(text, values)}</p>
      </div>
      <div className="split">
        <div className={`stack ${styles.registeredMain}`}>
          <OwedBack registration={registration} currency={currency} />
          <RegistrationNext {...props} />
          {hasTickets(registration) && <Tickets opener={opener} registration={registration} />}
          <AttendeeList {...{ opener, registration, lookAgain, onChange }} />
        </div>
        <aside aria-label={t('event_registration.title')}>
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

function OwedBack({ registration, currency }: Pick<RegistrationViewProps, 'registration' | 'currency'>) {
  const t = useTranslate()
  const { language } = useVisit()
  const { state, amount, paid, returned } = registration
  const owed = paid - returned - (state === 'cancelled' ? 0 : amount)
  if (paid === 0 || owed < 0.005) return null
  return (
    <p className="note">
      {t('event_registration.owed_back', { amount: moneyText(owed, currency, language) })}
    </p>
  )
}

function Amounts({ registration, currency }: Pick<RegistrationViewProps, 'registration' | 'currency'>) {
  const t = useTranslate()
  const { language } = useVisit()
  const { amount, paid, returned, seats, contact_name } = registration
  const money = (sum: number) => (sum > 0 ? moneyText(sum, currency, language) : t('events.free'))
  return (
    <dl className="sum padded">
      <div>
        <dt>{t('event_registration.registered_by')}</dt>
        <dd>{contact_name}</dd>
      </div>
      <ContactDetails registration={registration} />
      <div>
        <dt>{t('events.places')}</dt>
        <dd>{seats}</dd>
      </div>
      <div className="sum-total">
        <dt>{t('event_registration.total')}</dt>
        <dd>{money(amount)}</dd>
      </div>
      {paid > 0 && (
        <div>
          <dt>{t('event_registration.paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
      )}
      {returned > 0 && (
        <div>
          <dt>{t('event_registration.returned')}</dt>
          <dd>{money(returned)}</dd>
        </div>
      )}
      <div>
        <dt>{t('event_registration.number')}</dt>
        <dd>{registration.registration}</dd>
      </div>
    </dl>
  )
}

/** Shows the contact details to which tickets and reminders are sent. */
function ContactDetails({ registration }: Pick<RegistrationViewProps, 'registration'>) {
  const t = useTranslate()
  const details = registrantNames.filter((name) => name !== 'contact_name' && Boolean(registration[name]))
  return details.map((name) => (
    <div key={name}>
      <dt>{t(registrantField(name).label)}</dt>
      <dd>{spacedPhone(registration[name] ?? '')}</dd>
    </div>
  ))
}

function EventSummary({ event }: { event: RegisteredEvent }) {
  const t = useTranslate()
  const { language, origin, today } = useVisit()
  const path = eventPath(event.name)
  const file = calendarFile(event, origin + path, new Date(`${today}T00:00:00Z`))
  return (
    <div className="padded stack">
      <div className={eventsStyles.eventHead}>
        <DateTile day={event.start_date} language={language} hasWeekday />
        <div className="spring">
          <h2>
            <a href={path}>{event.title}</a>
          </h2>
          <p className="small dim">
            {daysText(event, language, t)}, {eventHours(event, language, t)}
          </p>
          {event.venue && <p className="small dim">{event.venue}</p>}
        </div>
      </div>
      <a className="button line" href={calendarAddress(file)} download={`${event.name}.ics`}>
        <Icon of={calendarOutline} isSmall />
        {t('events.add_to_calendar')}
      </a>
    </div>
  )
}

interface Props {
  opener: string
  registration: RegistrationRecord
  lookAgain: () => void
  onChange: () => void
}

function AttendeeList({ opener, registration, lookAgain, onChange }: Props) {
  const t = useTranslate()
  const [cancelling, setCancelling] = useState<CancelScope | null>(null)
  const { attendees, can_cancel, can_change } = registration
  const canOne = can_cancel === 1 && attendees.length > 1
  const handleClosed = (isDone: boolean) => {
    setCancelling(null)
    if (isDone) lookAgain()
  }
  return (
    <section className="stack" aria-labelledby="registered-people">
      <h2 id="registered-people">{t('event_registration.people')}</h2>
      <ul className="card list">
        {attendees.map((attendee) => (
          <AttendeeRow
            key={attendee.name}
            attendee={attendee}
            onCancel={canOne ? () => setCancelling({ kind: 'one', attendee }) : undefined}
          />
        ))}
      </ul>
      <div className={`row ${styles.registeredRow}`}>
        {can_change === 1 && (
          <button type="button" className="button line" onClick={onChange}>
            {t('event_registration.change')}
          </button>
        )}
        {can_cancel === 1 && (
          <button type="button" className="button line" onClick={() => setCancelling({ kind: 'all' })}>
            {t('event_registration.cancel_all')}
          </button>
        )}
      </div>
      {cancelling && (
        <CancelRegistrationSheet {...{ opener, registration, cancelling }} onClosed={handleClosed} />
      )}
    </section>
  )
}

interface RowProps {
  attendee: RegisteredAttendee
  onCancel: (() => void) | undefined
}

function AttendeeRow({ attendee, onCancel }: RowProps) {
  const t = useTranslate()
  const { full_name, checked_in_at } = attendee
  return (
    <li>
      <span className="spot brand">
        <Icon of={personOutline} />
      </span>
      <span className="text">
        <span className="mid">{full_name}</span>
        <span className="small dim">{detailsOf(attendee, t)}</span>
      </span>
      {checked_in_at !== null && <span className="badge ok">{t('event_registration.state_checked_in')}</span>}
      {onCancel && (
        <button
          type="button"
          className={registeringStyles.attendeeButton}
          aria-label={t('event_registration.cancel_person', { person: full_name })}
          onClick={onCancel}
        >
          <Icon of={closeOutline} isSmall />
          <span aria-hidden="true">{t('event_registration.cancel')}</span>
        </button>
      )}
    </li>
  )
}

function detailsOf({ ticket_type, age, companions }: RegisteredAttendee, t: Translate): string {
  const years = age === null ? '' : t('event_registration.years', { count: age })
  return [ticket_type ?? '', years, ...companions].filter((text) => text !== '').join(', ')
}
