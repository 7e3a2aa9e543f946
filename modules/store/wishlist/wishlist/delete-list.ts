import { anyone, method } from '#framework/modules'
import { presentLists } from './present-lists.ts'
import { lockList } from './wishlist.queries.ts'
import { deleteListRows } from './wishlist-writes.queries.ts'
import { listInput } from './wishlist-input.ts'

/** A list goes, with all that is on it and every link to it. */
export const deleteList = method({
  renamedFrom: 'wishlist.drop_list',
  access: anyone,
  input: listInput,
  methods: ['POST'],
  countsItself: true,
  async run({ input: { list, wishlist_token: token }, documents }) {
    await lockList(documents, token, list)
    await deleteListRows(documents, list)
    return presentLists(documents, token)
  },
})
