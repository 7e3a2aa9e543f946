import { galleryEvents } from '../events.ts'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { TaggedPerson } from '../tagged-person/tagged-person.doctype.ts'
import {
  lockAlbums,
  hidePhotosQuery,
  lockPhotoVisibility,
  type DocumentChange,
} from './hidden-photo.queries.ts'
import { findStudentsWithConsent } from '#community/family'

const reportChanges = { changes: (rows: readonly DocumentChange[]) => rows }

/** Leaves word that the files of these albums have to be looked through. */
export async function requestFileSync(documents: Documents, albums: readonly string[]): Promise<void> {
  if (albums.length > 0)
    await documents.emit(galleryEvents.files_out_of_sync, { albums: JSON.stringify(albums) })
}

/** What an album shows from now on: asked when it was saved, with its row locked. Three statements at most. */
export async function hidePhotosInAlbum(
  documents: Documents,
  gallery: string,
  keys: readonly string[],
): Promise<boolean> {
  if (keys.length === 0) return false
  const system = documents.asSystem()
  await system.statement(lockPhotoVisibility, {})
  const denied = await findPhotosWithoutConsent(system, keys)
  if (denied.size === 0) return false
  await system.statement(hidePhotosQuery(denied, gallery), reportChanges)
  return true
}

/** Holds the albums of these pictures, and then the turn: in this order, as whoever saves an album does. */
export async function lockAlbumsOfPhotos(
  documents: Documents,
  keys: readonly string[],
): Promise<readonly string[]> {
  const system = documents.asSystem()
  const albums = await system.statement(lockAlbums(keys), {})
  await system.statement(lockPhotoVisibility, {})
  return albums.map(({ name }) => name)
}

/**
 * Takes out of every album what is not to be shown of these pictures, at once; whoever calls holds them. What may be shown
 * again comes back after the commit, when its files are open again.
 */
export async function hidePhotos(
  documents: Documents,
  {
    keys,
    albums,
    refused = [],
  }: {
    readonly keys: readonly string[]
    readonly albums: readonly string[]
    readonly refused?: readonly string[]
  },
): Promise<void> {
  const system = documents.asSystem()
  const denied = await findPhotosWithoutConsent(system, keys, refused)
  const changed = denied.size > 0 ? await system.statement(hidePhotosQuery(denied, null), reportChanges) : []
  const others = changed.filter(({ type }) => type === 'Gallery').map(({ name }) => name)
  await requestFileSync(documents, [...new Set([...albums, ...others])])
}

function findPhotoKeys(documents: Documents, student: string) {
  return documents.asSystem().statement(
    sql<{
      content_key: string
    }>`select distinct content_key from "Gallery Person" where student = ${student}`,
    { reads: [TaggedPerson] },
  )
}

/** A family's word on its child's pictures holds from this transaction on. */
export async function hidePhotosOfStudent(
  documents: Documents,
  student: string,
  refused: readonly string[] = [],
): Promise<void> {
  const before = (await findPhotoKeys(documents, student)).map(({ content_key }) => content_key)
  const albums = await lockAlbumsOfPhotos(documents, before)
  // Somebody may have named the child in another picture while this waited for its turn.
  const keys = (await findPhotoKeys(documents, student)).map(({ content_key }) => content_key)
  if (keys.length > 0) await hidePhotos(documents, { keys, albums, refused })
}

interface TaggedPersonRow {
  readonly content_key: string
  readonly student: string | null
  readonly family: string | null
  readonly is_agreed: boolean
}

/** Everybody who is named in these pictures. Read by the house for its own decision: nobody is shown it. */
function findTaggedPeople(
  documents: Documents,
  keys: readonly string[],
): Promise<readonly TaggedPersonRow[]> {
  return documents.asSystem().statement(
    sql<TaggedPersonRow>`
      select p.content_key, p.student, s.family, p.student is null and p.agreed_on is not null as is_agreed
      from "Gallery Person" p left join "Student Registration" s on s.name = p.student
      where p.content_key = any(${[...keys]}::text[]) order by p.student`,
    { reads: [TaggedPerson] },
  )
}

/**
 * Of these pictures, those that are not to be shown, each with the child whose family still sees it. Two statements.
 * `refused` are children whose consent is about to go.
 */
export async function findPhotosWithoutConsent(
  documents: Documents,
  keys: readonly string[],
  refused: readonly string[] = [],
): Promise<ReadonlyMap<string, string | null>> {
  const taggedPeople = await findTaggedPeople(documents, keys)
  const students = [...new Set(taggedPeople.flatMap(({ student }) => student ?? []))]
  const agreed = await findStudentsWithConsent(documents, 'pictures on our pages', students)
  const hasAgreed = (student: string) => agreed.has(student) && !refused.includes(student)
  return photosWithoutConsent(
    taggedPeople.map(({ is_agreed, ...person }) => ({
      ...person,
      isAgreed: person.student === null ? is_agreed : hasAgreed(person.student),
    })),
  )
}

/** Somebody in a picture, and whether he stands to be shown. */
export interface PersonInPhoto {
  readonly content_key: string
  /** Null for who is no pupil here, and for a child of whom nothing is kept any more. */
  readonly student: string | null
  readonly family: string | null
  readonly isAgreed: boolean
}

/** Those who are not to be shown belong together when one family decides on all of them. */
function findDecidingStudent(withoutConsent: readonly PersonInPhoto[]): string | null {
  const [first, ...others] = withoutConsent
  if (!first?.student || first.family === null) return null
  return others.every(({ family }) => family === first.family) ? first.student : null
}

/**
 * The pictures that are not to be shown: somebody in them has not agreed. To each the child whose family still sees it; null
 * where there is none, for nobody is shown another family's child who is not to be shown.
 */
export function photosWithoutConsent(
  peopleInPhotos: readonly PersonInPhoto[],
): ReadonlyMap<string, string | null> {
  const withoutConsent = peopleInPhotos.filter(({ isAgreed }) => !isAgreed)
  const byPicture = Map.groupBy(withoutConsent, ({ content_key }) => content_key)
  return new Map([...byPicture].map(([key, people]) => [key, findDecidingStudent(people)]))
}
