import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { addToCart } from '../actions/add-to-cart.ts'
import { readQuantity } from '../rules/quantity.ts'
import { cart_token } from './opening.ts'

/**
 * Puts something into the caller's cart. A guest without one gets one, with the token that opens it. `request_key` makes a
 * repeated call add nothing. A price is not asked for.
 */
export const add = method({
  access: anyone,
  input: {
    variant: text({ required: true }),
    business: text({ required: true }),
    quantity: anyValue,
    cart_token,
    request_key: text({ maxLength: 80 }),
  },
  methods: ['POST'],
  framesItself: true,
  countsItself: true,
  run: ({ input, documents, origin, site }) =>
    addToCart({ documents, origin, site }, { ...input, quantity: readQuantity(input.quantity) }),
})
