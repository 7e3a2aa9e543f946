import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { Album, albumStaff } from './album.doctype.ts'

/** Where the desk shows an album's pictures, with who is in them. */
export const openPictures = method({
  access: albumStaff,
  input: { name: text({ required: true }) },
  async run({ documents, input: { name } }) {
    const album = await documents.get(Album, name)
    return { url: `/desk/pictures/${encodeURIComponent(album.name)}` }
  },
})
