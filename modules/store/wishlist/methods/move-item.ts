import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { showLists } from '../actions/show-lists.ts'
import { lockList } from '../doctypes/wishlist.queries.ts'
import { putOnList, takeOff } from '../doctypes/wishlist-writes.queries.ts'
import { wishlistErrors } from '../errors.ts'
import { MOST_ITEMS } from '../rules/limits.ts'
import { ofList, pair } from './opening.ts'
import { onList } from './change-items.ts'

/** From one of the caller's lists to another. */
export const moveItem = method({
  access: anyone,
  input: { ...pair, ...ofList, to: text({ required: true, maxLength: 40 }) },
  methods: ['POST'],
  countsItself: true,
  async run({ input, documents }) {
    const { wishlist_token: token, list, to } = input
    const from = await lockList(documents, token, list)
    const target = await lockList(documents, token, to)
    const item = onList(from, input)
    if (target.items.length >= MOST_ITEMS) throw wishlistErrors.too_many_items(MOST_ITEMS)
    if (list !== to) {
      await putOnList(documents, to, [item])
      await takeOff(documents, [list], item)
    }
    return showLists(documents, token)
  },
})
