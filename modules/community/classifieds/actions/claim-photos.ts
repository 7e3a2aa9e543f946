import type { Documents } from '#framework/documents'
import { ownUploads } from '#framework/files'
import { classifiedErrors } from '../errors.ts'
import { MOST_PHOTOS } from '../doctypes/classified.doctype.ts'
import type { Ad } from '../doctypes/classified.queries.ts'
import type { WantedPhoto } from '../rules/wanted-photos.ts'

/**
 * The files of new pictures. Refuses those that the caller did not upload himself; what the advertisement shows already may
 * stay. One statement.
 */
export async function requireOwnPhotos(
  documents: Documents,
  photos: readonly WantedPhoto[],
  before: Ad | null,
): Promise<readonly string[]> {
  if (photos.length > MOST_PHOTOS) throw classifiedErrors.too_many_photos()
  const known = new Set(before?.photos.map(({ picture }) => picture))
  const fresh = photos.map(({ picture }) => picture).filter((picture) => !known.has(picture))
  const { user } = documents.caller
  const isOwn = (file: { owner: string; is_private: 0 | 1 }) => file.owner === user && file.is_private === 0
  const files = await ownUploads(documents.asSystem(), [...new Set(fresh)], isOwn)
  if (files === null) throw classifiedErrors.foreign_photo()
  return files
}
