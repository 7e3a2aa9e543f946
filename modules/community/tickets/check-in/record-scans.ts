import { sql } from 'kysely'
import { EventAttendee, EventRegistration, lockEvent } from '#community/events'
import type { Documents } from '#framework/documents'
import type { CheckInMark as Mark, TicketStatus } from '#meta'
import { CheckInMark } from './check-in-mark.doctype.ts'
import { findRosterTickets, type RosterTicket } from './check-in-mark.queries.ts'

/**
 * Returns those of the tickets that the event knows. Seats stay locked, so that devices with the same ticket wait for
 * each other and see each other's scans.
 */
export async function lockRosterTickets(
  documents: Documents,
  event: string,
  codes: readonly string[],
): Promise<readonly RosterTicket[]> {
  if (codes.length === 0) return []
  await lockEvent(documents, event)
  return findRosterTickets(documents, event, codes)
}

interface ScanBatch {
  readonly event: string
  readonly marks: readonly Mark[]
  readonly tickets: readonly RosterTicket[]
}

/** Inserts scans of listed tickets; repeated scans are ignored. */
export async function insertScans(documents: Documents, { event, marks, tickets }: ScanBatch): Promise<void> {
  const registrations = new Map(tickets.map(({ ticket_code, registration }) => [ticket_code, registration]))
  const rows = marks.flatMap((scan) => {
    const registration = registrations.get(scan.ticket_code)
    const { id: name, ticket_code, kind, at, device, undoes } = scan
    return registration === undefined
      ? []
      : [{ name, event, registration, ticket_code, kind, at, device, undoes }]
  })
  if (rows.length === 0) return
  const ordered = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  await documents.asSystemFor(documents.caller.user).insertMany(CheckInMark, ordered, { onConflict: 'skip' })
}

interface RegistrationAttendance {
  readonly registration: string
  readonly state: string
  readonly is_there: boolean
}

function writeAttendance(
  documents: Documents,
  tickets: readonly RosterTicket[],
  ticketStatuses: ReadonlyMap<string, TicketStatus>,
): Promise<readonly RegistrationAttendance[]> {
  const codes = tickets.map(({ ticket_code }) => ticket_code)
  const moments = codes.map((code) => ticketStatuses.get(code)?.entered?.at ?? null)
  const names = [...new Set(tickets.map(({ registration }) => registration))]
  const attendee = sql.table(EventAttendee.name)
  // Raw SQL: writes each attendee's own time, and answers who of each family is there, in one statement.
  const query = sql<RegistrationAttendance>`
    with noted as (
      update ${attendee} a set checked_in_at = n.moment::timestamp
      from unnest(${codes}::text[], ${moments}::text[]) as n(code, moment)
      where a.ticket_code = n.code and a.checked_in_at is distinct from n.moment::timestamp
    ), entered as (
      select code from unnest(${codes}::text[], ${moments}::text[]) as n(code, moment) where moment is not null
    )
    select r.name as registration, r.state, exists (
      select from ${attendee} a where a.parent = r.name and a.parenttype = ${EventRegistration.name} and a.is_cancelled = 0
        and case when a.ticket_code = any(${codes}::text[])
          then a.ticket_code in (select code from entered) else a.checked_in_at is not null end) as is_there
    from ${sql.table(EventRegistration.name)} r where r.name = any(${names}::text[]) order by r.name`
  return documents.asSystem().statement(query, {
    changes: (rows) =>
      rows.map(({ registration: name }) => ({ type: EventRegistration.name, name, kind: 'saved' as const })),
  })
}

/** Updates attendance by the state of tickets; transitions are attributed to the caller. */
export async function updateAttendance(
  documents: Documents,
  tickets: readonly RosterTicket[],
  ticketStatuses: ReadonlyMap<string, TicketStatus>,
): Promise<void> {
  if (tickets.length === 0) return
  // The device's download of the list was logged, so this read is not logged again.
  const system = documents.asSystemFor(documents.caller.user)
  for (const { registration, state, is_there } of await writeAttendance(documents, tickets, ticketStatuses)) {
    if (state === 'confirmed' && is_there)
      await system.transition(EventRegistration, registration, 'Check in')
    if (state === 'checked in' && !is_there)
      await system.transition(EventRegistration, registration, 'Take the check-in back')
  }
}
