import type { Documents } from '#framework/documents'
import { Gallery } from './gallery.doctype.ts'

/** The public albums, the newest first. One statement. */
export function publicAlbums(documents: Documents, limit: number) {
  return documents.asSystem().find(Gallery, {
    where: { published: 1, visibility: 'public' },
    fields: ['name', 'title', 'cover_image', 'picture_count'],
    order_by: 'creation desc, name desc',
    limit,
  })
}
