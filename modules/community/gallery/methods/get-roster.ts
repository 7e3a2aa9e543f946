import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { listRoster } from '../actions/list-roster.ts'
import { Gallery } from '../doctypes/gallery.doctype.ts'
import { staff } from './staff.ts'

/** Who can be named in an album's pictures. It tells children's names, so each asking is written down. */
export const getRoster = method({
  access: staff,
  methods: ['POST'],
  input: { gallery: text({ required: true }), search: text() },
  async run({ documents, input: { gallery, search } }) {
    const album = await documents.get(Gallery, gallery)
    return { people: await listRoster(documents, album, (search ?? '').trim()) }
  },
})
