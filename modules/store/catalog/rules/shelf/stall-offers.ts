import type { FacetValues } from './facet-values.ts'
import { textRows } from './read-lists.ts'
import type { ShelfRow } from './shelf-row.ts'

/** What one stall asks for a product, and whether it can be bought there now. Minor units. */
export interface StallOffer {
  readonly price: number
  readonly inStock: 0 | 1
}

/** By the number of the stall among the values; null where one stall alone sells it. */
export type StallOffers = ReadonlyMap<number, StallOffer> | null

export function stallOffersOf(facets: FacetValues, { stall_offers }: ShelfRow): StallOffers {
  if (stall_offers === null) return null
  const field = facets.fieldAt('seller')
  return new Map(
    textRows(stall_offers).map(([stall = '', price = '', inStock]) => [
      facets.valueAt(field, stall),
      { price: Number(price), inStock: inStock === '1' ? 1 : 0 },
    ]),
  )
}
