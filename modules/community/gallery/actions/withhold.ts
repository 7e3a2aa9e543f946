import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { GalleryPerson } from '../doctypes/gallery-person.doctype.ts'
import { holdAlbums, takeOut, takeTurn, type Changed } from '../doctypes/withheld-picture.queries.ts'
import { deniedPictures } from './denied-pictures.ts'

/** Albums whose files are not where they belong: what follows takes longer, and is done after the commit. */
export const DISTURBED = 'gallery.disturbed'

const told = { changes: (rows: readonly Changed[]) => rows }

/** Leaves word that the files of these albums have to be looked through. */
export async function disturb(documents: Documents, albums: readonly string[]): Promise<void> {
  if (albums.length > 0) await documents.emit(DISTURBED, { albums: JSON.stringify(albums) })
}

/** What an album shows from now on: asked when it was saved, with its row locked. Three statements at most. */
export async function withholdIn(
  documents: Documents,
  gallery: string,
  keys: readonly string[],
): Promise<boolean> {
  if (keys.length === 0) return false
  const system = documents.asSystem()
  await system.statement(takeTurn, {})
  const denied = await deniedPictures(system, keys)
  if (denied.size === 0) return false
  await system.statement(takeOut(denied, gallery), told)
  return true
}

/** Holds the albums of these pictures, and then the turn: in this order, as whoever saves an album does. */
export async function holdPictures(
  documents: Documents,
  keys: readonly string[],
): Promise<readonly string[]> {
  const system = documents.asSystem()
  const albums = await system.statement(holdAlbums(keys), {})
  await system.statement(takeTurn, {})
  return albums.map(({ name }) => name)
}

/**
 * Takes out of every album what is not to be shown of these pictures, at once; whoever calls holds them. What may be shown
 * again comes back after the commit, when its files are open again.
 */
export async function withhold(
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
  const denied = await deniedPictures(system, keys, refused)
  const changed = denied.size > 0 ? await system.statement(takeOut(denied, null), told) : []
  const others = changed.filter(({ type }) => type === 'Gallery').map(({ name }) => name)
  await disturb(documents, [...new Set([...albums, ...others])])
}

function keysOf(documents: Documents, student: string) {
  return documents.asSystem().statement(
    sql<{
      content_key: string
    }>`select distinct content_key from "Gallery Person" where student = ${student}`,
    { reads: [GalleryPerson] },
  )
}

/** A family's word on its child's pictures holds from this transaction on. */
export async function withholdOf(
  documents: Documents,
  student: string,
  refused: readonly string[] = [],
): Promise<void> {
  const before = (await keysOf(documents, student)).map(({ content_key }) => content_key)
  const albums = await holdPictures(documents, before)
  // Somebody may have named the child in another picture while this waited for its turn.
  const keys = (await keysOf(documents, student)).map(({ content_key }) => content_key)
  if (keys.length > 0) await withhold(documents, { keys, albums, refused })
}
