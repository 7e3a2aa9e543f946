import type { Sort } from '../product-list/product-list.ts'

/** What a list asks of the shelf; money in minor units. */
export interface ProductQuery {
  /** Route of a category; what stands below it counts too. */
  readonly category: string | null
  /** Values chosen of each facet: any of them will do, in each of the facets. */
  readonly chosen: ReadonlyMap<string, readonly string[]>
  readonly priceMin: number | null
  readonly priceMax: number | null
  readonly inStock: boolean
  /** Only what costs less than it did. */
  readonly isOnOffer: boolean
  readonly search: string | null
  /** No word of the search is taken for a slip. */
  readonly isAsWritten: boolean
}

export interface Paging {
  readonly sort: Sort
  readonly start: number
  readonly limit: number
}

/** The question for everything that is sold, or everything that one business sells. */
export function queryEverything(business: string | null): ProductQuery {
  const chosen = new Map(business === null ? [] : [['seller', [business]]])
  const anyPrice = { priceMin: null, priceMax: null, isOnOffer: false }
  return { category: null, chosen, ...anyPrice, inStock: false, search: null, isAsWritten: false }
}

/** One text for one question, whatever order its parts were sent in. */
export function queryKey({ category, chosen, search, ...query }: ProductQuery): string {
  const { priceMin, priceMax, inStock, isOnOffer, isAsWritten } = query
  const facets = [...chosen].map(([field, values]) => [field, [...values].sort()] as const)
  facets.sort(([left], [right]) => (left < right ? -1 : 1))
  const words = search?.toLowerCase() ?? null
  return JSON.stringify([category, facets, priceMin, priceMax, inStock, isOnOffer, words, isAsWritten])
}
