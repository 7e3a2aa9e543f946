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
  readonly taken: number
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
export function seatsLeft({ capacity, taken }: Pick<SeatAvailability, 'capacity' | 'taken'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken)
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
  { ticket_types, tickets: taken }: SeatAvailability,
  tickets: TicketCounts,
): Shortage | null {
  for (const { label, capacity } of ticket_types) {
    const more = tickets[label] ?? 0
    const left = capacity === null ? more : Math.max(0, capacity - (taken[label] ?? 0))
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
  return findShortage({ ...availability, taken: 0, tickets: {} }, requested) === null
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
