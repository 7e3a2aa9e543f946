import { lineKey, type CartDoc, type DeliveryChoice } from './cart-doc.ts'
import type { PricedCart } from './priced-cart.ts'

/** A cart whose holder accepts what has become of it: today's prices, what is left, nothing that is gone. */
export function accepted(cart: CartDoc, { lines, changes }: Pick<PricedCart, 'lines' | 'changes'>): CartDoc {
  const priced = new Map(lines.map((line) => [line.key, line]))
  const gone = new Set(changes.filter(({ kind }) => kind === 'delivery_gone').map(({ key }) => key))
  const kept = Object.entries(cart.deliveries).filter(([key]) => !gone.has(key))
  return {
    ...cart,
    lines: cart.lines.flatMap((line) => {
      const now = priced.get(lineKey(line))
      if (!now || now.quantity === 0) return []
      return [{ ...line, title: now.title, quantity: now.quantity, price_seen: now.price }]
    }),
    deliveries: Object.fromEntries<DeliveryChoice>(kept),
  }
}
