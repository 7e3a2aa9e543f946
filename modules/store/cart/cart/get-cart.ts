import { anyone, method } from '#framework/modules'
import { shownCart, cart_token } from './change-cart.ts'
import { readCart } from './cart.queries.ts'
import { emptyCart } from './cart-doc.ts'

/** Returns the caller's cart at current prices, or an empty cart. Nothing is written. */
export const getCart = method({
  access: anyone,
  input: { cart_token },
  methods: ['POST'],
  countsItself: true,
  managesOwnTransaction: true,
  isTranslated: true,
  async run({ input, ctx }) {
    const cart = (await readCart(ctx.documents, { token: input.cart_token })) ?? emptyCart
    return shownCart(ctx, cart)
  },
})
