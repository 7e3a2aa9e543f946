import type { ProductCard } from './product-card.ts'

/** A category on the way to where a list or a product stands. */
export interface Breadcrumb {
  readonly name: string
  readonly route: string
  readonly category_name: string
}

export interface FacetValue {
  /** What to send to choose it. */
  readonly value: string
  /** What people read. */
  readonly label: string
  /** Products that it leaves, given what is chosen of the other facets. */
  readonly count: number
  readonly is_chosen: 0 | 1
}

/** Something to choose by. */
export interface Facet {
  /** Argument of `get_products` that takes its values: 'category', 'brand', 'seller', 'in_stock' or 'attributes.<name>'. */
  readonly field: string
  /** The attribute's name; the other facets are named by the screen. */
  readonly label: string
  readonly values: readonly FacetValue[]
}

/** Lowest and highest price among what everything but the price leaves; decimals. */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

/** The category that a list was asked for. */
export interface ListedCategory extends Breadcrumb {
  readonly full_description: string | null
  readonly category_image: string | null
  /** From the top, itself last. */
  readonly trail: readonly Breadcrumb[]
}

export const sorts = ['position', 'price_low', 'price_high', 'newest', 'rating', 'relevance'] as const

export type Sort = (typeof sorts)[number]

/** What `catalog.get_products` answers. */
export interface ProductList {
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly start: number
  readonly limit: number
  readonly sort: Sort
  readonly facets: readonly Facet[]
  readonly price_range: PriceRange | null
  /** Null where none was asked for, or there is no such category. */
  readonly category: ListedCategory | null
  /** What was searched for instead, where nothing was found by the word as it was written; else null. */
  readonly corrected_to: string | null
  /** What was written then. */
  readonly corrected_from: string | null
}
