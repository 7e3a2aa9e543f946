import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { fillCart } from '#store/cart'
import { presentLists, listInput, itemInput } from '../wishlist/get-lists.ts'
import { lockList, deleteItems } from '../wishlist/wishlist.queries.ts'
import { wishlistErrors } from '../errors.ts'
import { findItem } from '../wishlist/saved-list.ts'

/** Moves an item from a wishlist to the cart. An unavailable item stays on the list. */
export const moveToCart = method({
  access: anyone,
  input: { ...itemInput, ...listInput, cart_token: text({ maxLength: 60 }) },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  async run({ input, documents, language }) {
    const { wishlist_token: token, list, cart_token } = input
    const item = findItem(await lockList(documents, token, list), input)
    const filled = await fillCart(documents, { token: cart_token }, [{ ...item, quantity: 1 }])
    if (filled.left_out.length > 0) throw wishlistErrors.not_sold()
    await deleteItems(documents, [list], item)
    return {
      cart_token: filled.token,
      cart: filled.cart,
      ...(await presentLists({ documents, language }, token)),
    }
  },
})
