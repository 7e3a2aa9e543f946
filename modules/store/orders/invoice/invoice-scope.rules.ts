import type { FulfilmentDoc } from '../order/order.queries.ts'

/** What decides which invoice a parcel stands on. */
export type InvoicedParcel = Pick<
  FulfilmentDoc,
  'order' | 'business' | 'is_taxed' | 'seller_gstin' | 'place_of_supply'
>

/**
 * Names the one invoice that a parcel stands on: of its order, its seller's registration and its place of supply. So no
 * invoice holds IGST beside CGST and SGST, and none is of two registrations.
 */
export function invoiceScope(parcel: InvoicedParcel): string {
  const { order, business, is_taxed, seller_gstin, place_of_supply } = parcel
  const registration = is_taxed === 1 ? (seller_gstin ?? 'registered') : 'unregistered'
  return [order, business, registration, place_of_supply ?? 'no state'].join(' ')
}

/** The place of supply that all of these share; null where they differ. */
export function sharedPlaceOfSupply(
  parcels: readonly { readonly place_of_supply: string | null }[],
): string | null {
  const [place = null, ...others] = new Set(parcels.map(({ place_of_supply }) => place_of_supply))
  return others.length === 0 ? place : null
}
