import { anyone, method } from '#framework/modules'
import { presentLists, listInput } from '../wishlist/get-lists.ts'
import { lockList, deleteLinks } from '../wishlist/wishlist.queries.ts'

/** Revokes all links to a wishlist. */
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
