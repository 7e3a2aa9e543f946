import type { FacetValues } from './facet-values.ts'
import { parseTextRows } from './parse-text-rows.ts'
import type { ProductIndexRow } from './product-index-row.ts'

/** What one stall asks for a product, and whether it can be bought there now. Minor units. */
export interface SellerOffer {
  readonly price: number
  readonly inStock: 0 | 1
}

/** By the number of the stall among the values; null where one stall alone sells it. */
export type SellerOffers = ReadonlyMap<number, SellerOffer> | null

export function parseSellerOffers(
  facets: FacetValues,
  { seller_offers: offersJson }: ProductIndexRow,
): SellerOffers {
  if (offersJson === null) return null
  const field = facets.fieldAt('seller')
  return new Map(
    parseTextRows(offersJson).map(([seller = '', price = '', inStock]) => [
      facets.valueAt(field, seller),
      { price: Number(price), inStock: inStock === '1' ? 1 : 0 },
    ]),
  )
}
