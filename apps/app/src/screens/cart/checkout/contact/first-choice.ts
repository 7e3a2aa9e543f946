import type { CartAnswer } from '../../../../ui/cart/cart-calls.ts'
import { defaultAt, defaultOf } from '../../../../ui/place/default-address.ts'
import type { Address } from '../../../../ui/place/place-calls.ts'

type Known = Pick<CartAnswer, 'address' | 'postal_code'>

const parts = ['contact_name', 'address_line1', 'city', 'zipcode'] as const

/**
 * Of somebody's addresses the one that the cart goes to, else one with its postal code, else the default; null where it goes
 * to one that he does not keep.
 */
export function firstChoice({ address, postal_code }: Known, addresses: readonly Address[]): Address | null {
  if (address !== null)
    return addresses.find((one) => parts.every((part) => one[part] === address[part])) ?? null
  const near = postal_code === null ? null : defaultAt(addresses, postal_code)
  return near ?? defaultOf(addresses)
}
