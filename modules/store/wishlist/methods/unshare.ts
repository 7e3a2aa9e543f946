import { anyone, method } from '#framework/modules'
import { showLists } from '../actions/show-lists.ts'
import { lockList } from '../doctypes/wishlist.queries.ts'
import { endLinks } from '../doctypes/wishlist-writes.queries.ts'
import { ofList } from './opening.ts'

/** Ends every link to a list. */
export const unshare = method({
  access: anyone,
  input: ofList,
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, wishlist_token: token }, documents }) {
    await lockList(documents, token, list)
    await endLinks(documents, list)
    return showLists(documents, token)
  },
})
