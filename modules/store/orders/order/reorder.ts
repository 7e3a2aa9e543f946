import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { fillCart } from '#store/cart'
import { changeErrors } from '../errors.ts'
import { Order } from './order.doctype.ts'
import { requireOrderAccess } from './order-access.ts'

/** Adds the available items of an order to the caller's cart at current prices. It reports the unavailable ones. */
export const reorder = method({
  access: anyone,
  input: { token: text(), name: text(), cart_token: text() },
  methods: ['POST'],
  async run({ input, documents }) {
    const { lines } = await documents.asSystem().get(Order, await requireOrderAccess(documents, input))
    const wanted = lines.map(({ variant, business, quantity }) => ({ variant, business, quantity }))
    const { cart, token, left_out } = await fillCart(documents, { token: input.cart_token }, wanted)
    const unavailable = new Set(left_out)
    const missing = lines.filter(({ variant, business }) => unavailable.has(`${variant}/${business}`))
    if (missing.length === lines.length) throw changeErrors.nothing_is_sold()
    return { cart, cart_token: token, left_out: missing.map(({ title }) => title) }
  },
})
