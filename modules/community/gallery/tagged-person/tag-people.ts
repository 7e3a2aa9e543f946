import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Album } from '../album/album.doctype.ts'
import { TaggedPerson } from './tagged-person.doctype.ts'
import { galleryErrors } from '../errors.ts'
import { lockAlbumsOfPhotos, hidePhotos } from '../hidden-photo/hide-photos.ts'
import { EventRegistration } from '#community/events'
import { fullName, StudentRegistration } from '#community/students'

interface ContentKeyRow {
  readonly content_key: string
}

/** Returns content keys by row of an album, visible or hidden. One statement. */
export async function getPhotoKeys(
  documents: Documents,
  gallery: string,
  pictures: readonly string[],
): Promise<readonly string[]> {
  const rows = await documents.asSystem().statement(
    sql<ContentKeyRow & { name: string }>`
      select name, content_key from "Gallery Item"
      where parent = ${gallery} and parenttype = 'Gallery' and name = any(${[...pictures]}::text[])
      union all select row_name, content_key from "Hidden Photo"
      where gallery = ${gallery} and row_name = any(${[...pictures]}::text[])`,
    { reads: [Album] },
  )
  if (rows.length < pictures.length) throw galleryErrors.unknown_picture()
  return [...new Set(rows.map(({ content_key }) => content_key))]
}

interface TagInput {
  readonly keys: readonly string[]
  readonly people: readonly TaggablePerson[]
  /** Date on which people who are no students consented: 'YYYY-MM-DD'. */
  readonly agreed_on: string | null
}

const tagsOf = ({ keys, people, agreed_on }: TagInput) =>
  keys.flatMap((content_key) =>
    people.map(({ full_name, student, registration, attendee }) => ({
      ...{ content_key, full_name, student, registration, attendee },
      agreed_on: student === null ? agreed_on : null,
    })),
  )

export async function tagPeople(documents: Documents, tagInput: TagInput): Promise<number> {
  const { keys } = tagInput
  const system = documents.asSystem()
  const albums = await lockAlbumsOfPhotos(system, keys)
  const insertedTags = await documents
    .asSystemFor(documents.caller.user)
    .insertMany(TaggedPerson, tagsOf(tagInput), { onConflict: 'skip' })
  await hidePhotos(system, { keys, albums })
  return insertedTags.length
}

const contentKeysQuery = (names: readonly string[]) => sql<ContentKeyRow>`
  select distinct content_key from "Gallery Person" where name = any(${[...names]}::text[])`

/** Deletes tags. Photos that may be shown again return after the commit. */
export async function untagPeople(documents: Documents, names: readonly string[]): Promise<number> {
  const system = documents.asSystem()
  const found = await system.statement(contentKeysQuery(names), { reads: [TaggedPerson] })
  const keys = found.map(({ content_key }) => content_key)
  const albums = await lockAlbumsOfPhotos(system, keys)
  const deletedTags = await system.deleteWhere(TaggedPerson, { name: ['in', names] })
  await hidePhotos(system, { keys, albums })
  return deletedTags.length
}

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

/** Reads the people to tag; refuses unknown ones. At most two statements. */
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

const MAX_TAGS = 100

export type PersonInput =
  { readonly student: string } | { readonly registration: string; readonly attendee: string }

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function parseList(value: unknown, limit: number): readonly unknown[] {
  const list: unknown = parseJson(value)
  if (!Array.isArray(list) || list.length === 0) throw galleryErrors.no_people_chosen()
  if (list.length > limit) throw galleryErrors.too_many_named(limit)
  return list
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''

export function parseNames(value: unknown, limit: number = MAX_TAGS): readonly string[] {
  const names = parseList(value, limit)
  if (!names.every(isName)) throw galleryErrors.no_people_chosen()
  return [...new Set(names)]
}

function parsePerson(value: unknown): PersonInput {
  const fields = typeof value === 'object' && value !== null ? { ...value } : {}
  const { student, registration, attendee }: Readonly<Record<string, unknown>> = fields
  if (isName(student)) return { student }
  if (isName(registration) && isName(attendee)) return { registration, attendee }
  throw galleryErrors.unknown_person()
}

export function parsePeople(value: unknown): readonly PersonInput[] {
  return parseList(value, MAX_TAGS).map(parsePerson)
}
