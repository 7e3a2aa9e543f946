import { anyone, method } from '#framework/modules'
import { requireVersion, shownCart, opening } from '../cart/change-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { lockCart, saveCart } from '../cart/cart.queries.ts'
import { lineKey, type CartDoc, type DeliveryChoice } from '../cart/cart-doc.ts'
import type { PricedCart } from '../pricing/priced-cart.ts'

/**
 * Accepts all changes that `get_cart` reports, such as current prices and remaining stock. Unavailable items are
 * removed.
 */
export const acceptChanges = method({
  access: anyone,
  input: opening,
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  async run({ input, ctx }) {
    const { documents } = ctx
    const cart = await lockCart(documents, { token: input.cart_token })
    requireVersion(cart, input.version)
    const after = accepted(cart, await priceCart(documents, cart))
    return shownCart(ctx, await saveCart(documents, cart, after))
  },
})

function accepted(cart: CartDoc, { lines, changes }: Pick<PricedCart, 'lines' | 'changes'>): CartDoc {
  const priced = new Map(lines.map((line) => [line.key, line]))
  const unavailable = new Set(
    changes.filter(({ kind }) => kind === 'delivery_unavailable').map(({ key }) => key),
  )
  const remaining = Object.entries(cart.deliveries).filter(([key]) => !unavailable.has(key))
  return {
    ...cart,
    lines: cart.lines.flatMap((line) => {
      const now = priced.get(lineKey(line))
      if (!now || now.quantity === 0) return []
      const expected_seen = now.back_order?.expected_on ?? null
      return [{ ...line, title: now.title, quantity: now.quantity, price_seen: now.price, expected_seen }]
    }),
    deliveries: Object.fromEntries<DeliveryChoice>(remaining),
  }
}
