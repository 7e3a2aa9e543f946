import type { AddressCopy, PlaceInfo } from '#site/places'
import { cartErrors } from '../errors.ts'
import { isGstin } from '#store/businesses'

export interface DeliveryChoice {
  readonly code: string
  readonly slot: string | null
}

type PaymentChoice = 'online' | 'cod'

/** A stored cart line with what decides the seller's taxes. Money in minor units. */
export interface CartLineDoc {
  readonly variant: string
  readonly business: string
  readonly product: string
  readonly title: string
  readonly quantity: number
  readonly price_seen: number
  /** Day that the buyer saw for units beyond stock; null when they saw none. */
  readonly expected_seen: string | null
  readonly seller_gstin: string | null
  readonly seller_state: string | null
}

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
  /** The order that the lines became last; reset to null when a line is added. */
  readonly ordered_as: string | null
  readonly lines: readonly CartLineDoc[]
}

export const lineKey = ({ variant, business }: { readonly variant: string; readonly business: string }) =>
  `${variant}/${business}`

export const emptyCart: CartDoc = {
  ...{ name: '', user: null, version: 0, lines: [], deliveries: {}, address: null },
  ...{ postal_code: null, place_city: null, place_state: null },
  ...{ contact_name: null, phone: null, email: null, gstin: null },
  ...{ payment_choice: null, coupon_code: null, ordered_as: null },
}

/** Clears the lines and order-specific choices; contact and address remain for the next order. */
export function afterOrder(cart: CartDoc): CartDoc {
  return { ...cart, lines: [], deliveries: {}, payment_choice: null, coupon_code: null }
}

export interface CartCount {
  readonly version: number
  readonly lines: number
  readonly item_count: number
}

export function countOf({ version, lines }: CartDoc): CartCount {
  return { version, lines: lines.length, item_count: lines.reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** Limits of lines per cart and units per line, enough for a school's order. */
export const MAX_CART_LINES = 100

export const MAX_QUANTITY = 999

/** Plain decimal notation; excludes 1e3 and 0x10, which `Number` would accept. */
const PLAIN = /^-?\d+(\.\d+)?$/

const numberIn = (text: string): number => (PLAIN.test(text) ? Number(text) : Number.NaN)

/** Reads a quantity from a client, an integer from 1 to 999; each error has its own message. */
export function readQuantity(value: unknown): number {
  if (value === null || value === undefined || value === '') return 1
  const quantity = typeof value === 'string' ? numberIn(value.trim()) : value
  if (typeof quantity !== 'number' || Number.isNaN(quantity)) throw cartErrors.no_number()
  if (quantity < 1) throw cartErrors.quantity_too_low()
  if (quantity > MAX_QUANTITY) throw cartErrors.quantity_too_high(MAX_QUANTITY)
  if (!Number.isInteger(quantity)) throw cartErrors.not_an_integer()
  return quantity
}

const isSame = (one: CartLineDoc) => (other: CartLineDoc) => lineKey(one) === lineKey(other)

function more(line: CartLineDoc, added: CartLineDoc, most: number): CartLineDoc {
  const sum = Math.min(MAX_QUANTITY, line.quantity + added.quantity)
  return { ...line, quantity: Math.max(line.quantity, Math.min(sum, most)) }
}

/**
 * Merges lines into a cart, up to what is available. Lines beyond the cart's limit are left out; existing quantities do
 * not decrease.
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
    else if (mergedLines.length < MAX_CART_LINES) mergedLines = [...mergedLines, line]
  }
  return { ...cart, lines: mergedLines }
}

/** Raises lines of a cart to the quantities of these, as `putIn` adds them. */
export function raiseIn(
  cart: CartDoc,
  lines: readonly CartLineDoc[],
  mostOf: (line: CartLineDoc) => number,
): CartDoc {
  const missing = lines.flatMap((line) => {
    const quantity = line.quantity - (cart.lines.find(isSame(line))?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return putIn(cart, missing, mostOf)
}

export function withQuantity(cart: CartDoc, key: string, quantity: number): CartDoc {
  if (!cart.lines.some((line) => lineKey(line) === key)) throw cartErrors.no_line()
  const lines = cart.lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line]
    return quantity === 0 ? [] : [{ ...line, quantity }]
  })
  return { ...cart, lines }
}

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

/** Sets buyer and delivery address; the address's own contact is the default. */
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
