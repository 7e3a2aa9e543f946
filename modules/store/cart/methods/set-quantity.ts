import { anyone, anyValue, method } from '#framework/modules'
import { changeCart } from '../actions/change-cart.ts'
import { lineKey } from '../rules/cart-doc.ts'
import { withQuantity } from '../rules/put-in.ts'
import { readQuantity } from '../rules/quantity.ts'
import { line } from './change-lines.ts'

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
