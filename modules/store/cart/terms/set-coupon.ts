import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { changeCart, opening } from '../cart/change-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { cartErrors } from '../errors.ts'
import type { CartDoc } from '../cart/cart-doc.ts'

async function withCoupon(documents: Documents, cart: CartDoc, sent: string | null): Promise<CartDoc> {
  const wanted = { ...cart, coupon_code: sent?.trim().toUpperCase() || null }
  if (wanted.coupon_code === null) return wanted
  const { coupon_refusal } = await priceCart(documents, wanted)
  if (coupon_refusal !== null) throw cartErrors.coupon_refused(coupon_refusal)
  return wanted
}

/** Sets a coupon code, or removes it when empty. `problems` names the reason when a code stops giving a discount. */
export const setCoupon = method({
  access: anyone,
  input: { coupon_code: text({ maxLength: 40 }), ...opening },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  run: ({ input, documents, language }) =>
    changeCart({ documents, language }, input, (cart) => withCoupon(documents, cart, input.coupon_code)),
})
