import { anyone, method } from '#framework/modules'
import { readLists } from '../wishlist/wishlist.queries.ts'
import { itemKey } from '../wishlist/saved-list.ts'
import { wishlist_token } from '../wishlist/get-lists.ts'

/** Returns the keys of the caller's wishlist items. One statement. */
export const getItemKeys = method({
  renamedFrom: 'wishlist.get_kept',
  access: anyone,
  input: { wishlist_token },
  methods: ['POST'],
  countsItself: true,
  managesOwnTransaction: true,
  async run({ input, documents }) {
    const lists = await readLists(documents, input.wishlist_token)
    return { item_keys: [...new Set(lists.flatMap(({ items }) => items).map(itemKey))] }
  },
})
