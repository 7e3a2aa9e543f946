import { anyone, method } from '#framework/modules'
import { changeCart } from '../actions/change-cart.ts'
import { lineKey } from '../rules/cart-doc.ts'
import { withQuantity } from '../rules/put-in.ts'
import { line } from './change-lines.ts'

/** Takes a line out. */
export const remove = method({
  access: anyone,
  input: line,
  methods: ['POST'],
  countsItself: true,
  run: ({ input, documents }) =>
    changeCart(documents, input, (cart) => withQuantity(cart, lineKey(input), 0)),
})
