import { ticketsLeft, type EventPlaces } from './event-places.ts'

const lowest = (prices: readonly number[]): number => Math.min(...prices)

/**
 * The price that a card shows of an event with ticket types, in minor units: the lowest that can be bought now. Once all of
 * them are sold out it is the lowest of all, for somebody may wait for one; null where the event has no ticket types.
 */
export function lowestPrice(places: EventPlaces): number | null {
  const { ticket_types } = places
  if (ticket_types.length === 0) return null
  const left = ticket_types.filter((ticket) => ticketsLeft(places, ticket) !== 0)
  return lowest((left.length > 0 ? left : ticket_types).map(({ price }) => price))
}
