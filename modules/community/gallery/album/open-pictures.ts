import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { Album, albumStaff } from './album.doctype.ts'

/** Returns the address of the desk's page of an album's photos and the people tagged in them. */
export const openPictures = method({
  access: albumStaff,
  input: { name: text({ required: true }) },
  async run({ documents, input: { name } }) {
    const album = await documents.get(Album, name)
    return { url: `/desk/pictures/${encodeURIComponent(album.name)}` }
  },
})
