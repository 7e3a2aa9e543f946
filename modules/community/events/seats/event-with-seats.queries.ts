import { sql, type RawBuilder } from 'kysely'
import { type Documents, memoKey } from '#framework/documents'
import type { SeatAvailability } from './seats.rules.ts'
import type { EventTimes } from '../event/registration-window.rules.ts'
import { EventRegistration } from '../registration/event-registration.doctype.ts'
import { EventSeats } from './event-seats.doctype.ts'
import { MelaEvent } from '../event/mela-event.doctype.ts'
import { eventErrors } from '../errors.ts'

export interface EventQuestionRow {
  readonly label: string
  readonly answer_type: 'text' | 'choice' | 'yes or no'
  readonly options: string | null
  readonly is_required: 0 | 1
  readonly respondent: 'everyone who comes' | 'who registers'
}

/** An event with its taken seats. Amounts in minor units. */
export interface EventWithSeats extends SeatAvailability, EventTimes {
  readonly name: string
  readonly title: string
  readonly venue: string | null
  readonly event_image: string | null
  readonly published: 0 | 1
  readonly visibility: 'public' | 'members' | 'class'
  readonly price: number | null
  readonly questions: readonly EventQuestionRow[]
  readonly has_waitlist: 0 | 1
  readonly registration_link: string | null
  readonly registration_label: string | null
  /** Last second of registration, local to the site. */
  readonly closes_at: string | null
  /** Time of the transaction, local to the site, with microseconds. */
  readonly clock: string
}

const childRowsJson = (table: string, columns: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(row_to_json(r) order by r.idx), '[]'::json) from (
    select idx, ${columns} from ${sql.table(table)} where parent = e.name and parenttype = 'Mela Event'
  ) r)`

const ticketColumns = sql`label, price, seats_per_ticket, capacity, min_age, max_age`

const questionColumns = sql`label, answer_type, options, is_required, respondent`

const siteClock = (now: Date) =>
  sql`to_char(${now.toISOString()}::timestamptz at time zone current_setting('TimeZone'), 'YYYY-MM-DD HH24:MI:SS.US')`

/** SQL: the end of the last day in the event's zone, local to the site. */
const closesAt = sql`to_char(
  (e.registration_end_date + time '23:59:59') at time zone e.time_zone at time zone current_setting('TimeZone'),
  'YYYY-MM-DD HH24:MI:SS')`

const eventWithSeatsColumns = (now: Date) => sql`
  e.name, e.title, e.venue, e.event_image, e.published, e.visibility, e.price, e.has_waitlist, e.registration_link,
  e.registration_label, e.start_date, e.end_date, e.start_time, e.end_time, e.time_zone, e.registration_end_date,
  e.capacity, coalesce(s.occupied, 0) as occupied, coalesce(s.waiting, 0) as waiting,
  coalesce(s.tickets, '{}')::json as tickets,
  ${childRowsJson('Event Ticket Type', ticketColumns)} as ticket_types,
  ${childRowsJson('Event Question', questionColumns)} as questions,
  ${closesAt} as closes_at, ${siteClock(now)} as clock`

/** Returns an event with its current seats; undefined for an unknown name. One statement. */
export async function readEventWithSeats(
  documents: Documents,
  name: string,
): Promise<EventWithSeats | undefined> {
  const [event] = await documents.asSystem().statement(
    sql<EventWithSeats>`select ${eventWithSeatsColumns(documents.now)} from "Mela Event" e
      left join "Event Seats" s on s.name = e.name where e.name = ${name}`,
    { reads: [MelaEvent, EventSeats, EventRegistration] },
  )
  return event
}

async function lockSeats(system: Documents, name: string): Promise<EventWithSeats | undefined> {
  const [event] = await system.statement(
    sql<EventWithSeats>`select ${eventWithSeatsColumns(system.now)} from "Event Seats" s
      join "Mela Event" e on e.name = s.name where s.name = ${name} for update of s`,
    {},
  )
  return event
}

/**
 * Does the same as `readEventWithSeats`, with the seats locked until the end of the transaction. Seats are locked
 * before registrations. One statement, except for the first call.
 */
async function lockEventWithSeats(documents: Documents, name: string): Promise<EventWithSeats | undefined> {
  const system = documents.asSystem()
  const locked = await lockSeats(system, name)
  if (locked) return locked
  // Without its event the row is not found below, and the caller's error takes it back.
  await system.insertMany(EventSeats, [{ name, event: name, tickets: '{}' }], { onConflict: 'skip' })
  return lockSeats(system, name)
}

/** Locked events of a unit of work, until a registration changes their seats. */
const lockedEvents = memoKey<Map<string, EventWithSeats>>('events.locked')

const lockedEventsOf = (documents: Documents): Map<string, EventWithSeats> =>
  documents.memo(lockedEvents, () => new Map<string, EventWithSeats>())

/** Locks the event's seats until the end of the transaction; memoised until seats change. */
export async function lockEvent(documents: Documents, name: string): Promise<EventWithSeats> {
  const cached = lockedEventsOf(documents).get(name)
  if (cached) return cached
  const event = await lockEventWithSeats(documents, name)
  if (!event) throw eventErrors.unknown_event()
  lockedEventsOf(documents).set(name, event)
  return event
}

export function invalidateLockedEvent(documents: Documents, name: string): void {
  lockedEventsOf(documents).delete(name)
}
