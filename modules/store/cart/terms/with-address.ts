import type { AddressCopy, PlaceInfo } from '#site/places'
import { isGstin } from '#store/businesses'
import { cartErrors } from '../errors.ts'
import type { CartDoc } from '../cart/cart-doc.ts'

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
