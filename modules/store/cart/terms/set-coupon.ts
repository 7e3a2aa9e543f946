import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { changeCart, opening } from '../cart/change-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { cartErrors } from '../errors.ts'
import type { CartDoc } from '../cart/cart-doc.ts'

/** A code that nobody takes is refused in the words of whoever knows why; what the cart held before stays. */
async function withCoupon(documents: Documents, cart: CartDoc, sent: string | null): Promise<CartDoc> {
  const wanted = { ...cart, coupon_code: sent?.trim().toUpperCase() || null }
  if (wanted.coupon_code === null) return wanted
  const { coupon_refusal } = await priceCart(documents, wanted)
  if (coupon_refusal !== null) throw cartErrors.coupon_refused(coupon_refusal)
  return wanted
}

/**
 * A code that makes it cheaper, or none: an empty one takes it off. Why one that was good makes nothing cheaper any more
 * stands in `problems`.
 */
export const setCoupon = method({
  access: anyone,
  input: { coupon_code: text({ maxLength: 40 }), ...opening },
  methods: ['POST'],
  countsItself: true,
  run: ({ input, documents }) =>
    changeCart(documents, input, (cart) => withCoupon(documents, cart, input.coupon_code)),
})
