import { text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { changeCart, requireVersion, shownCart } from '../actions/change-cart.ts'
import { priceCart } from '../actions/price-cart.ts'
import { lockCart } from '../doctypes/cart.queries.ts'
import { saveCart } from '../doctypes/cart-writes.queries.ts'
import { accepted } from '../rules/accepted.ts'
import { lineKey } from '../rules/cart-doc.ts'
import { withQuantity } from '../rules/put-in.ts'
import { readQuantity } from '../rules/quantity.ts'
import { opening } from './opening.ts'

const line = { variant: text({ required: true }), business: text({ required: true }), ...opening } as const

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

/** Takes a line out. */
export const remove = method({
  access: anyone,
  input: line,
  methods: ['POST'],
  countsItself: true,
  run: ({ input, documents }) =>
    changeCart(documents, input, (cart) => withQuantity(cart, lineKey(input), 0)),
})

/** Takes over every change that `get_cart` shows: today's prices, what is left, nothing that is gone. */
export const acceptChanges = method({
  access: anyone,
  input: opening,
  methods: ['POST'],
  countsItself: true,
  async run({ input, documents }) {
    const cart = await lockCart(documents, { token: input.cart_token })
    requireVersion(cart, input.version)
    const after = accepted(cart, await priceCart(documents, cart))
    return shownCart(documents, await saveCart(documents, cart, after))
  },
})
