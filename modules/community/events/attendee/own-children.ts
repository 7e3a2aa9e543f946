import type { Documents } from '#framework/documents'
import { listStudentsOfGuardian, type ChildRecords } from '#community/family'
import { fullName, StudentRegistration } from '#community/students'
import { type AttendeeInput, attendeeFieldPath } from './parse-attendees.ts'
import { ageOn } from '#meta'
import { eventErrors } from '../errors.ts'
import { sql } from 'kysely'
import { EventAttendee, EventRegistration } from '../registration/event-registration.doctype.ts'

/** Returns the caller's enrolled children, the oldest first. Three statements. */
export async function listOwnChildren(documents: Documents) {
  const names = await listStudentsOfGuardian(documents, documents.caller.user)
  if (names.length === 0) return []
  const children = await documents.asSystem().find(StudentRegistration, {
    where: { name: ['in', names], status: 'enrolled' },
    fields: [
      ...(['name', 'class', 'student_date_of_birth'] as const),
      ...(['student_first_name', 'student_middle_name', 'student_last_name'] as const),
    ],
    order_by: 'student_date_of_birth asc, name asc',
    limit: names.length,
  })
  return children.map((child) => ({
    student: child.name,
    full_name: fullName(child),
    class: child.class,
    born: child.student_date_of_birth,
  }))
}

export async function readOwnChildren(
  documents: Documents,
  people: readonly AttendeeInput[],
): Promise<OwnChildren> {
  if (people.every(({ student }) => student === null)) return new Map()
  return new Map((await listOwnChildren(documents)).map((child) => [child.student, child]))
}

interface OwnChild {
  readonly full_name: string
  /** 'YYYY-MM-DD'. */
  readonly born: string
}

export type OwnChildren = ReadonlyMap<string, OwnChild>

/**
 * Fills in name and age on the event's day from the caller's children. Unknown children and those of others cause the
 * same error.
 */
export function fillInChildren(
  people: readonly AttendeeInput[],
  children: OwnChildren,
  day: string,
): readonly AttendeeInput[] {
  const studentNames = people.flatMap(({ student }) => student ?? [])
  return people.map((one, position) => {
    if (one.student === null) return one
    const child = children.get(one.student)
    const isDuplicate = studentNames.indexOf(one.student) !== studentNames.lastIndexOf(one.student)
    if (!child || isDuplicate) throw eventErrors.not_your_child(attendeeFieldPath(position, 'student'))
    return { ...one, full_name: child.full_name, age: Math.max(0, ageOn(child.born, day)) }
  })
}

interface AttendedEvent {
  readonly event: string
  readonly start_date: string
}

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
