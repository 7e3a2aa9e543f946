import type { AddressCopy, PlaceInfo } from '#site/places'
import { cartErrors } from '../errors.ts'
import { isGstin } from '#store/businesses'

/** How one parcel shall come, by the parcel's key: what `deliveryFor` offers. */
export interface DeliveryChoice {
  readonly code: string
  readonly slot: string | null
}

type PaymentChoice = 'online' | 'cod'

/** A line as it is kept, with what decides about the taxes of its seller. Money in minor units. */
export interface CartLineDoc {
  readonly variant: string
  readonly business: string
  readonly product: string
  readonly title: string
  readonly quantity: number
  readonly price_seen: number
  readonly seller_gstin: string | null
  readonly seller_state: string | null
}

/** A cart as rules and other rooms see it. */
export interface CartDoc {
  readonly name: string
  readonly user: string | null
  readonly version: number
  readonly postal_code: string | null
  readonly place_city: string | null
  readonly place_state: string | null
  readonly address: AddressCopy | null
  readonly contact_name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly gstin: string | null
  readonly deliveries: Readonly<Record<string, DeliveryChoice>>
  readonly payment_choice: PaymentChoice | null
  readonly coupon_code: string | null
  /** The order that its lines became last; null again as soon as something is put in. */
  readonly ordered_as: string | null
  readonly lines: readonly CartLineDoc[]
}

/** What is sold is named by this pair; it names a line of a cart too. */
export const lineKey = ({ variant, business }: { readonly variant: string; readonly business: string }) =>
  `${variant}/${business}`

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

/** How much is in a cart, for whoever does not look into it. */
export interface CartCount {
  readonly version: number
  readonly lines: number
  readonly item_count: number
}

export function countOf({ version, lines }: CartDoc): CartCount {
  return { version, lines: lines.length, item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** Lines of one cart, and pieces of one line: what a household buys, and what a school does. */
export const MAX_LINES = 100

export const MAX_QUANTITY = 999

/** What people write for a number: not 1e3, not 0x10, which programs would take for one. */
const PLAIN = /^-?\d+(\.\d+)?$/

const numberIn = (text: string): number => (PLAIN.test(text) ? Number(text) : Number.NaN)

/** A quantity as a client sends it: a whole number from 1 to 999, each fault in its own words. */
export function readQuantity(value: unknown): number {
  if (value === null || value === undefined || value === '') return 1
  const quantity = typeof value === 'string' ? numberIn(value.trim()) : value
  if (typeof quantity !== 'number' || Number.isNaN(quantity)) throw cartErrors.no_number()
  if (quantity < 1) throw cartErrors.too_few_pieces()
  if (quantity > MAX_QUANTITY) throw cartErrors.too_many_pieces(MAX_QUANTITY)
  if (!Number.isInteger(quantity)) throw cartErrors.no_whole_number()
  return quantity
}

const isSame = (one: CartLineDoc) => (other: CartLineDoc) => lineKey(one) === lineKey(other)

/** So many pieces more of a line, up to what one cart holds of it; `most` is what can be had at once. */
function more(line: CartLineDoc, added: CartLineDoc, most: number): CartLineDoc {
  const sum = Math.min(MAX_QUANTITY, line.quantity + added.quantity)
  return { ...line, quantity: Math.max(line.quantity, Math.min(sum, most)) }
}

/**
 * Lines put into a cart that may hold some of them already. Quantities add up to what can be had; what a cart has no place
 * for is left out. Nothing that is in it becomes fewer.
 */
export function putIn(
  cart: CartDoc,
  lines: readonly CartLineDoc[],
  mostOf: (line: CartLineDoc) => number,
): CartDoc {
  let mergedLines = cart.lines
  for (const line of lines) {
    const held = mergedLines.some(isSame(line))
    if (held)
      mergedLines = mergedLines.map((one) => (isSame(line)(one) ? more(one, line, mostOf(line)) : one))
    else if (mergedLines.length < MAX_LINES) mergedLines = [...mergedLines, line]
  }
  return { ...cart, lines: mergedLines }
}

/** A line at another quantity; 0 takes it out. */
export function withQuantity(cart: CartDoc, key: string, quantity: number): CartDoc {
  if (!cart.lines.some((line) => lineKey(line) === key)) throw cartErrors.no_line()
  const lines = cart.lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line]
    return quantity === 0 ? [] : [{ ...line, quantity }]
  })
  return { ...cart, lines }
}

/** Delivered to another postal code, an address of before does not hold any more. */
export function withAddress(cart: CartDoc, { zipcode, city, state }: PlaceInfo): CartDoc {
  const address = cart.address?.zipcode === zipcode ? cart.address : null
  return { ...cart, postal_code: zipcode, place_city: city, place_state: state, address }
}

export interface Contact {
  readonly contact_name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly gstin: string | null
}

/** Who buys and where it goes; the address's own contact stands in where nothing else is said. */
export function withContact(cart: CartDoc, contact: Contact, address: AddressCopy | null): CartDoc {
  const gstin = contact.gstin?.trim().toUpperCase() || null
  if (gstin !== null && !isGstin(gstin)) throw cartErrors.not_a_gstin(gstin)
  const updated = { ...cart, ...contact, gstin }
  if (address === null) return updated
  return {
    ...updated,
    address,
    contact_name: contact.contact_name ?? address.contact_name,
    phone: contact.phone ?? address.phone,
    ...{ postal_code: address.zipcode, place_city: address.city, place_state: address.state },
  }
}
