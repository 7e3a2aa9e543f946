import type { Tickets } from './event-places.ts'

/** How many tickets of each kind a registration keeps as JSON text; none of what is no number. */
export function readTickets(text: string): Tickets {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}
