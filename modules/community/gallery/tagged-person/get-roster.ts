import { text, type Doc } from '#framework/doctypes'
import { method } from '#framework/modules'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { EventRegistration } from '#community/events'
import { findStudentsWithConsent, Guardian } from '#community/family'
import { fullName, StudentRegistration } from '#community/students'
import { Album, albumStaff } from '../album/album.doctype.ts'

const MAX_ROWS = 2000

const MAX_SEARCH_RESULTS = 30

const MIN_SEARCH_LENGTH = 2

const studentFields = [
  ...(['name', 'student_first_name', 'student_middle_name', 'student_last_name'] as const),
  ...(['class', 'family'] as const),
] as const

interface RosterPerson {
  readonly full_name: string
  readonly student: string | null
  readonly class: string | null
  readonly registration: string | null
  readonly attendee: string | null
  /** True when the family of a student consents to photos; null for others, who are asked when tagged. */
  readonly is_agreed: boolean | null
}

interface AttendeeRow {
  readonly name: string
  readonly parent: string
  readonly full_name: string
}

async function findEventAttendees(documents: Documents, event: string | null) {
  if (event === null) return []
  const registrations = await documents.find(EventRegistration, {
    where: { event, state: ['in', ['confirmed', 'checked in']] },
    fields: ['name', 'phone', 'user'],
    limit: MAX_ROWS,
  })
  const attendees = await documents.asSystem().statement(
    sql<AttendeeRow>`
      select name, parent, full_name from "Event Attendee"
      where parent = any(${registrations.map(({ name }) => name)}::text[]) and parenttype = 'Event Registration'
        and is_cancelled = 0 order by full_name, name limit ${MAX_ROWS}`,
    { reads: [EventRegistration] },
  )
  const byName = new Map(registrations.map((registration) => [registration.name, registration]))
  return attendees.map((attendee) => ({ ...attendee, eventRegistration: byName.get(attendee.parent) }))
}

type EventAttendee = Awaited<ReturnType<typeof findEventAttendees>>[number]

async function findFamilies(documents: Documents, eventAttendees: readonly EventAttendee[]) {
  const phones = [
    ...new Set(eventAttendees.flatMap(({ eventRegistration }) => eventRegistration?.phone ?? [])),
  ]
  const users = [...new Set(eventAttendees.flatMap(({ eventRegistration }) => eventRegistration?.user ?? []))]
  if (phones.length + users.length === 0) return []
  return documents.asSystem().statement(
    sql<{ family: string; phone: string; user: string | null }>`
      select distinct family, phone, "user" from ${sql.table(Guardian.name)}
      where phone = any(${phones}::text[]) or "user" = any(${users}::text[])`,
    { reads: [Guardian] },
  )
}

async function findStudents(
  documents: Documents,
  where: Parameters<typeof documents.find<typeof StudentRegistration>>[1],
): Promise<readonly StudentCandidate[]> {
  const found = await documents.asSystem().find(StudentRegistration, {
    ...where,
    fields: studentFields,
    order_by: 'student_first_name asc, name asc',
  })
  return found.map((child) => ({
    ...{ student: child.name, full_name: fullName(child), first_name: child.student_first_name },
    ...{ class: child.class, family: child.family },
  }))
}

type AlbumScope = Pick<Doc<typeof Album>, 'event' | 'class'>

async function findStudentsOfClass(documents: Documents, group: string | null) {
  if (group === null) return []
  return findStudents(documents, { where: { class: group, status: 'enrolled' }, limit: MAX_ROWS })
}

async function findStudentsOfFamilies(documents: Documents, families: readonly string[]) {
  if (families.length === 0) return []
  return findStudents(documents, { where: { family: ['in', families] }, limit: MAX_ROWS })
}

async function searchStudents(documents: Documents, search: string) {
  if (search.length < MIN_SEARCH_LENGTH) return []
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const where = { student_first_name: ['like', like], status: 'enrolled' } as const
  return findStudents(documents, { where, limit: MAX_SEARCH_RESULTS })
}

/**
 * Lists who can be tagged: attendees of the album's event, students of its class, and search matches. An attendee from
 * a known family is listed as its student. At most seven statements.
 */
async function listRoster(
  documents: Documents,
  album: AlbumScope,
  search: string,
): Promise<readonly RosterPerson[]> {
  const eventAttendees = await findEventAttendees(documents, album.event)
  const guardians = await findFamilies(documents, eventAttendees)
  const families = [...new Set(guardians.map(({ family }) => family))]
  const ofFamilies = await findStudentsOfFamilies(documents, families)
  const ofClass = await findStudentsOfClass(documents, album.class)
  const found = await searchStudents(documents, search)
  const studentsByName = new Map([...ofClass, ...found].map((candidate) => [candidate.student, candidate]))
  const nonStudents = eventAttendees.filter(({ full_name, eventRegistration }) => {
    const own = guardians.filter(
      ({ phone, user }) => phone === eventRegistration?.phone || (user && user === eventRegistration?.user),
    )
    const candidate = matchStudent(full_name, new Set(own.map(({ family }) => family)), ofFamilies)
    if (candidate) studentsByName.set(candidate.student, candidate)
    return !candidate
  })
  const agreed = await findStudentsWithConsent(documents, 'pictures on our pages', [...studentsByName.keys()])
  const listedStudents = [...studentsByName.values()].map(({ student, full_name, class: group }) => ({
    ...{ full_name, student, class: group, registration: null, attendee: null },
    is_agreed: agreed.has(student),
  }))
  const others = nonStudents.map(({ full_name, parent, name }) => ({
    ...{ full_name, student: null, class: null, registration: parent, attendee: name, is_agreed: null },
  }))
  return [...listedStudents, ...others].toSorted((one, other) => one.full_name.localeCompare(other.full_name))
}

/** Returns who can be tagged in an album. The result names children, so each call is logged. */
export const getRoster = method({
  access: albumStaff,
  methods: ['POST'],
  input: { gallery: text({ required: true }), search: text() },
  async run({ documents, input: { gallery, search } }) {
    const album = await documents.get(Album, gallery)
    return { people: await listRoster(documents, album, (search ?? '').trim()) }
  },
})

export interface StudentCandidate {
  readonly student: string
  readonly full_name: string
  readonly first_name: string
  readonly class: string | null
  readonly family: string | null
}

const normalizeName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim()

/**
 * Returns the student that an attendee is: a child of the registering family by full or first name; undefined for none
 * or several.
 */
export function matchStudent(
  attendee: string,
  families: ReadonlySet<string>,
  candidates: readonly StudentCandidate[],
): StudentCandidate | undefined {
  const name = normalizeName(attendee)
  const familyStudents = candidates.filter(({ family }) => family !== null && families.has(family))
  const fullNameMatches = familyStudents.filter(({ full_name }) => normalizeName(full_name) === name)
  const matches =
    fullNameMatches.length > 0
      ? fullNameMatches
      : familyStudents.filter(({ first_name }) => normalizeName(first_name) === name)
  return matches.length === 1 ? matches[0] : undefined
}
