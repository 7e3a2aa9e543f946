import { checkmarkCircleOutline, downloadOutline } from 'ionicons/icons'
import { useEffect, useRef } from 'react'
import { clientSettings } from '#client'
import { useAccount } from '../../../data/account.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { whenText } from '../../../ui/text/date-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Shown } from '../../../ui/state/answer-states.tsx'
import {
  ticketsCall,
  ticketsFile,
  type RegisteredEvent,
  type RegistrationRecord,
  type Ticket,
} from './registration-calls.ts'
import styles from './registered.module.css'

interface Props {
  opener: string
  registration: RegistrationRecord
}

/** Tickets of all attendees, stored on the device so that they open offline. */
export function Tickets({ opener, registration }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const query = useCall(ticketsCall(opener, useAccount()))
  useAskedAgain(() => void query.refetch(), peopleIn(registration))
  return (
    <section className="stack" aria-labelledby="registered-tickets">
      <div className={`row ${styles.registeredRow}`}>
        <h2 id="registered-tickets" className="spring">
          {t('event_registration.your_tickets')}
        </h2>
        <a className="button line" href={clientSettings.host + ticketsFile(opener, language)} download>
          <Icon of={downloadOutline} isSmall />
          {t('event_registration.download')}
        </a>
      </div>
      <p className="small dim">{t('event_registration.tickets_help')}</p>
      <Shown query={query} loading={<TicketsSkeleton />}>
        {(tickets) => (
          <ul className={styles.qrTickets}>
            {tickets.map((ticket) => (
              <li key={ticket.attendee}>
                <QrTicket
                  ticket={ticket}
                  number={ticketNumber(registration, ticket)}
                  event={registration.event}
                />
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </section>
  )
}

const peopleIn = ({ attendees }: RegistrationRecord): string =>
  attendees
    .map(
      ({ name, full_name, companions, checked_in_at }) =>
        `${name} ${full_name} ${companions.join()} ${checked_in_at ?? ''}`,
    )
    .join()

function useAskedAgain(ask: () => void, people: string): void {
  const shown = useRef(people)
  useEffect(() => {
    if (shown.current === people) return
    shown.current = people
    ask()
  }, [people, ask])
}

interface TicketProps {
  ticket: Ticket
  number: string | null
  event: RegisteredEvent
}

function QrTicket({ ticket, number, event }: TicketProps) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <article className={`ticket ${styles.qrTicket}`} aria-label={ticket.full_name}>
      <div className="padded">
        <h3>{ticket.full_name}</h3>
        {ticket.ticket_type && <p className="small dim">{ticket.ticket_type}</p>}
        {ticket.companions.length > 0 && (
          <p className="small">
            {t('event_registration.with_others', { names: ticket.companions.join(', ') })}
          </p>
        )}
        <p className="small dim">{whenText(event, language)}</p>
      </div>
      <div className="ticket-cut" />
      <div className={`padded ${styles.qrPlace}`}>
        <img
          className={styles.qr}
          src={ticket.qr}
          alt={t('event_registration.qr', { person: ticket.full_name })}
          width={220}
          height={220}
        />
        {number !== null && (
          <p className="small">
            <span className="dim">{t('event_registration.ticket_number')}</span>{' '}
            <span className="numbers">{number}</span>
          </p>
        )}
        {ticket.checked_in_at && (
          <span className="badge ok">
            <Icon of={checkmarkCircleOutline} isSmall />
            {t('event_registration.state_checked_in')}
          </span>
        )}
      </div>
    </article>
  )
}

function TicketsSkeleton() {
  const t = useTranslate()
  return (
    <div className={`skeleton ${styles.qrTickets}`} role="status" aria-label={t('states.loading')}>
      <div className={`block ${styles.qrBlock}`} />
      <div className={`block ${styles.qrBlock}`} />
    </div>
  )
}

/** Returns the number for check-in when no camera reads the code; printed tickets show it too. */
export const ticketNumber = (
  { attendees }: Pick<RegistrationRecord, 'attendees'>,
  { attendee }: Pick<Ticket, 'attendee'>,
): string | null => attendees.find(({ name }) => name === attendee)?.ticket_code ?? null
