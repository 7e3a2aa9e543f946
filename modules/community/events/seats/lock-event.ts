import { type Documents, memoKey } from '#framework/documents'
import { lockEventWithSeats, type EventWithSeats } from './event-with-seats.queries.ts'
import { eventErrors } from '../errors.ts'

/** What a unit of work knows of events that it has locked, until a registration changes their seats. */
const lockedEvents = memoKey<Map<string, EventWithSeats>>('events.locked')

const lockedEventsOf = (documents: Documents): Map<string, EventWithSeats> =>
  documents.memo(lockedEvents, () => new Map<string, EventWithSeats>())

/** The event with its seats locked until the end of the transaction; whoever asks again before they move is told the same. */
export async function lockEvent(documents: Documents, name: string): Promise<EventWithSeats> {
  const cached = lockedEventsOf(documents).get(name)
  if (cached) return cached
  const event = await lockEventWithSeats(documents, name)
  if (!event) throw eventErrors.unknown_event()
  lockedEventsOf(documents).set(name, event)
  return event
}

/** The seats have moved: whoever asks next is told anew. */
export function invalidateLockedEvent(documents: Documents, name: string): void {
  lockedEventsOf(documents).delete(name)
}
