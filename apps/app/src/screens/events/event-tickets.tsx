import type { EventDocument, TicketType } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { moneyText } from '../../ui/money-text.ts'
import { RegisterButton } from './register-button.tsx'
import { admitsText, agesText } from './ticket-words.ts'

interface Props {
  event: EventDocument
  currency: string
}

/** Prices and the way to register stand on a ticket. */
export function EventTickets({ event, currency }: Props) {
  const say = useSay()
  const tickets = event.ticket_types ?? []
  return (
    <aside aria-label={say('events.tickets')}>
      <div className="ticket">
        <div className="padded">
          <h2>{say('events.tickets')}</h2>
          <dl className="sum ticket-types">
            {tickets.map((ticket) => (
              <TicketLine key={ticket.label} ticket={ticket} currency={currency} />
            ))}
            {tickets.length === 0 && <PlainPrice price={event.price} currency={currency} />}
          </dl>
        </div>
        <div className="desktop-only">
          <div className="ticket-cut" />
          <div className="padded">
            <RegisterButton event={event} />
          </div>
        </div>
      </div>
    </aside>
  )
}

function TicketLine({ ticket, currency }: { ticket: TicketType; currency: string }) {
  const say = useSay()
  const { language } = useVisit()
  const details = [agesText(ticket, say), admitsText(ticket, say)].filter((text) => text !== '')
  return (
    <div>
      <dt>
        {ticket.label}
        {details.length > 0 && <span className="tiny ticket-details">{details.join(', ')}</span>}
      </dt>
      <dd>{ticket.price > 0 ? moneyText(ticket.price, currency, language) : say('events.free')}</dd>
    </div>
  )
}

function PlainPrice({ price, currency }: { price: number | null | undefined; currency: string }) {
  const say = useSay()
  const { language } = useVisit()
  return (
    <div>
      <dt>{say('events.places')}</dt>
      <dd>{price ? moneyText(price, currency, language) : say('events.free')}</dd>
    </div>
  )
}
