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

export async function requestFileSync(documents: Documents, albums: readonly string[]): Promise<void> {
  if (albums.length > 0)
    await documents.emit(galleryEvents.files_out_of_sync, { albums: JSON.stringify(albums) })
}

/** Decides which photos a saved, locked album shows. At most three statements. */
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

/** Locks the albums of these photos, then the visibility lock, in the order of a save. */
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
 * Hides photos without consent at once; the caller holds their locks. Photos that may be shown again return after the
 * commit, when their files are visible.
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

/** Applies a changed consent to the child's photos in this transaction. */
export async function hidePhotosOfStudent(
  documents: Documents,
  student: string,
  refused: readonly string[] = [],
): Promise<void> {
  const before = (await findPhotoKeys(documents, student)).map(({ content_key }) => content_key)
  const albums = await lockAlbumsOfPhotos(documents, before)
  // The child may have been tagged in another photo during the wait for the lock.
  const keys = (await findPhotoKeys(documents, student)).map(({ content_key }) => content_key)
  if (keys.length > 0) await hidePhotos(documents, { keys, albums, refused })
}

interface TaggedPersonRow {
  readonly content_key: string
  readonly student: string | null
  readonly family: string | null
  readonly is_agreed: boolean
}

/** Returns all people tagged in these photos. Not logged as a read, because no user sees it. */
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
 * Returns those of these photos without consent, each with the child whose family may still see it. Two statements.
 * `refused` are children whose consent is being withdrawn.
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

export interface PersonInPhoto {
  readonly content_key: string
  /** Null for a person who is no student, and for an erased child. */
  readonly student: string | null
  readonly family: string | null
  readonly isAgreed: boolean
}

/** Returns the child of the only deciding family; null for several families. */
function findDecidingStudent(withoutConsent: readonly PersonInPhoto[]): string | null {
  const [first, ...others] = withoutConsent
  if (!first?.student || first.family === null) return null
  return others.every(({ family }) => family === first.family) ? first.student : null
}

/**
 * Returns photos with a person without consent. Each names the child whose family may still see it; null for several
 * families, because none may see another family's hidden child.
 */
export function photosWithoutConsent(
  peopleInPhotos: readonly PersonInPhoto[],
): ReadonlyMap<string, string | null> {
  const withoutConsent = peopleInPhotos.filter(({ isAgreed }) => !isAgreed)
  const byPicture = Map.groupBy(withoutConsent, ({ content_key }) => content_key)
  return new Map([...byPicture].map(([key, people]) => [key, findDecidingStudent(people)]))
}
