import { text, type Doc } from '#framework/doctypes'
import { method } from '#framework/modules'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { EventRegistration } from '#community/events'
import { agreedTo, Guardian } from '#community/family'
import { fullName, StudentRegistration } from '#community/students'
import { Gallery } from '../doctypes/gallery.doctype.ts'
import { pupilOf, type Pupil } from '../rules/match-attendee.ts'
import { staff } from './staff.ts'

const MOST = 2000
/** Pupils that a search answers. */
const MOST_FOUND = 30
const SHORTEST_SEARCH = 2

const pupilFields = [
  ...(['name', 'student_first_name', 'student_middle_name', 'student_last_name'] as const),
  ...(['class', 'family'] as const),
] as const

/** Somebody who can be named in an album's pictures. */
interface RosterPerson {
  readonly full_name: string
  readonly student: string | null
  readonly class: string | null
  readonly registration: string | null
  readonly attendee: string | null
  /** Whether a pupil's family agrees to pictures; null of who is no pupil: he is asked when he is named. */
  readonly is_agreed: boolean | null
}

interface AttendeeRow {
  readonly name: string
  readonly parent: string
  readonly full_name: string
}

async function comers(documents: Documents, event: string | null) {
  if (event === null) return []
  const registrations = await documents.find(EventRegistration, {
    where: { event, state: ['in', ['confirmed', 'checked in']] },
    fields: ['name', 'phone', 'user'],
    limit: MOST,
  })
  const attendees = await documents.asSystem().statement(
    sql<AttendeeRow>`
      select name, parent, full_name from "Event Attendee"
      where parent = any(${registrations.map(({ name }) => name)}::text[]) and parenttype = 'Event Registration'
        and is_cancelled = 0 order by full_name, name limit ${MOST}`,
    { reads: [EventRegistration] },
  )
  const byName = new Map(registrations.map((registration) => [registration.name, registration]))
  return attendees.map((attendee) => ({ ...attendee, by: byName.get(attendee.parent) }))
}

type Comer = Awaited<ReturnType<typeof comers>>[number]

/** The families of those who registered, by their numbers and by who was signed in. */
async function familiesOf(documents: Documents, come: readonly Comer[]) {
  const phones = [...new Set(come.flatMap(({ by }) => by?.phone ?? []))]
  const users = [...new Set(come.flatMap(({ by }) => by?.user ?? []))]
  if (phones.length + users.length === 0) return []
  return documents.asSystem().statement(
    sql<{ family: string; phone: string; user: string | null }>`
      select distinct family, phone, "user" from ${sql.table(Guardian.name)}
      where phone = any(${phones}::text[]) or "user" = any(${users}::text[])`,
    { reads: [Guardian] },
  )
}

async function pupilsWhere(
  documents: Documents,
  where: Parameters<typeof documents.find<typeof StudentRegistration>>[1],
): Promise<readonly Pupil[]> {
  const found = await documents.asSystem().find(StudentRegistration, {
    ...where,
    fields: pupilFields,
    order_by: 'student_first_name asc, name asc',
  })
  return found.map((child) => ({
    ...{ student: child.name, full_name: fullName(child), first_name: child.student_first_name },
    ...{ class: child.class, family: child.family },
  }))
}

type Album = Pick<Doc<typeof Gallery>, 'event' | 'class'>

async function pupilsOfClass(documents: Documents, group: string | null) {
  if (group === null) return []
  return pupilsWhere(documents, { where: { class: group, status: 'enrolled' }, limit: MOST })
}

async function pupilsOfFamilies(documents: Documents, families: readonly string[]) {
  if (families.length === 0) return []
  return pupilsWhere(documents, { where: { family: ['in', families] }, limit: MOST })
}

async function pupilsFound(documents: Documents, search: string) {
  if (search.length < SHORTEST_SEARCH) return []
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const where = { student_first_name: ['like', like], status: 'enrolled' } as const
  return pupilsWhere(documents, { where, limit: MOST_FOUND })
}

/**
 * Who can be named in an album's pictures: who came to its event, the pupils of its class, and the pupils that a search
 * finds. Somebody who came and is a pupil of the family that registered him is listed as that pupil. Seven statements at
 * most.
 */
async function listRoster(
  documents: Documents,
  album: Album,
  search: string,
): Promise<readonly RosterPerson[]> {
  const come = await comers(documents, album.event)
  const guardians = await familiesOf(documents, come)
  const families = [...new Set(guardians.map(({ family }) => family))]
  const ofFamilies = await pupilsOfFamilies(documents, families)
  const ofClass = await pupilsOfClass(documents, album.class)
  const found = await pupilsFound(documents, search)
  const pupils = new Map([...ofClass, ...found].map((pupil) => [pupil.student, pupil]))
  const strangers = come.filter(({ full_name, by }) => {
    const own = guardians.filter(({ phone, user }) => phone === by?.phone || (user && user === by?.user))
    const pupil = pupilOf(full_name, new Set(own.map(({ family }) => family)), ofFamilies)
    if (pupil) pupils.set(pupil.student, pupil)
    return !pupil
  })
  const agreed = await agreedTo(documents, 'pictures on our pages', [...pupils.keys()])
  const listed = [...pupils.values()].map(({ student, full_name, class: group }) => ({
    ...{ full_name, student, class: group, registration: null, attendee: null },
    is_agreed: agreed.has(student),
  }))
  const others = strangers.map(({ full_name, parent, name }) => ({
    ...{ full_name, student: null, class: null, registration: parent, attendee: name, is_agreed: null },
  }))
  return [...listed, ...others].toSorted((one, other) => one.full_name.localeCompare(other.full_name))
}

/** Who can be named in an album's pictures. It tells children's names, so each asking is written down. */
export const getRoster = method({
  access: staff,
  methods: ['POST'],
  input: { gallery: text({ required: true }), search: text() },
  async run({ documents, input: { gallery, search } }) {
    const album = await documents.get(Gallery, gallery)
    return { people: await listRoster(documents, album, (search ?? '').trim()) }
  },
})
