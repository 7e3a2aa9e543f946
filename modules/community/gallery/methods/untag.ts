import { anyValue, method } from '#framework/modules'
import { unnamePeople } from '../actions/name-people.ts'
import { readNames } from '../rules/read-lists.ts'
import { staff } from './staff.ts'

const MOST = 1000

/** Takes people out of pictures again, by the names of their Gallery Person. */
export const untag = method({
  access: staff,
  methods: ['POST'],
  input: { people: anyValue },
  async run({ documents, input: { people } }) {
    return { unnamed: await unnamePeople(documents, readNames(people, MOST)) }
  },
})
