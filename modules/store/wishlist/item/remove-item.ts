import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { lockLists, deleteItems } from '../wishlist/wishlist.queries.ts'
import { itemKey } from '../wishlist/saved-list.ts'
import { itemInput, wishlist_token } from '../wishlist/get-lists.ts'

/** Removes an item from one list or all. Idempotent. */
export const removeItem = method({
  renamedFrom: 'wishlist.forget',
  access: anyone,
  input: { ...itemInput, list: text({ maxLength: 40 }), wishlist_token },
  methods: ['POST'],
  countsItself: true,
  async run({ input, documents }) {
    const lists = await lockLists(documents, input.wishlist_token)
    const meant = lists
      .filter(({ name }) => input.list === null || name === input.list)
      .map(({ name }) => name)
    if (meant.length > 0) await deleteItems(documents, meant, input)
    const left = lists.flatMap(({ name, items }) =>
      items.filter((item) => !(meant.includes(name) && itemKey(item) === itemKey(input))),
    )
    return { item_keys: [...new Set(left.map(itemKey))] }
  },
})
