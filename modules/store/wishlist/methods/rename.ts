import { anyone, method } from '#framework/modules'
import { requireFree } from '../actions/keep-item.ts'
import { showLists } from '../actions/show-lists.ts'
import { lockList, lockLists } from '../doctypes/wishlist.queries.ts'
import { renameList } from '../doctypes/wishlist-writes.queries.ts'
import { ofList } from './opening.ts'
import { list_name } from './change-lists.ts'

/** Calls a list something else. */
export const rename = method({
  access: anyone,
  input: { list_name, ...ofList },
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, list_name: called, wishlist_token: token }, documents }) {
    const found = await lockList(documents, token, list)
    const others = (await lockLists(documents, token)).filter(({ name }) => name !== list)
    requireFree(others, called)
    await renameList(documents, list, { list_name: called.trim(), shows_name: found.shows_name })
    return showLists(documents, token)
  },
})
