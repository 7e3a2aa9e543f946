import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { isTimeZone } from '#site/website'
import { OFFER_SEATS_TASK } from '../registration/emit-registration-events.ts'
import { eventErrors } from '../errors.ts'
import { lowestPrice } from '../seats/seats.rules.ts'
import { MelaEvent } from './mela-event.doctype.ts'
import { EventSeats } from '../seats/event-seats.doctype.ts'
import { readEventWithSeats } from '../seats/event-with-seats.queries.ts'

type Event = Doc<typeof MelaEvent>

export const melaEventHooks = hooks(MelaEvent, {
  async beforeSave({ previous, document, documents }) {
    const eventWithEndDate = { ...document, end_date: document.end_date ?? document.start_date }
    refuseInvalidTimes(eventWithEndDate)
    refuseInvalidTicketTypes(eventWithEndDate)
    refuseInvalidPickup(eventWithEndDate)
    if (previous !== null) await refuseRemovingUsedTickets(documents, previous, document)
    const price = await displayedPrice(documents, previous, eventWithEndDate)
    return { end_date: eventWithEndDate.end_date, registration_label: buttonLabel(eventWithEndDate), price }
  },
  async afterSave({ previous, document, documents }) {
    if (previous === null || capacityKey(previous) === capacityKey(document)) return
    await documents.enqueue(OFFER_SEATS_TASK, { event: document.name })
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

function refuseInvalidPickup(event: Event): void {
  if (event.offers_pickup !== 1) return
  if (event.collection_point === null) throw eventErrors.no_collection_point()
  const until = event.pickup_orders_until
  if (until === null || until >= event.start_date) throw eventErrors.pickup_orders_end_late()
}

function refuseInvalidTicketTypes({ ticket_types }: Event): void {
  const invalidTicket = ticket_types.find(hasInvalidAgeRange)
  if (invalidTicket) throw eventErrors.ages_upside_down(invalidTicket.label)
  const labels = ticket_types.map(({ label }) => label)
  const duplicate = labels.find((label, index) => labels.indexOf(label) !== index)
  if (duplicate) throw eventErrors.ticket_twice(duplicate)
}

/** Attendees refer to ticket types by label, so a used label cannot be removed or changed. */
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

async function displayedPrice(
  documents: Documents,
  previous: Event | null,
  event: Event,
): Promise<number | null> {
  if (event.ticket_types.length === 0) return event.price
  const current = previous === null ? undefined : await readEventWithSeats(documents, event.name)
  const { occupied, waiting, tickets } = current ?? { occupied: 0, waiting: 0, tickets: {} }
  const { capacity, ticket_types } = event
  return lowestPrice({ capacity, ticket_types, occupied, waiting, tickets })
}

/** Key of all values that limit seats; a change may free seats for the waiting list. */
function capacityKey({ capacity, ticket_types, start_date, start_time }: Event): string {
  return JSON.stringify([capacity, ticket_types.map((one) => one.capacity), start_date, start_time])
}

/** Drops a label without a link, because the button would lead nowhere. */
function buttonLabel({ registration_link, registration_label }: Event): string | null {
  return registration_link ? registration_label : null
}

interface Timetable {
  readonly start_date: string
  readonly end_date: string | null
  readonly start_time: string | null
  readonly end_time: string | null
  readonly registration_end_date: string | null
}

export type TimetableProblem = 'ends_before_it_starts' | 'time_without_start' | 'registration_after_the_end'

interface Span extends Timetable {
  readonly end_date: string
}

function endsTooEarly({ start_date, end_date, start_time, end_time }: Span): boolean {
  if (end_date !== start_date) return end_date < start_date
  return start_time !== null && end_time !== null && end_time <= start_time
}

/** Returns the problem of dates and times; null when valid. An event without an end lasts one day. */
export function timetableProblem(event: Timetable): TimetableProblem | null {
  const span = { ...event, end_date: event.end_date ?? event.start_date }
  const { start_time, end_time, end_date, registration_end_date } = span
  if (endsTooEarly(span)) return 'ends_before_it_starts'
  if (end_time !== null && start_time === null) return 'time_without_start'
  if (registration_end_date !== null && registration_end_date > end_date) return 'registration_after_the_end'
  return null
}

interface AgeRange {
  readonly min_age: number | null
  readonly max_age: number | null
}

export function hasInvalidAgeRange({ min_age, max_age }: AgeRange): boolean {
  return min_age !== null && max_age !== null && min_age > max_age
}
