import type { Documents } from '#framework/documents'
import { ownUploads, type FoundUpload } from '#framework/files'
import { isGuest } from '#framework/permissions'
import { changeErrors } from '../rules/change-errors.ts'
import { Order } from '../doctypes/order.doctype.ts'

const MOST_PHOTOS = 6

/** Addresses of pictures that somebody names. */
export function readPhotos(value: unknown): readonly string[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value) || value.length > MOST_PHOTOS) throw changeErrors.unknown_photo()
  const photos = value.filter((one: unknown) => typeof one === 'string')
  if (photos.length < value.length) throw changeErrors.unknown_photo()
  return [...new Set(photos)]
}

/** The files of these pictures: private uploads for this order by who holds its token, or the caller's own. One statement. */
export async function ownPhotos(
  documents: Documents,
  order: string,
  photos: readonly string[],
): Promise<readonly string[]> {
  const { caller } = documents
  const isOwn = ({ is_private, owner, attached_to_doctype, attached_to_name }: FoundUpload) => {
    const isOfOrder = attached_to_doctype === Order.name && attached_to_name === order
    const isCallers = !isGuest(caller) && owner === caller.user && attached_to_name === null
    return is_private === 1 && (isOfOrder || isCallers)
  }
  const files = await ownUploads(documents.asSystem(), photos, isOwn)
  if (files === null) throw changeErrors.unknown_photo()
  return files
}
