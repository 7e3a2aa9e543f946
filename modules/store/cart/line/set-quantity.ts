import { anyone, anyValue, method } from '#framework/modules'
import { changeCart, line } from '../cart/change-cart.ts'
import { lineKey, withQuantity, readQuantity } from '../cart/cart-doc.ts'

/** Sets the quantity of a line item in the cart. A quantity above the stock is accepted and reported as a change. */
export const setQuantity = method({
  access: anyone,
  input: { ...line, quantity: anyValue },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  run: ({ input, ctx }) => {
    const quantity = readQuantity(input.quantity)
    return changeCart(ctx, input, (cart) => withQuantity(cart, lineKey(input), quantity))
  },
})
