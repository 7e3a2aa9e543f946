import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { fillCart } from '#store/cart'
import { showLists } from '../actions/show-lists.ts'
import { lockList } from '../doctypes/wishlist.queries.ts'
import { takeOff } from '../doctypes/wishlist-writes.queries.ts'
import { wishlistErrors } from '../errors.ts'
import { ofList, pair } from './opening.ts'
import { onList } from './change-items.ts'

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
