import { toDecimal, type TranslateText } from '#meta'
import { asWritten, translateDocument } from '#site/translations'
import { Business } from '#store/businesses'
import { ProductCategory } from '../category/product-category.doctype.ts'
import { Product } from '../product/product.doctype.ts'
import type { Category } from '../category/list-categories.ts'
import type { ProductPage } from '../product/product-page.ts'

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

/** A listed product as it is stored; money in minor units. */
export interface CardRow {
  readonly name: string
  readonly title: string
  readonly route: string
  readonly image: string | null
  readonly price: number
  readonly price_to: number
  readonly compare_at_price: number | null
  /** Whose price is shown: the product's own business, or another that offers it for less. */
  readonly business: string
  readonly business_name: string
  readonly brand: string | null
  readonly variant: string
  readonly seller: string
  readonly variants: number
  readonly in_stock: 0 | 1
  readonly rating: number | null
  readonly reviews: number
}

/** A product as lists show it; amounts are decimals, for it goes over the wire. */
export interface ProductCard extends CardRow {
  /** The lowest price; `price_to` is the highest: where they differ, a card says "from". */
  readonly price: number
  readonly currency: 'INR'
}

/** Of the row, what a card shows and no more. */
export function presentCard(row: CardRow): ProductCard {
  const { name, title, route, image, business, business_name, brand } = row
  const { variant, seller, variants, in_stock, rating, reviews, compare_at_price } = row
  return {
    ...{ name, title, route, image, business, business_name, brand },
    ...{ variant, seller, variants, in_stock, rating, reviews },
    price: toDecimal(row.price),
    price_to: toDecimal(row.price_to),
    compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
    currency: 'INR',
  }
}

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

/** A category and all below it in the words of a language. */
export function translateCategory(category: Category, translate: TranslateText): Category {
  if (translate === asWritten) return category
  return {
    ...translateDocument(ProductCategory, category, translate),
    child: category.child.map((below) => translateCategory(below, translate)),
  }
}

const translateTrail = (trail: readonly Breadcrumb[], translate: TranslateText): readonly Breadcrumb[] =>
  trail.map((crumb) => translateDocument(ProductCategory, crumb, translate))

export function translateListedCategory(category: ListedCategory, translate: TranslateText): ListedCategory {
  if (translate === asWritten) return category
  return {
    ...translateDocument(ProductCategory, category, translate),
    trail: translateTrail(category.trail, translate),
  }
}

/** Of what there is to choose by, the categories. */
export function translateFacet(facet: Facet, translate: TranslateText): Facet {
  if (translate === asWritten || facet.field !== 'category') return facet
  return { ...facet, values: facet.values.map((value) => ({ ...value, label: translate(value.label) })) }
}

/** A card speaks of a product and of who sells it. */
export const translateCard = (card: ProductCard, translate: TranslateText): ProductCard =>
  translateDocument(Business, translateDocument(Product, card, translate), translate)

export function translateProductPage(page: ProductPage, translate: TranslateText): ProductPage {
  if (translate === asWritten) return page
  return {
    ...translateDocument(Business, translateDocument(Product, page, translate), translate),
    variants: page.variants.map((variant) => ({
      ...variant,
      offers: variant.offers.map((offer) => translateDocument(Business, offer, translate)),
    })),
    trail: translateTrail(page.trail, translate),
    related: page.related.map((card) => translateCard(card, translate)),
  }
}
