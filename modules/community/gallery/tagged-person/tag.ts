import { check, text } from '#framework/doctypes'
import { anyValue, method } from '#framework/modules'
import { findTaggablePeople, getPhotoKeys, tagPeople, parseNames, parsePeople } from './tag-people.ts'
import { Album, albumStaff } from '../album/album.doctype.ts'

/** Tags people in photos of an album. The statement count is constant. */
export const tag = method({
  access: albumStaff,
  methods: ['POST'],
  input: { gallery: text({ required: true }), pictures: anyValue, people: anyValue, have_agreed: check() },
  async run({ documents, input: { gallery, pictures, people, have_agreed } }) {
    const { event } = await documents.get(Album, gallery)
    const keys = await getPhotoKeys(documents, gallery, parseNames(pictures))
    const taggablePeople = await findTaggablePeople(documents, event, parsePeople(people))
    const agreed_on = have_agreed === 1 ? documents.today : null
    return { named: await tagPeople(documents, { keys, people: taggablePeople, agreed_on }) }
  },
})
