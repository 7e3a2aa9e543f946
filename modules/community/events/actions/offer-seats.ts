import type { Documents } from '#framework/documents'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import { waitingFor } from '../doctypes/event-registration.queries.ts'
import { minutesUntilBegin } from '../rules/registration-window.ts'
import { seatsLeft, shortageOf } from '../rules/event-places.ts'
import { readTickets } from '../rules/read-tickets.ts'
import { lockedEvent } from './locked-event.ts'

/** Offers of one transaction; the next round goes on. */
const AT_ONCE = 50
/** Those who wait longest, among whom somebody is looked for that what is left is enough for. */
const LOOKED_AT = 500

/**
 * Offers free seats of an event to those who wait, the longest first. Whom they are not enough for keeps his place and is
 * passed over for now. Answers who was offered some. `system` acts as the system.
 */
export async function offerSeats(system: Documents, name: string): Promise<readonly string[]> {
  const event = await lockedEvent(system, name)
  if (event.waiting === 0 || seatsLeft(event) === 0) return []
  if (minutesUntilBegin(event, system.now) <= 0) return []
  const offered: string[] = []
  for (const waiting of await waitingFor(system, name, LOOKED_AT)) {
    const now = await lockedEvent(system, name)
    if (offered.length === AT_ONCE || seatsLeft(now) === 0) break
    const wanted = { seats: waiting.seats, tickets: readTickets(waiting.tickets) }
    if (shortageOf(now, wanted) !== null) continue
    await system.save(EventRegistration, waiting.name, { state: 'offered' })
    offered.push(waiting.name)
  }
  return offered
}
