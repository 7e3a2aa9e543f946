import { useState } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useAnswer } from '../../../data/use-answer.ts'
import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import { Empty } from '../../../ui/empty.tsx'
import { KeptNote } from '../../../ui/kept-note.tsx'
import { deviceRegistrations } from '../registered/device-registrations.ts'
import { myRegistrationsCall } from '../registered/registration-calls.ts'
import { allTickets, type MyTicket } from './all-tickets.ts'
import { MyTicketsSkeleton } from './my-tickets-skeleton.tsx'
import { coming, past } from './sorted.ts'
import { TicketRow } from './ticket-row.tsx'

/** What was registered on this device, and by whoever is signed in on it. */
export function MyTicketsBody() {
  const say = useSay()
  const { today } = useVisit()
  const account = useAccount()
  const [onDevice] = useState(() => deviceRegistrations())
  const mine = useAnswer(account === null ? undefined : myRegistrationsCall(account))
  const tickets = allTickets(onDevice, mine.value ?? [])
  if (tickets.length === 0 && account !== null && mine.isLoading) return <MyTicketsSkeleton />
  if (tickets.length === 0)
    return (
      <>
        <Empty
          title={say('event_registration.none_title')}
          text={say('event_registration.none_text')}
          way={{ label: say('events.see_all'), href: '/events' }}
        />
        {account === null && <SignInHint />}
      </>
    )
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('events.my_tickets')}</h1>
        <p className="dim">{say('event_registration.my_lead')}</p>
      </div>
      {mine.keptAt !== null && <KeptNote at={mine.keptAt} retry={mine.retry} />}
      <div className="stack my-tickets">
        <Group title={say('events.upcoming')} tickets={coming(tickets, today)} />
        <Group title={say('event_registration.past')} tickets={past(tickets, today)} />
      </div>
      {account === null && <SignInHint />}
    </div>
  )
}

/** What was registered with an account stands on no device that does not know it. */
function SignInHint() {
  const say = useSay()
  const path = `/sign-in?${new URLSearchParams({ next: '/my-tickets', again: '1' })}`
  return (
    <p className="my-tickets-hint small dim">
      {say('event_registration.sign_in_text')}{' '}
      <a className="more" href={path}>
        {say('shell.sign_in')}
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
