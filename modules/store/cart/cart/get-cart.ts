import { anyone, method } from '#framework/modules'
import { shownCart, cart_token } from './change-cart.ts'
import { readCart } from './cart.queries.ts'
import { emptyCart } from './cart-doc.ts'

/** The caller's cart as it is priced now; an empty one where there is none. Nothing is written. */
export const getCart = method({
  access: anyone,
  input: { cart_token },
  methods: ['POST'],
  countsItself: true,
  managesOwnTransaction: true,
  async run({ input, documents }) {
    const cart = (await readCart(documents, { token: input.cart_token })) ?? emptyCart
    return shownCart(documents, cart)
  },
})
