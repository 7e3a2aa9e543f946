import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { Gallery } from '../doctypes/gallery.doctype.ts'
import { staff } from './staff.ts'

/** Where the desk shows an album's pictures, with who is in them. */
export const openPictures = method({
  access: staff,
  input: { name: text({ required: true }) },
  async run({ documents, input: { name } }) {
    const album = await documents.get(Gallery, name)
    return { url: `/desk/pictures/${encodeURIComponent(album.name)}` }
  },
})
