import { anyone, method } from '#framework/modules'
import { showLists } from '../actions/show-lists.ts'
import { lockList } from '../doctypes/wishlist.queries.ts'
import { removeList } from '../doctypes/wishlist-writes.queries.ts'
import { ofList } from './opening.ts'

/** A list goes, with all that is on it and every link to it. */
export const dropList = method({
  access: anyone,
  input: ofList,
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, wishlist_token: token }, documents }) {
    await lockList(documents, token, list)
    await removeList(documents, list)
    return showLists(documents, token)
  },
})
