import { anyone, method } from '#framework/modules'
import { presentLists } from './present-lists.ts'
import { lockList } from './wishlist.queries.ts'
import { deleteList } from './wishlist-writes.queries.ts'
import { listInput } from './wishlist-input.ts'

/** A list goes, with all that is on it and every link to it. */
export const dropList = method({
  access: anyone,
  input: listInput,
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, wishlist_token: token }, documents }) {
    await lockList(documents, token, list)
    await deleteList(documents, list)
    return presentLists(documents, token)
  },
})
