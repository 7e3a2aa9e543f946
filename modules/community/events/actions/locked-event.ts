import type { Documents } from '#framework/documents'
import { lockEventNow, type EventNow } from '../doctypes/registration-event.queries.ts'
import { eventErrors } from '../errors.ts'

/** What a piece of work knows of events that it holds locked, until a registration moves their seats. */
const known = new WeakMap<Documents, Map<string, EventNow>>()

function knownIn(documents: Documents): Map<string, EventNow> {
  const events = known.get(documents) ?? new Map<string, EventNow>()
  known.set(documents, events)
  return events
}

/** The event with its seats locked until the end of the transaction; whoever asks again before they move is told the same. */
export async function lockedEvent(documents: Documents, name: string): Promise<EventNow> {
  const before = known.get(documents)?.get(name)
  if (before) return before
  const event = await lockEventNow(documents, name)
  if (!event) throw eventErrors.unknown_event()
  knownIn(documents).set(name, event)
  return event
}

/** The seats have moved: whoever asks next is told anew. */
export function seatsMoved(documents: Documents, name: string): void {
  known.get(documents)?.delete(name)
}
