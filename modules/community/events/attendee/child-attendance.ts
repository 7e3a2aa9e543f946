import { sql } from 'kysely'
import type { ChildRecords } from '#community/family'
import { EventAttendee, EventRegistration } from '../registration/event-registration.doctype.ts'

interface AttendedEvent {
  readonly event: string
  readonly start_date: string
}

/** To which events a child came. What the family typed stays with its registration; the link to the child's record goes. */
export const childAttendance: ChildRecords = {
  part: 'events',
  read: (documents, student) =>
    documents.asSystem().statement(
      sql<AttendedEvent>`select e.title as event, e.start_date from "Event Attendee" a
        join "Event Registration" r on r.name = a.parent and a.parenttype = 'Event Registration'
        join "Mela Event" e on e.name = r.event where a.student = ${student} order by e.start_date, r.name`,
      { reads: [EventRegistration] },
    ),
  async erase(documents, student) {
    const redacted = { student: null, full_name: 'Somebody', age: null }
    await documents.asSystem().updateWhere(EventAttendee, { student }, redacted)
    return []
  },
}
