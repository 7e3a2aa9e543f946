import { hooks } from '#framework/documents'
import { galleryErrors } from '../errors.ts'
import { inOrder, itemProblem, pictureOf } from '../rules/gallery-items.ts'
import { Gallery } from './gallery.doctype.ts'

export const galleryHooks = hooks(Gallery, {
  beforeSave({ document }) {
    document.gallery.forEach((item, index) => {
      const problem = itemProblem(item)
      if (problem !== null) throw galleryErrors[problem](index + 1)
    })
    const gallery = inOrder(document.gallery)
    return {
      gallery,
      picture_count: gallery.length,
      cover_image: document.cover_image ?? gallery.map(pictureOf).find((picture) => picture !== null) ?? null,
    }
  },
})
