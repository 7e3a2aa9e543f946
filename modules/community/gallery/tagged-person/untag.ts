import { anyValue, method } from '#framework/modules'
import { untagPeople, parseNames } from './tag-people.ts'
import { albumStaff } from '../album/album.doctype.ts'

const MOST = 1000

/** Removes tags of people from photos, by the names of their Gallery Person rows. */
export const untag = method({
  access: albumStaff,
  methods: ['POST'],
  input: { people: anyValue },
  async run({ documents, input: { people } }) {
    return { unnamed: await untagPeople(documents, parseNames(people, MOST)) }
  },
})
