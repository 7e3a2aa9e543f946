import { anyone, method } from '#framework/modules'
import { changeCart } from '../cart/change-cart.ts'
import { lineKey } from '../cart/cart-doc.ts'
import { withQuantity } from './put-in.rules.ts'
import { line } from './line-input.ts'

/** Takes a line out. */
export const remove = method({
  access: anyone,
  input: line,
  methods: ['POST'],
  countsItself: true,
  run: ({ input, documents }) =>
    changeCart(documents, input, (cart) => withQuantity(cart, lineKey(input), 0)),
})
