import type { TicketType, Tickets } from './event-places.ts'

/** Somebody who comes, as far as seats and prices go. */
export interface Coming {
  readonly ticket_type: string | null
  readonly is_cancelled: 0 | 1
}

interface Offer {
  readonly ticket_types: readonly TicketType[]
  /** Minor units for one person, where the event has no tickets of its own. */
  readonly price: number | null
}

export interface Counted {
  readonly seats: number
  readonly tickets: Tickets
  /** Minor units. */
  readonly amount: number
}

const nobody: Counted = { seats: 0, tickets: {}, amount: 0 }

/** The ticket that somebody comes on; of an event without tickets of its own, one seat at the event's price. */
export function ticketOf({ ticket_type }: Coming, { ticket_types, price }: Offer): TicketType | undefined {
  if (ticket_types.length > 0) return ticket_types.find(({ label }) => label === ticket_type)
  const unbounded = { capacity: null, min_age: null, max_age: null }
  return { label: '', price: price ?? 0, seats_per_ticket: 1, ...unbounded }
}

/** Seats that one person's ticket takes: a family ticket all of its own. Whoever cancelled takes none. */
export function seatsOf(coming: Coming, offer: Offer): number {
  return coming.is_cancelled === 1 ? 0 : (ticketOf(coming, offer)?.seats_per_ticket ?? 0)
}

function withOne({ seats, tickets, amount }: Counted, ticket: TicketType): Counted {
  const { label, price, seats_per_ticket } = ticket
  return {
    seats: seats + seats_per_ticket,
    tickets: label === '' ? tickets : { ...tickets, [label]: (tickets[label] ?? 0) + 1 },
    amount: amount + price,
  }
}

/** Seats, tickets and price of people who come together. */
export function countTickets(attendees: readonly Coming[], offer: Offer): Counted {
  const coming = attendees.filter(({ is_cancelled }) => is_cancelled === 0)
  return coming.reduce((counted, one) => {
    const ticket = ticketOf(one, offer)
    return ticket ? withOne(counted, ticket) : counted
  }, nobody)
}
