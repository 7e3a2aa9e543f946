import { sql, type RawBuilder } from 'kysely'
import { EventAttendee, EventRegistration } from '#community/events'
import type { Documents } from '#framework/documents'
import { type CheckInMark as Mark, datetimeIn } from '#meta'
import { CheckInMark } from './check-in-mark.doctype.ts'
import type { Site } from '#framework/context'

export interface RosterAttendee {
  readonly ticket_code: string
  readonly full_name: string
  readonly age: number | null
  readonly ticket_type: string | null
  readonly companions: readonly string[]
  readonly registration: string
  readonly contact_name: string
  readonly checked_in_at: string | null
  readonly cancelled: 0 | 1
}

export interface CheckInCounts {
  readonly in: number
  readonly expected: number
}

const scanTable = sql.table(CheckInMark.name)

const attendeeTable = sql.table(EventAttendee.name)

const registrationTable = sql.table(EventRegistration.name)

const ticketStates = sql`('confirmed', 'checked in')`

const scanColumns = sql`m.name as id, m.ticket_code, m.kind, to_char(m.at, 'YYYY-MM-DD HH24:MI:SS.US') as at, m.device, m.undoes`

export function listRosterAttendees(
  documents: Documents,
  names: readonly string[],
): Promise<readonly RosterAttendee[]> {
  const query = sql<RosterAttendee>`
    select a.ticket_code, a.full_name, a.age, a.ticket_type,
      coalesce(string_to_array(a.companions, chr(10)), '{}') as companions, r.name as registration, r.contact_name,
      to_char(a.checked_in_at, 'YYYY-MM-DD HH24:MI:SS.US') as checked_in_at,
      (a.is_cancelled = 1 or r.state not in ${ticketStates})::integer as cancelled
    from ${registrationTable} r join ${attendeeTable} a on a.parent = r.name and a.parenttype = ${EventRegistration.name}
    where r.name = any(${[...names]}::text[]) and a.ticket_code is not null
    order by a.full_name, a.name`
  return documents.asSystem().statement(query, { reads: [EventRegistration] })
}

export interface RosterTicket {
  readonly ticket_code: string
  readonly registration: string
}

export function findRosterTickets(
  documents: Documents,
  event: string,
  codes: readonly string[],
): Promise<readonly RosterTicket[]> {
  const query = sql<RosterTicket>`
    select a.ticket_code, r.name as registration
    from ${registrationTable} r join ${attendeeTable} a on a.parent = r.name and a.parenttype = ${EventRegistration.name}
    where r.event = ${event} and a.ticket_code = any(${[...codes]}::text[])
    order by r.name, a.name`
  return documents.asSystem().statement(query, { reads: [EventRegistration] })
}

function selectScans(documents: Documents, condition: RawBuilder<unknown>): Promise<readonly Mark[]> {
  const query = sql<Mark>`select ${scanColumns} from ${scanTable} m where ${condition} order by m.at, m.name`
  return documents.asSystem().statement(query, { reads: [CheckInMark] })
}

export const scansOfEvent = (documents: Documents, event: string) =>
  selectScans(documents, sql`m.event = ${event}`)

/** Returns scans that arrived since a time, local to the site, whenever they were made. */
export const scansSince = (documents: Documents, event: string, since: string) =>
  selectScans(documents, sql`m.event = ${event} and m.creation >= ${since}::timestamp`)

export async function scansOfTickets(documents: Documents, event: string, codes: readonly string[]) {
  if (codes.length === 0) return []
  return selectScans(documents, sql`m.event = ${event} and m.ticket_code = any(${[...codes]}::text[])`)
}

/** Counts in one statement. Presence follows `ticketStatusOf`: the latest scan that was not undone counts. */
export async function countCheckIns(documents: Documents, event: string): Promise<CheckInCounts> {
  const query = sql<CheckInCounts>`
    with listed as (
      select a.ticket_code from ${registrationTable} r
      join ${attendeeTable} a on a.parent = r.name and a.parenttype = ${EventRegistration.name}
      where r.event = ${event} and r.state in ${ticketStates} and a.is_cancelled = 0 and a.ticket_code is not null
    ), latest as (
      select distinct on (m.ticket_code) m.ticket_code, m.kind from ${scanTable} m
      where m.event = ${event} and m.kind <> 'undo' and not exists (
        select from ${scanTable} u where u.undoes = m.name and u.event = m.event and u.ticket_code = m.ticket_code)
      order by m.ticket_code, m.at desc, m.name desc
    )
    select (select count(*) from latest where kind = 'in')::integer as in,
      (select count(*) from listed)::integer as expected`
  const [counts] = await documents.asSystem().statement(query, { reads: [CheckInMark, EventRegistration] })
  return counts ?? { in: 0, expected: 0 }
}

/** Formats a time, local to the site: 'YYYY-MM-DD HH:MM:SS.mmm000'. */
function siteTime(site: Pick<Site, 'settings'>, moment: Date): string {
  const milliseconds = String(moment.getUTCMilliseconds()).padStart(3, '0')
  return `${datetimeIn(site.settings.timeZone, moment)}.${milliseconds}000`
}

/** Returns the start of the transaction, local to the site. */
export const siteNow = (documents: Documents, site: Pick<Site, 'settings'>): string =>
  siteTime(site, documents.now)

/** Overlap of sync cursors, so that scans of slower transactions are not missed. */
const OVERLAP_MS = 60_000

export const siteCursor = (documents: Documents, site: Pick<Site, 'settings'>): string =>
  siteTime(site, new Date(documents.now.getTime() - OVERLAP_MS))
