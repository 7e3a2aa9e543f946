import { anyone, method } from '#framework/modules'
import { presentLists } from '../wishlist/present-lists.ts'
import { lockList } from '../wishlist/wishlist.queries.ts'
import { deleteLinks } from '../wishlist/wishlist-writes.queries.ts'
import { listInput } from '../wishlist/wishlist-input.ts'

/** Ends every link to a list. */
export const unshare = method({
  access: anyone,
  input: listInput,
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, wishlist_token: token }, documents }) {
    await lockList(documents, token, list)
    await deleteLinks(documents, list)
    return presentLists(documents, token)
  },
})
