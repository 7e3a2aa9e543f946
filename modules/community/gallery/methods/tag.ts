import { check, text } from '#framework/doctypes'
import { anyValue, method } from '#framework/modules'
import { knownPeople } from '../actions/known-people.ts'
import { keysOfPictures, namePeople } from '../actions/name-people.ts'
import { Gallery } from '../doctypes/gallery.doctype.ts'
import { readNames, readPeople } from '../rules/read-lists.ts'
import { staff } from './staff.ts'

/** Says who is in some pictures of an album. The statements do not depend on how many pictures and people there are. */
export const tag = method({
  access: staff,
  methods: ['POST'],
  input: { gallery: text({ required: true }), pictures: anyValue, people: anyValue, have_agreed: check() },
  async run({ documents, input: { gallery, pictures, people, have_agreed } }) {
    const { event } = await documents.get(Gallery, gallery)
    const keys = await keysOfPictures(documents, gallery, readNames(pictures))
    const known = await knownPeople(documents, event, readPeople(people))
    const agreed_on = have_agreed === 1 ? documents.today : null
    return { named: await namePeople(documents, { keys, people: known, agreed_on }) }
  },
})
