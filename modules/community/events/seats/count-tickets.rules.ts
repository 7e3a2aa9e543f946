import type { TicketType, TicketCounts } from './seats.rules.ts'

/** Somebody who comes, as far as seats and prices go. */
export interface AttendeeTicket {
  readonly ticket_type: string | null
  readonly is_cancelled: 0 | 1
}

interface TicketPricing {
  readonly ticket_types: readonly TicketType[]
  /** Minor units for one person, where the event has no tickets of its own. */
  readonly price: number | null
}

export interface TicketTotals {
  readonly seats: number
  readonly tickets: TicketCounts
  /** Minor units. */
  readonly amount: number
}

const noTickets: TicketTotals = { seats: 0, tickets: {}, amount: 0 }

/** The ticket that somebody comes on; of an event without tickets of its own, one seat at the event's price. */
export function findTicketType(
  { ticket_type }: AttendeeTicket,
  { ticket_types, price }: TicketPricing,
): TicketType | undefined {
  if (ticket_types.length > 0) return ticket_types.find(({ label }) => label === ticket_type)
  const unbounded = { capacity: null, min_age: null, max_age: null }
  return { label: '', price: price ?? 0, seats_per_ticket: 1, ...unbounded }
}

/** Seats that one person's ticket takes: a family ticket all of its own. Whoever cancelled takes none. */
export function countSeats(attending: AttendeeTicket, pricing: TicketPricing): number {
  return attending.is_cancelled === 1 ? 0 : (findTicketType(attending, pricing)?.seats_per_ticket ?? 0)
}

function addTicket({ seats, tickets, amount }: TicketTotals, ticket: TicketType): TicketTotals {
  const { label, price, seats_per_ticket } = ticket
  return {
    seats: seats + seats_per_ticket,
    tickets: label === '' ? tickets : { ...tickets, [label]: (tickets[label] ?? 0) + 1 },
    amount: amount + price,
  }
}

/** Seats, tickets and price of people who come together. */
export function countTickets(attendees: readonly AttendeeTicket[], pricing: TicketPricing): TicketTotals {
  const attending = attendees.filter(({ is_cancelled }) => is_cancelled === 0)
  return attending.reduce((totals, one) => {
    const ticket = findTicketType(one, pricing)
    return ticket ? addTicket(totals, ticket) : totals
  }, noTickets)
}

/** How many tickets of each kind a registration keeps as JSON text; none of what is no number. */
export function parseTicketCounts(text: string): TicketCounts {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}
