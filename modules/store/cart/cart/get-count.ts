import { anyone, method } from '#framework/modules'
import { readCart } from './cart.queries.ts'
import { countOf, emptyCart } from './cart-doc.ts'
import { cart_token } from './change-cart.ts'

/** Returns the number of items in the caller's cart. At most one statement. */
export const getCount = method({
  access: anyone,
  input: { cart_token },
  methods: ['POST'],
  countsItself: true,
  managesOwnTransaction: true,
  async run({ input, documents }) {
    return countOf((await readCart(documents, { token: input.cart_token })) ?? emptyCart)
  },
})
