import { registrationWindowAt, type EventTimes } from '../event/registration-window.rules.ts'

/** A kind of ticket, as far as seats and prices go. */
export interface TicketType {
  readonly label: string
  /** Minor units. */
  readonly price: number
  readonly seats_per_ticket: number
  /** Most tickets of this kind; null is without a bound of its own. */
  readonly capacity: number | null
  readonly min_age: number | null
  readonly max_age: number | null
}

/** How many tickets of each kind. */
export type TicketCounts = Readonly<Record<string, number>>

/** What an event has, and what of it is taken. */
export interface SeatAvailability {
  readonly capacity: number | null
  readonly ticket_types: readonly TicketType[]
  readonly occupied: number
  /** Registrations on the waiting list. */
  readonly waiting: number
  readonly tickets: TicketCounts
}

/** What a registration takes, or would take more than it does. */
export interface SeatUsage {
  readonly seats: number
  readonly tickets: TicketCounts
}

/** Seats that nobody has; null when there is no bound. An event that was made smaller has none, not less than none. */
export function seatsLeft({
  capacity,
  occupied,
}: Pick<SeatAvailability, 'capacity' | 'occupied'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - occupied)
}

/** Tickets of a kind that can be had still; null when neither it nor the event is bounded. */
export function ticketsLeft(
  availability: SeatAvailability,
  { label, capacity, seats_per_ticket }: TicketType,
): number | null {
  const left = seatsLeft(availability)
  const limits = [
    ...(capacity === null ? [] : [Math.max(0, capacity - (availability.tickets[label] ?? 0))]),
    ...(left === null ? [] : [Math.floor(left / seats_per_ticket)]),
  ]
  return limits.length === 0 ? null : Math.min(...limits)
}

/** Why something does not fit: the seats that are left, or the kind of ticket of which there are not enough. */
export type Shortage =
  | { readonly kind: 'seats'; readonly left: number }
  | { readonly kind: 'tickets'; readonly label: string; readonly left: number }

function findTicketShortage(
  { ticket_types, tickets: occupied }: SeatAvailability,
  tickets: TicketCounts,
): Shortage | null {
  for (const { label, capacity } of ticket_types) {
    const more = tickets[label] ?? 0
    const left = capacity === null ? more : Math.max(0, capacity - (occupied[label] ?? 0))
    if (more > 0 && more > left) return { kind: 'tickets', label, left }
  }
  return null
}

/** What stands in the way of giving so much more; null when it can be had. */
export function findShortage(availability: SeatAvailability, { seats, tickets }: SeatUsage): Shortage | null {
  const left = seatsLeft(availability)
  if (seats > 0 && left !== null && seats > left) return { kind: 'seats', left }
  return findTicketShortage(availability, tickets)
}

/** Nobody waits for seats that the event does not have at all. */
export function fitsWithinCapacity(availability: SeatAvailability, requested: SeatUsage): boolean {
  return findShortage({ ...availability, occupied: 0, tickets: {} }, requested) === null
}

/** How much more one registration takes than another one; less than none where it takes less. */
export function subtractSeats(now: SeatUsage, before: SeatUsage): SeatUsage {
  const labels = new Set([...Object.keys(now.tickets), ...Object.keys(before.tickets)])
  const difference = [...labels].map(
    (label) => [label, (now.tickets[label] ?? 0) - (before.tickets[label] ?? 0)] as const,
  )
  return { seats: now.seats - before.seats, tickets: Object.fromEntries(difference) }
}

/** True when any of it is more than before: then it has to be asked for. */
export function needsMoreSeats({ seats, tickets }: SeatUsage): boolean {
  return seats > 0 || Object.values(tickets).some((number) => number > 0)
}

export const noSeats: SeatUsage = { seats: 0, tickets: {} }

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
function findTicketType(
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

export type AvailabilityState = 'open' | 'full' | 'waitlist' | 'closed' | 'over' | 'external'

interface Event extends EventTimes, SeatAvailability {
  readonly registration_link: string | null
  readonly has_waitlist: 0 | 1
}

/** Whether whoever waits comes before whoever comes now: then seats that came free are not for the next best. */
export function isWaitlistActive({
  has_waitlist,
  waiting,
}: Pick<Event, 'has_waitlist' | 'waiting'>): boolean {
  return has_waitlist === 1 && waiting > 0
}

/** What a family that comes now can do. */
export function availabilityState(event: Event, now: Date): AvailabilityState {
  const window = registrationWindowAt(event, now)
  if (window === 'over') return 'over'
  if (event.registration_link !== null) return 'external'
  if (window === 'closed') return 'closed'
  if (seatsLeft(event) !== 0 && !isWaitlistActive(event)) return 'open'
  return event.has_waitlist === 1 ? 'waitlist' : 'full'
}

const lowest = (prices: readonly number[]): number => Math.min(...prices)

/**
 * The price that a card shows of an event with ticket types, in minor units: the lowest that can be bought now. Once all of
 * them are sold out it is the lowest of all, for somebody may wait for one; null where the event has no ticket types.
 */
export function lowestPrice(availability: SeatAvailability): number | null {
  const { ticket_types } = availability
  if (ticket_types.length === 0) return null
  const available = ticket_types.filter((ticket) => ticketsLeft(availability, ticket) !== 0)
  return lowest((available.length > 0 ? available : ticket_types).map(({ price }) => price))
}
