import { anyone, method } from '#framework/modules'
import { requireFree } from './add-to-wishlist.ts'
import { presentLists, listInput, list_name } from './get-lists.ts'
import { lockList, lockLists, renameList } from './wishlist.queries.ts'

/** Renames a wishlist. */
export const rename = method({
  access: anyone,
  input: { list_name, ...listInput },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  async run({ input: { list, list_name: called, wishlist_token: token }, documents, language }) {
    const found = await lockList(documents, token, list)
    const others = (await lockLists(documents, token)).filter(({ name }) => name !== list)
    requireFree(others, called)
    await renameList(documents, list, { list_name: called.trim(), shows_name: found.shows_name })
    return presentLists({ documents, language }, token)
  },
})
