import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { isTimeZone } from '#site/website'
import { OFFER_SEATS_TASK } from '../registration/emit-registration-events.ts'
import { eventErrors } from '../errors.ts'
import { timetableProblem } from './timetable.rules.ts'
import { hasInvalidAgeRange } from './ticket-ages.rules.ts'
import { lowestPrice } from './lowest-price.rules.ts'
import { MelaEvent } from './mela-event.doctype.ts'
import { EventSeats } from '../seats/event-seats.doctype.ts'
import { readEventWithSeats } from '../seats/event-with-seats.queries.ts'

type Event = Doc<typeof MelaEvent>

export const melaEventHooks = hooks(MelaEvent, {
  async beforeSave({ previous, document, documents }) {
    const eventWithEndDate = { ...document, end_date: document.end_date ?? document.start_date }
    refuseInvalidTimes(eventWithEndDate)
    refuseInvalidTicketTypes(eventWithEndDate)
    if (previous !== null) await refuseRemovingUsedTickets(documents, previous, document)
    const price = await displayedPrice(documents, previous, eventWithEndDate)
    return { end_date: eventWithEndDate.end_date, registration_label: buttonLabel(eventWithEndDate), price }
  },
  async afterSave({ previous, document, documents }) {
    if (previous === null || capacityKey(previous) === capacityKey(document)) return
    await documents.later(OFFER_SEATS_TASK, { event: document.name })
  },
  async beforeDelete({ name }, { documents }) {
    await documents.asSystem().deleteWhere(EventSeats, { name })
  },
})

function refuseInvalidTimes(event: Event): void {
  const problem = event.start_date ? timetableProblem(event) : null
  if (problem !== null) throw eventErrors[problem]()
  if (event.time_zone && !isTimeZone(event.time_zone)) throw eventErrors.unknown_time_zone(event.time_zone)
}

function refuseInvalidTicketTypes({ ticket_types }: Event): void {
  const invalidTicket = ticket_types.find(hasInvalidAgeRange)
  if (invalidTicket) throw eventErrors.ages_upside_down(invalidTicket.label)
  const labels = ticket_types.map(({ label }) => label)
  const duplicate = labels.find((label, index) => labels.indexOf(label) !== index)
  if (duplicate) throw eventErrors.ticket_twice(duplicate)
}

/** People hold tickets by their labels: one that is held can neither go nor be called something else. */
async function refuseRemovingUsedTickets(
  documents: Documents,
  previous: Event,
  document: Event,
): Promise<void> {
  const labels = new Set(document.ticket_types.map(({ label }) => label))
  const removed = previous.ticket_types.filter(({ label }) => !labels.has(label))
  if (removed.length === 0) return
  const usedCounts = (await readEventWithSeats(documents, document.name))?.tickets ?? {}
  const usedTicket = removed.find(({ label }) => (usedCounts[label] ?? 0) > 0)
  if (usedTicket) throw eventErrors.ticket_in_use(usedTicket.label)
}

/** With ticket types, a card shows the lowest price that can be bought; without, the price that the office gave. */
async function displayedPrice(
  documents: Documents,
  previous: Event | null,
  event: Event,
): Promise<number | null> {
  if (event.ticket_types.length === 0) return event.price
  const current = previous === null ? undefined : await readEventWithSeats(documents, event.name)
  const { taken: seatsTaken, waiting, tickets } = current ?? { taken: 0, waiting: 0, tickets: {} }
  const { capacity, ticket_types } = event
  return lowestPrice({ capacity, ticket_types, taken: seatsTaken, waiting, tickets })
}

/** Everything that bounds how many may come: when it changes, there may be seats for those who wait. */
function capacityKey({ capacity, ticket_types, start_date, start_time }: Event): string {
  return JSON.stringify([capacity, ticket_types.map((one) => one.capacity), start_date, start_time])
}

/** A label without a link would be a button that leads nowhere. */
function buttonLabel({ registration_link, registration_label }: Event): string | null {
  return registration_link ? registration_label : null
}
