import { anyone, method } from '#framework/modules'
import { presentLists, listInput } from '../wishlist/get-lists.ts'
import { lockList, deleteLinks } from '../wishlist/wishlist.queries.ts'

/** Revokes all links to a wishlist. */
export const unshare = method({
  access: anyone,
  input: listInput,
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  async run({ input: { list, wishlist_token: token }, documents, language }) {
    await lockList(documents, token, list)
    await deleteLinks(documents, list)
    return presentLists({ documents, language }, token)
  },
})
