import { anyone, method } from '#framework/modules'
import { readCart } from '../doctypes/cart.queries.ts'
import { countOf } from '../rules/cart-count.ts'
import { emptyCart } from '../rules/empty-cart.ts'
import { cart_token } from './opening.ts'

/** How much is in the caller's cart. One statement, or none. */
export const getCount = method({
  access: anyone,
  input: { cart_token },
  methods: ['POST'],
  countsItself: true,
  framesItself: true,
  async run({ input, documents }) {
    return countOf((await readCart(documents, { token: input.cart_token })) ?? emptyCart)
  },
})
