import { anyone, method } from '#framework/modules'
import { presentLists, listInput } from './get-lists.ts'
import { lockList, deleteListRows } from './wishlist.queries.ts'

/** Deletes a wishlist with its items and all links to it. */
export const deleteList = method({
  renamedFrom: 'wishlist.drop_list',
  access: anyone,
  input: listInput,
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  async run({ input: { list, wishlist_token: token }, documents, language }) {
    await lockList(documents, token, list)
    await deleteListRows(documents, list)
    return presentLists({ documents, language }, token)
  },
})
