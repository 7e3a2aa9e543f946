import type { CartDoc } from './cart-doc.ts'

/** The cart of whoever has none. */
export const emptyCart: CartDoc = {
  ...{ name: '', user: null, version: 0, lines: [], deliveries: {}, address: null },
  ...{ postal_code: null, place_city: null, place_state: null },
  ...{ contact_name: null, phone: null, email: null, gstin: null },
  ...{ payment_choice: null, coupon_code: null, ordered_as: null },
}

/** A cart whose lines are ordered: who and where stays for the next time, and nothing that was chosen for this one. */
export function afterOrder(cart: CartDoc): CartDoc {
  return { ...cart, lines: [], deliveries: {}, payment_choice: null, coupon_code: null }
}
