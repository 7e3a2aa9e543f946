import { anyone, method } from '#framework/modules'
import { changeCart, line } from '../cart/change-cart.ts'
import { lineKey, withQuantity } from '../cart/cart-doc.ts'

/** Removes a line item from the cart. */
export const remove = method({
  access: anyone,
  input: line,
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  run: ({ input, ctx }) => changeCart(ctx, input, (cart) => withQuantity(cart, lineKey(input), 0)),
})
