import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { presentLists, listInput, itemInput } from '../wishlist/get-lists.ts'
import { lockList, insertItems, deleteItems } from '../wishlist/wishlist.queries.ts'
import { wishlistErrors } from '../errors.ts'
import { MAX_ITEMS, findItem } from '../wishlist/saved-list.ts'

/** Moves an item from one of the caller's wishlists to another. */
export const moveItem = method({
  access: anyone,
  input: { ...itemInput, ...listInput, to: text({ required: true, maxLength: 40 }) },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  async run({ input, documents, language }) {
    const { wishlist_token: token, list, to } = input
    const from = await lockList(documents, token, list)
    const target = await lockList(documents, token, to)
    const item = findItem(from, input)
    if (target.items.length >= MAX_ITEMS) throw wishlistErrors.too_many_items(MAX_ITEMS)
    if (list !== to) {
      await insertItems(documents, to, [item])
      await deleteItems(documents, [list], item)
    }
    return presentLists({ documents, language }, token)
  },
})
