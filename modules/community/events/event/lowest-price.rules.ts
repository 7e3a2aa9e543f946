import { ticketsLeft, type SeatAvailability } from '../seats/seats.rules.ts'

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
