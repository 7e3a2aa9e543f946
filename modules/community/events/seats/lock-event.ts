import type { Documents } from '#framework/documents'
import { lockEventWithSeats, type EventWithSeats } from './event-with-seats.queries.ts'
import { eventErrors } from '../errors.ts'

/** What a piece of work knows of events that it holds locked, until a registration moves their seats. */
const lockedEvents = new WeakMap<Documents, Map<string, EventWithSeats>>()

function lockedEventsOf(documents: Documents): Map<string, EventWithSeats> {
  const events = lockedEvents.get(documents) ?? new Map<string, EventWithSeats>()
  lockedEvents.set(documents, events)
  return events
}

/** The event with its seats locked until the end of the transaction; whoever asks again before they move is told the same. */
export async function lockEvent(documents: Documents, name: string): Promise<EventWithSeats> {
  const cached = lockedEvents.get(documents)?.get(name)
  if (cached) return cached
  const event = await lockEventWithSeats(documents, name)
  if (!event) throw eventErrors.unknown_event()
  lockedEventsOf(documents).set(name, event)
  return event
}

/** The seats have moved: whoever asks next is told anew. */
export function invalidateLockedEvent(documents: Documents, name: string): void {
  lockedEvents.get(documents)?.delete(name)
}
