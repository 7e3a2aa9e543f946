import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { fillCart } from '#store/cart'
import { keepItem } from '../actions/keep-item.ts'
import { showLists } from '../actions/show-lists.ts'
import { lockList, lockLists } from '../doctypes/wishlist.queries.ts'
import { putOnList, takeOff } from '../doctypes/wishlist-writes.queries.ts'
import { wishlistErrors } from '../errors.ts'
import { itemKey, type KeptItem, type KeptList } from '../rules/kept-list.ts'
import { MOST_ITEMS } from '../rules/limits.ts'
import { ofList, pair, wishlist_token } from './opening.ts'

/** Keeps something. A guest without a list gets one, with the token that opens it. */
export const keep = method({
  access: anyone,
  input: { ...pair, list: text({ maxLength: 40 }), wishlist_token },
  methods: ['POST'],
  countsItself: true,
  run: ({ input: { variant, business, list, wishlist_token: token }, documents, origin, site }) =>
    keepItem({ documents, origin, site }, { variant, business, list, token }),
})

/** Takes something off a list, or off all of them. What is not there is no error. */
export const forget = method({
  access: anyone,
  input: { ...pair, list: text({ maxLength: 40 }), wishlist_token },
  methods: ['POST'],
  countsItself: true,
  async run({ input, documents }) {
    const lists = await lockLists(documents, input.wishlist_token)
    const meant = lists
      .filter(({ name }) => input.list === null || name === input.list)
      .map(({ name }) => name)
    if (meant.length > 0) await takeOff(documents, meant, input)
    const left = lists.flatMap(({ name, items }) =>
      items.filter((item) => !(meant.includes(name) && itemKey(item) === itemKey(input))),
    )
    return { kept: [...new Set(left.map(itemKey))] }
  },
})

function onList({ items }: KeptList, wanted: Pick<KeptItem, 'variant' | 'business'>): KeptItem {
  const found = items.find((item) => itemKey(item) === itemKey(wanted))
  if (!found) throw wishlistErrors.not_on_list()
  return found
}

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

/** From a list into the cart: of what cannot be bought nothing moves, and it is still kept. */
export const moveToCart = method({
  access: anyone,
  input: { ...pair, ...ofList, cart_token: text({ maxLength: 60 }) },
  methods: ['POST'],
  countsItself: true,
  async run({ input, documents }) {
    const { wishlist_token: token, list, cart_token } = input
    const item = onList(await lockList(documents, token, list), input)
    const filled = await fillCart(documents, { token: cart_token }, [{ ...item, quantity: 1 }])
    if (filled.left_out.length > 0) throw wishlistErrors.not_sold()
    await takeOff(documents, [list], item)
    return { cart_token: filled.token, cart: filled.cart, ...(await showLists(documents, token)) }
  },
})
