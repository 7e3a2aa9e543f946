import { anyone, anyValue, method } from '#framework/modules'
import { changeCart } from '../cart/change-cart.ts'
import { lineKey } from '../cart/cart-doc.ts'
import { withQuantity } from './put-in.rules.ts'
import { readQuantity } from './quantity.ts'
import { line } from './line-input.ts'

/** So many of a line instead. More than are left is taken as it is, and told as a change. */
export const setQuantity = method({
  access: anyone,
  input: { ...line, quantity: anyValue },
  methods: ['POST'],
  countsItself: true,
  run: ({ input, documents }) => {
    const quantity = readQuantity(input.quantity)
    return changeCart(documents, input, (cart) => withQuantity(cart, lineKey(input), quantity))
  },
})
