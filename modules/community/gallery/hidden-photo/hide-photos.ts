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
import { findPhotosWithoutConsent } from './photos-without-consent.ts'

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
