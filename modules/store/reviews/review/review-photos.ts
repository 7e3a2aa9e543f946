import type { Documents } from '#framework/documents'
import { attachFiles, File, ownUploads, type FoundUpload } from '#framework/files'
import { isGuest } from '#framework/permissions'
import { Order } from '#store/orders'
import { MAX_PHOTOS, ProductReview } from './product-review.doctype.ts'
import { reviewErrors } from '../errors.ts'

/** Addresses of pictures that somebody names: a list, or one text with such a list. */
export function parsePhotos(value: unknown): readonly string[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) throw reviewErrors.foreign_photo()
  const photos = [...new Set(value.filter((one: unknown) => typeof one === 'string'))]
  if (photos.length < value.length) throw reviewErrors.foreign_photo()
  if (photos.length > MAX_PHOTOS) throw reviewErrors.too_many_photos()
  return photos
}

/** Whose pictures may be shown: of a review, of an order that its buyer opened, or the caller's own. */
interface PhotoOwners {
  readonly review: string | null
  readonly order: string
}

function isOwnUpload({ caller }: Documents, file: FoundUpload, { review, order }: PhotoOwners): boolean {
  const { attached_to_doctype: type, attached_to_name: name } = file
  if (type === ProductReview.name) return name === review
  if (file.is_private === 0) return false
  if (type === Order.name) return name === order
  return name === null && !isGuest(caller) && file.owner === caller.user
}

/** The files of these pictures; refused where one is somebody else's. One statement. */
export async function requireOwnPhotos(
  documents: Documents,
  photos: readonly string[],
  owners: PhotoOwners,
): Promise<readonly string[]> {
  const isOwn = (file: FoundUpload) => isOwnUpload(documents, file, owners)
  const files = await ownUploads(documents.asSystem(), photos, isOwn)
  if (files === null) throw reviewErrors.foreign_photo()
  return files
}

/** From now on these files are the review's, and whatever else hung at it is gone. */
export async function attachPhotos(
  documents: Documents,
  files: readonly string[],
  review: string,
): Promise<void> {
  const system = documents.asSystem()
  const where = { attached_to_doctype: ProductReview.name, attached_to_name: review }
  const before = await system.find(File, { where, fields: ['name'], limit: 2 * MAX_PHOTOS })
  const known = new Set(before.map(({ name }) => name))
  const added = files.filter((name) => !known.has(name))
  await attachFiles(system, added, { doctype: ProductReview.name, name: review, field: 'photos' })
  for (const { name } of before.filter((one) => !files.includes(one.name))) await system.delete(File, name)
}
