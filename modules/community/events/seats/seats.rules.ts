import { registrationWindowAt, type EventTimes } from '../event/registration-window.rules.ts'

export interface TicketType {
  readonly label: string
  /** Price in minor units. */
  readonly price: number
  readonly seats_per_ticket: number
  /** Limit of this ticket type; null for no limit of its own. */
  readonly capacity: number | null
  readonly min_age: number | null
  readonly max_age: number | null
}

export type TicketCounts = Readonly<Record<string, number>>

export interface SeatAvailability {
  readonly capacity: number | null
  readonly ticket_types: readonly TicketType[]
  readonly occupied: number
  readonly waiting: number
  readonly tickets: TicketCounts
}

export interface SeatUsage {
  readonly seats: number
  readonly tickets: TicketCounts
}

/** Returns the free seats, at least 0; null for no limit. */
export function seatsLeft({
  capacity,
  occupied,
}: Pick<SeatAvailability, 'capacity' | 'occupied'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - occupied)
}

/** Returns the free tickets of a type; null when neither type nor event has a limit. */
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

/** Returns what prevents the request; null when it fits. */
export function findShortage(availability: SeatAvailability, { seats, tickets }: SeatUsage): Shortage | null {
  const left = seatsLeft(availability)
  if (seats > 0 && left !== null && seats > left) return { kind: 'seats', left }
  return findTicketShortage(availability, tickets)
}

/** False for more seats than the event has at all, which cannot wait either. */
export function fitsWithinCapacity(availability: SeatAvailability, requested: SeatUsage): boolean {
  return findShortage({ ...availability, occupied: 0, tickets: {} }, requested) === null
}

/** Returns the additional seats and tickets of one registration over another; may be negative. */
export function subtractSeats(now: SeatUsage, before: SeatUsage): SeatUsage {
  const labels = new Set([...Object.keys(now.tickets), ...Object.keys(before.tickets)])
  const difference = [...labels].map(
    (label) => [label, (now.tickets[label] ?? 0) - (before.tickets[label] ?? 0)] as const,
  )
  return { seats: now.seats - before.seats, tickets: Object.fromEntries(difference) }
}

export function needsMoreSeats({ seats, tickets }: SeatUsage): boolean {
  return seats > 0 || Object.values(tickets).some((number) => number > 0)
}

export const noSeats: SeatUsage = { seats: 0, tickets: {} }

export interface AttendeeTicket {
  readonly ticket_type: string | null
  readonly is_cancelled: 0 | 1
}

interface TicketPricing {
  readonly ticket_types: readonly TicketType[]
  /** Price per person of an event without ticket types, in minor units. */
  readonly price: number | null
}

export interface TicketTotals {
  readonly seats: number
  readonly tickets: TicketCounts
  /** Minor units. */
  readonly amount: number
}

const noTickets: TicketTotals = { seats: 0, tickets: {}, amount: 0 }

function findTicketType(
  { ticket_type }: AttendeeTicket,
  { ticket_types, price }: TicketPricing,
): TicketType | undefined {
  if (ticket_types.length > 0) return ticket_types.find(({ label }) => label === ticket_type)
  const unbounded = { capacity: null, min_age: null, max_age: null }
  return { label: '', price: price ?? 0, seats_per_ticket: 1, ...unbounded }
}

/** Returns the seats of an attendee's ticket: several for a group ticket, 0 when cancelled. */
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

export function countTickets(attendees: readonly AttendeeTicket[], pricing: TicketPricing): TicketTotals {
  const attending = attendees.filter(({ is_cancelled }) => is_cancelled === 0)
  return attending.reduce((totals, one) => {
    const ticket = findTicketType(one, pricing)
    return ticket ? addTicket(totals, ticket) : totals
  }, noTickets)
}

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

export function isWaitlistActive({
  has_waitlist,
  waiting,
}: Pick<Event, 'has_waitlist' | 'waiting'>): boolean {
  return has_waitlist === 1 && waiting > 0
}

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
 * Returns the lowest available ticket price in minor units; the lowest of all when sold out, null without ticket types.
 */
export function lowestPrice(availability: SeatAvailability): number | null {
  const { ticket_types } = availability
  if (ticket_types.length === 0) return null
  const available = ticket_types.filter((ticket) => ticketsLeft(availability, ticket) !== 0)
  return lowest((available.length > 0 ? available : ticket_types).map(({ price }) => price))
}
