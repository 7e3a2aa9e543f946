import { HOME_COUNTRY } from '#site/places'
import type { CartDoc } from '../cart/cart-doc.ts'

// Sellers bring things in one country alone; a postal code of another one may have six digits too.

/** The postal code that deliveries are asked for: null where none is known, none of ours for an address abroad. */
export function deliveryAddress({
  address,
  postal_code,
}: Pick<CartDoc, 'address' | 'postal_code'>): string | null {
  return address === null || address.country === HOME_COUNTRY ? postal_code : ''
}
