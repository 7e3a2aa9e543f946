import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { EventRegistration } from '#community/events'
import { fullName, StudentRegistration } from '#community/students'
import { galleryErrors } from '../errors.ts'
import type { PersonInput } from './tag-input.ts'

/** Somebody who can be named in pictures: a pupil, or one who came to the album's event. */
export interface TaggablePerson {
  readonly full_name: string
  readonly student: string | null
  readonly registration: string | null
  readonly attendee: string | null
}

const nameFields = ['name', 'student_first_name', 'student_middle_name', 'student_last_name'] as const

async function findStudents(
  documents: Documents,
  students: readonly string[],
): Promise<readonly TaggablePerson[]> {
  if (students.length === 0) return []
  const found = await documents
    .asSystem()
    .find(StudentRegistration, { where: { name: ['in', students] }, fields: nameFields })
  return found.map((child) => ({
    ...{ full_name: fullName(child), student: child.name },
    ...{ registration: null, attendee: null },
  }))
}

interface AttendeeRow {
  readonly name: string
  readonly parent: string
  readonly full_name: string
}

async function findAttendees(
  documents: Documents,
  event: string | null,
  attendees: readonly string[],
): Promise<readonly TaggablePerson[]> {
  if (attendees.length === 0) return []
  const found = await documents.asSystem().statement(
    sql<AttendeeRow>`
      select a.name, a.parent, a.full_name from "Event Attendee" a
      join "Event Registration" r on r.name = a.parent and a.parenttype = 'Event Registration'
      where a.name = any(${[...attendees]}::text[]) and r.event = ${event}`,
    { reads: [EventRegistration] },
  )
  return found.map(({ name, parent, full_name }) => ({
    ...{ full_name, student: null },
    ...{ registration: parent, attendee: name },
  }))
}

/** The people who were sent, as the house knows them; one who is not known is refused. Two statements at most. */
export async function findTaggablePeople(
  documents: Documents,
  event: string | null,
  people: readonly PersonInput[],
): Promise<readonly TaggablePerson[]> {
  const students = [...new Set(people.flatMap((one) => ('student' in one ? one.student : [])))]
  const attendees = [...new Set(people.flatMap((one) => ('attendee' in one ? one.attendee : [])))]
  const taggablePeople = [
    ...(await findStudents(documents, students)),
    ...(await findAttendees(documents, event, attendees)),
  ]
  if (taggablePeople.length < students.length + attendees.length) throw galleryErrors.unknown_person()
  return taggablePeople
}
