import { Page } from '../../../shell/page.tsx'
import { EventRegistrationMessages } from '../event-messages.tsx'
import { myTicketsScreen } from './my-tickets.screen.tsx'
import { useState } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useCall, type CallResult } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Empty, Failed, StaleNote } from '../../../ui/state/answer-states.tsx'
import { deviceRegistrations } from '../registered/device-registrations.ts'
import { myRegistrationsCall, registrationCall } from '../registered/registration-calls.ts'
import { MyTicketsSkeleton } from './my-tickets-skeleton.tsx'
import { chevronForwardOutline } from 'ionicons/icons'
import { shortDay, whenText } from '../../../ui/text/date-text.ts'
import { DateTile } from '../../../ui/card/date-tile.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { registrationPath } from '../event-calls.ts'
import { registrationBadge } from '../registered/state-text.ts'
import { allTickets, coming, past, type MyTicket } from './ticket-lists.ts'
import styles from '../registered/registered.module.css'

EventRegistrationMessages.fetchAhead()

export function MyTicketsPage() {
  return (
    <EventRegistrationMessages>
      <Page screen={myTicketsScreen}>
        <MyTicketsBody />
      </Page>
    </EventRegistrationMessages>
  )
}

function MyTicketsBody() {
  const t = useTranslate()
  const { today } = useVisit()
  const account = useAccount()
  const [onDevice] = useState(() => deviceRegistrations())
  const mine = useCall(account === null ? undefined : myRegistrationsCall(account))
  const tickets = allTickets(onDevice, mine.data ?? [])
  if (tickets.length === 0) return <NoTickets query={mine} isGuest={account === null} />
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('events.my_tickets')}</h1>
        <p className="dim">{t('event_registration.my_lead')}</p>
      </div>
      <StaleNote query={mine} />
      <div className={`stack ${styles.myTickets}`}>
        <Group title={t('events.upcoming')} tickets={coming(tickets, today)} />
        <Group title={t('event_registration.past')} tickets={past(tickets, today)} />
      </div>
      {account === null && <SignInHint />}
    </div>
  )
}

interface NoTicketsProps {
  query: CallResult<unknown>
  isGuest: boolean
}

/** Page without tickets: the account has none, or they are loading or could not be read. */
function NoTickets({ query, isGuest }: NoTicketsProps) {
  const t = useTranslate()
  if (!isGuest && query.isPending) return <MyTicketsSkeleton />
  if (query.error !== null) return <Failed error={query.error} retry={() => void query.refetch()} />
  return (
    <>
      <Empty
        title={t('event_registration.none_title')}
        text={t('event_registration.none_text')}
        mainLink={{ label: t('events.see_all'), href: '/events' }}
      />
      {isGuest && <SignInHint />}
    </>
  )
}

function SignInHint() {
  const t = useTranslate()
  const path = `/sign-in?${new URLSearchParams({ next: '/my-tickets', again: '1' })}`
  return (
    <p className={`${styles.myTicketsHint} small dim`}>
      {t('event_registration.sign_in_text')}{' '}
      <a className="more" href={path}>
        {t('shell.sign_in')}
      </a>
    </p>
  )
}

function Group({ title, tickets }: { title: string; tickets: readonly MyTicket[] }) {
  if (tickets.length === 0) return null
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="card list">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.opener} ticket={ticket} />
        ))}
      </ul>
    </section>
  )
}

function TicketRow({ ticket }: { ticket: MyTicket }) {
  const t = useTranslate()
  const { language } = useVisit()
  const asked = useCall(ticket.known === null ? registrationCall(ticket.opener, null) : undefined)
  const found = ticket.known ?? asked.data
  const badge = found && registrationBadge(found.state)
  return (
    <li>
      <DateTile day={ticket.start_date} language={language} />
      <span className="text">
        <a className={`mid ${styles.ticketLink}`} href={registrationPath(ticket.opener)}>
          {found?.event.title ?? ticket.title}
        </a>
        <span className="small dim">
          {found ? whenText(found.event, language) : shortDay(ticket.start_date, language)}
          {found && `, ${t('event_registration.seats_booked', { count: found.seats })}`}
        </span>
        {badge && <span className={badge.look}>{t(badge.label)}</span>}
      </span>
      <Icon of={chevronForwardOutline} isSmall isMirrored />
    </li>
  )
}
