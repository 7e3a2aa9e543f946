import type { Documents } from '#framework/documents'
import { File, moveFile, type FilesPlace } from '#framework/files'
import { MOST_PHOTOS, ProductReview } from '../doctypes/product-review.doctype.ts'

/** Pictures of a review are open to everybody while it is published, and private before and after. `system` acts as the system. */
export async function placePhotos(system: Documents, site: FilesPlace, name: string): Promise<void> {
  const [found] = await system.find(ProductReview, { where: { name }, fields: ['name'], limit: 1 })
  if (!found) return
  const { state, photos } = await system.lock(ProductReview, name)
  if (photos.length === 0) return
  const isPrivate = state !== 'published'
  const target = { doctype: ProductReview.name, name }
  const files = await system.find(File, {
    where: { attached_to_doctype: target.doctype, attached_to_name: name, is_private: isPrivate ? 0 : 1 },
    limit: MOST_PHOTOS,
  })
  const moved = new Map<string | null, string | null>()
  for (const file of files)
    moved.set(file.file_url, await moveFile(system, site, { file, place: { isPrivate, target } }))
  if (moved.size === 0) return
  await system.save(ProductReview, name, {
    photos: photos.map(({ photo }) => ({ photo: moved.get(photo) ?? photo })),
  })
}
