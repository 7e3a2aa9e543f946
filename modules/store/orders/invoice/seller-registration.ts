import type { Documents } from '#framework/documents'
import { sellerOf } from '#store/businesses'
import type { Supply } from '#store/taxes'
import type { FulfilmentDoc } from '../order/order.queries.ts'

type Frozen = Pick<FulfilmentDoc, 'business' | 'is_taxed' | 'seller_gstin' | 'seller_state'>

/**
 * The registration that a parcel was sold under. Whether its seller was registered has always been frozen with the
 * taxes; the GSTIN was not: a taxed parcel that was placed before has none, and reads its business's as it is now. No
 * statement where it is frozen, else one.
 */
export async function findSellerRegistration(system: Documents, parcel: Frozen): Promise<Supply['seller']> {
  const { business, is_taxed, seller_gstin, seller_state } = parcel
  if (is_taxed === 0) return { gstin: null, state: seller_state }
  if (seller_gstin !== null) return { gstin: seller_gstin, state: seller_state }
  const { gstin, state } = await sellerOf(system, business)
  return { gstin, state }
}
