import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { presentLists } from '../wishlist/present-lists.ts'
import { lockList } from '../wishlist/wishlist.queries.ts'
import { insertItems, deleteItems } from '../wishlist/wishlist-writes.queries.ts'
import { wishlistErrors } from '../errors.ts'
import { MOST_ITEMS } from '../wishlist/limits.ts'
import { listInput, itemInput } from '../wishlist/wishlist-input.ts'
import { findItem } from './find-item.ts'

/** From one of the caller's lists to another. */
export const moveItem = method({
  access: anyone,
  input: { ...itemInput, ...listInput, to: text({ required: true, maxLength: 40 }) },
  methods: ['POST'],
  countsItself: true,
  async run({ input, documents }) {
    const { wishlist_token: token, list, to } = input
    const from = await lockList(documents, token, list)
    const target = await lockList(documents, token, to)
    const item = findItem(from, input)
    if (target.items.length >= MOST_ITEMS) throw wishlistErrors.too_many_items(MOST_ITEMS)
    if (list !== to) {
      await insertItems(documents, to, [item])
      await deleteItems(documents, [list], item)
    }
    return presentLists(documents, token)
  },
})
