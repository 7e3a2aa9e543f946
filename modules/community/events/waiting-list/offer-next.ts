import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { EventRegistration } from '../registration/event-registration.doctype.ts'
import { eventErrors } from '../errors.ts'
import type { Documents } from '#framework/documents'
import { listWaitlisted } from '../registration/event-registration.queries.ts'
import { minutesUntilStart } from '../event/registration-window.rules.ts'
import { seatsLeft, findShortage, parseTicketCounts } from '../seats/seats.rules.ts'
import { lockEvent } from '../seats/event-with-seats.queries.ts'

/**
 * Offers the free seats of an event to its waiting list now. A registration's `name` may be given instead of the event.
 */
export const offerNext = method({
  access: onlyRoles('Event Staff', 'School Office', 'System Manager'),
  input: { event: text(), name: text() },
  methods: ['POST'],
  async run({ input, documents }) {
    const system = documents.asSystem()
    const event =
      input.name === null ? input.event : (await documents.get(EventRegistration, input.name)).event
    if (event === null) throw eventErrors.unknown_event()
    const offered = await offerSeats(system, event)
    if (offered.length === 0) throw eventErrors.nothing_to_offer()
    return { offered: offered.length, registrations: offered }
  },
})

/** Limit of offers per transaction; the next run continues. */
const MAX_OFFERS = 50

/** Limit of waiting registrations considered for the free seats. */
const MAX_CANDIDATES = 500

/**
 * Offers free seats to the longest waiting; skips a registration that needs more seats, which retains its position.
 * Returns the registrations with offers. `system` acts as the system.
 */
export async function offerSeats(system: Documents, name: string): Promise<readonly string[]> {
  const event = await lockEvent(system, name)
  if (event.waiting === 0 || seatsLeft(event) === 0) return []
  if (minutesUntilStart(event, system.now) <= 0) return []
  const offered: string[] = []
  for (const candidate of await listWaitlisted(system, name, MAX_CANDIDATES)) {
    const current = await lockEvent(system, name)
    if (offered.length === MAX_OFFERS || seatsLeft(current) === 0) break
    const requested = { seats: candidate.seats, tickets: parseTicketCounts(candidate.tickets) }
    if (findShortage(current, requested) !== null) continue
    await system.save(EventRegistration, candidate.name, { state: 'offered' })
    offered.push(candidate.name)
  }
  return offered
}
