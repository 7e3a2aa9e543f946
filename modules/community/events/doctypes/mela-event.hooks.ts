import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { isTimeZone } from '#site/website'
import { OFFER_SEATS } from '../actions/tell-moved.ts'
import { eventErrors } from '../errors.ts'
import { timetableProblem } from '../rules/timetable.ts'
import { hasWrongAges } from '../rules/ticket-ages.ts'
import { lowestPrice } from '../rules/lowest-price.ts'
import { MelaEvent } from './mela-event.doctype.ts'
import { readEventNow } from './registration-event.queries.ts'

type Event = Doc<typeof MelaEvent>

export const melaEventHooks = hooks(MelaEvent, {
  async beforeSave({ previous, document, documents }) {
    const timed = { ...document, end_date: document.end_date ?? document.start_date }
    refuseWrongTimes(timed)
    refuseWrongTickets(timed)
    if (previous !== null) await keepTicketsInUse(documents, previous, document)
    const price = await priceOf(documents, previous, timed)
    return { end_date: timed.end_date, registration_label: labelOf(timed), price }
  },
  async afterSave({ previous, document, documents }) {
    if (previous === null || sizeOf(previous) === sizeOf(document)) return
    await documents.later(OFFER_SEATS, { event: document.name })
  },
  async beforeDelete({ name }, documents) {
    await documents.asSystem().statement(sql`delete from "Event Seats" where name = ${name}`, {})
  },
})

function refuseWrongTimes(event: Event): void {
  const problem = event.start_date ? timetableProblem(event) : null
  if (problem !== null) throw eventErrors[problem]()
  if (event.time_zone && !isTimeZone(event.time_zone)) throw eventErrors.unknown_time_zone(event.time_zone)
}

function refuseWrongTickets({ ticket_types }: Event): void {
  const wrong = ticket_types.find(hasWrongAges)
  if (wrong) throw eventErrors.ages_upside_down(wrong.label)
  const labels = ticket_types.map(({ label }) => label)
  const doubled = labels.find((label, index) => labels.indexOf(label) !== index)
  if (doubled) throw eventErrors.ticket_twice(doubled)
}

/** People hold tickets by their labels: one that is held can neither go nor be called something else. */
async function keepTicketsInUse(documents: Documents, previous: Event, document: Event): Promise<void> {
  const labels = new Set(document.ticket_types.map(({ label }) => label))
  const gone = previous.ticket_types.filter(({ label }) => !labels.has(label))
  if (gone.length === 0) return
  const taken = (await readEventNow(documents, document.name))?.tickets ?? {}
  const held = gone.find(({ label }) => (taken[label] ?? 0) > 0)
  if (held) throw eventErrors.ticket_in_use(held.label)
}

/** With ticket types, a card shows the lowest price that can be bought; without, the price that the office gave. */
async function priceOf(documents: Documents, previous: Event | null, event: Event): Promise<number | null> {
  if (event.ticket_types.length === 0) return event.price
  const now = previous === null ? undefined : await readEventNow(documents, event.name)
  const { taken, waiting, tickets } = now ?? { taken: 0, waiting: 0, tickets: {} }
  const { capacity, ticket_types } = event
  return lowestPrice({ capacity, ticket_types, taken, waiting, tickets })
}

/** Everything that bounds how many may come: when it changes, there may be seats for those who wait. */
function sizeOf({ capacity, ticket_types, start_date, start_time }: Event): string {
  return JSON.stringify([capacity, ticket_types.map((one) => one.capacity), start_date, start_time])
}

/** A label without a link would be a button that leads nowhere. */
function labelOf({ registration_link, registration_label }: Event): string | null {
  return registration_link ? registration_label : null
}
