import { phone, select, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, anyValue, method } from '#framework/modules'
import { placeOf, readPlacedAddress } from '#site/places'
import { changeCart } from '../actions/change-cart.ts'
import { priceCart } from '../actions/price-cart.ts'
import { paymentChoices } from '../doctypes/cart.doctype.ts'
import { cartErrors } from '../errors.ts'
import type { CartDoc } from '../rules/cart-doc.ts'
import { readDeliveries } from '../rules/read-deliveries.ts'
import { withContact, withPlace } from '../rules/with-place.ts'
import { opening } from './opening.ts'

/** Where it shall be delivered; prices of deliveries and what is served follow. */
export const setPlace = method({
  access: anyone,
  input: { postal_code: text({ required: true, maxLength: 6 }), ...opening },
  methods: ['POST'],
  countsItself: true,
  async run({ input, documents }) {
    const place = await placeOf(documents, input.postal_code)
    if (place === null) throw cartErrors.no_such_place()
    return changeCart(documents, input, (cart) => withPlace(cart, place))
  },
})

/**
 * Who buys, and the address; without one, it stays as it is. What is wrong with it is named as `address.zipcode` and the
 * like.
 */
export const setAddress = method({
  access: anyone,
  input: {
    address: anyValue,
    contact_name: text({ maxLength: 80 }),
    phone: phone(),
    email: text({ format: 'Email' }),
    gstin: text({ maxLength: 15 }),
    ...opening,
  },
  methods: ['POST'],
  countsItself: true,
  async run({ input: { address: sent, contact_name, phone: number, email, gstin, ...opener }, documents }) {
    const address = sent === null ? null : await readPlacedAddress(documents, sent, 'address')
    const contact = { contact_name, phone: number, email, gstin }
    return changeCart(documents, opener, (cart) => withContact(cart, contact, address))
  },
})

/** A choice that is not offered is refused; one for a parcel that is no more falls away. */
async function withDeliveries(documents: Documents, cart: CartDoc, sent: unknown): Promise<CartDoc> {
  const wanted = { ...cart, deliveries: { ...cart.deliveries, ...readDeliveries(sent) } }
  const { parcels, changes } = await priceCart(documents, wanted)
  if (changes.some(({ kind }) => kind === 'delivery_gone')) throw cartErrors.no_such_choice()
  const keys = new Set(parcels.map(({ key }) => key))
  const deliveries = Object.entries(wanted.deliveries).filter(([key]) => keys.has(key))
  return { ...wanted, deliveries: Object.fromEntries(deliveries) }
}

/** How each parcel shall come: `deliveries` is `{[parcel]: {code, slot?}}`; parcels that it does not name stay. */
export const setDelivery = method({
  access: anyone,
  input: { deliveries: anyValue, ...opening },
  methods: ['POST'],
  countsItself: true,
  run: ({ input, documents }) =>
    changeCart(documents, input, (cart) => withDeliveries(documents, cart, input.deliveries)),
})

/** How it shall be paid; whether that is possible stands in `problems`. */
export const setPayment = method({
  access: anyone,
  input: { payment_choice: select(paymentChoices, { required: true }), ...opening },
  methods: ['POST'],
  countsItself: true,
  run: ({ input, documents }) =>
    changeCart(documents, input, (cart) => ({ ...cart, payment_choice: input.payment_choice })),
})

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
