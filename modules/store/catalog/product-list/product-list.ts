import { toDecimal, type TranslateText } from '#meta'
import { asWritten, translateDocument } from '#site/translations'
import { Business } from '#store/businesses'
import { ProductCategory } from '../category/product-category.doctype.ts'
import { Product } from '../product/product.doctype.ts'
import type { Category } from '../category/list-categories.ts'
import type { PageVariant, ProductPage } from '../product/product-page.ts'

export interface Breadcrumb {
  readonly name: string
  readonly route: string
  readonly category_name: string
}

export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly is_chosen: 0 | 1
}

export interface Facet {
  /**
   * Argument of `get_products` that takes the values: 'category', 'brand', 'seller', 'in_stock' or 'attributes.<name>'.
   */
  readonly field: string
  readonly label: string
  readonly values: readonly FacetValue[]
}

/** Lowest and highest price given all filters but the price, as decimals. */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

export interface ListedCategory extends Breadcrumb {
  readonly full_description: string | null
  readonly category_image: string | null
  readonly trail: readonly Breadcrumb[]
}

export const sorts = ['position', 'price_low', 'price_high', 'newest', 'rating', 'relevance'] as const

export type Sort = (typeof sorts)[number]

export interface ProductList {
  readonly products: readonly ProductCard[]
  readonly total: number
  readonly start: number
  readonly limit: number
  readonly sort: Sort
  readonly facets: readonly Facet[]
  readonly price_range: PriceRange | null
  /** Null without a requested category, and for an unknown one. */
  readonly category: ListedCategory | null
  /** The corrected search, if the original had no match; else null. */
  readonly corrected_to: string | null
  readonly corrected_from: string | null
}

/** A listed product as stored; money in minor units. */
export interface CardRow {
  readonly name: string
  readonly title: string
  readonly route: string
  readonly image: string | null
  readonly price: number
  readonly price_to: number
  readonly compare_at_price: number | null
  readonly business: string
  readonly business_name: string
  readonly brand: string | null
  readonly variant: string
  readonly seller: string
  readonly variants: number
  readonly in_stock: 0 | 1
  /** Kind of its sale beyond stock; null when it is in stock or not sold then. */
  readonly back_order: 'back-order' | 'pre-order' | null
  readonly rating: number | null
  readonly reviews: number
}

/** A product in a list; amounts are decimals. */
export interface ProductCard extends CardRow {
  readonly price: number
  readonly currency: 'INR'
}

export function presentCard(row: CardRow): ProductCard {
  const { name, title, route, image, business, business_name, brand } = row
  const { variant, seller, variants, in_stock, back_order, rating, reviews, compare_at_price } = row
  return {
    ...{ name, title, route, image, business, business_name, brand },
    ...{ variant, seller, variants, in_stock, back_order, rating, reviews },
    price: toDecimal(row.price),
    price_to: toDecimal(row.price_to),
    compare_at_price: compare_at_price === null ? null : toDecimal(compare_at_price),
    currency: 'INR',
  }
}

/** A query of the product index; money in minor units. */
export interface ProductQuery {
  readonly category: string | null
  readonly chosen: ReadonlyMap<string, readonly string[]>
  readonly priceMin: number | null
  readonly priceMax: number | null
  readonly inStock: boolean
  readonly isOnOffer: boolean
  readonly search: string | null
  readonly isAsWritten: boolean
}

export interface Paging {
  readonly sort: Sort
  readonly start: number
  readonly limit: number
}

export function queryEverything(business: string | null): ProductQuery {
  const chosen = new Map(business === null ? [] : [['seller', [business]]])
  const anyPrice = { priceMin: null, priceMax: null, isOnOffer: false }
  return { category: null, chosen, ...anyPrice, inStock: false, search: null, isAsWritten: false }
}

/** Returns a canonical cache key, independent of the order of arguments. */
export function queryKey({ category, chosen, search, ...query }: ProductQuery): string {
  const { priceMin, priceMax, inStock, isOnOffer, isAsWritten } = query
  const facets = [...chosen].map(([field, values]) => [field, [...values].sort()] as const)
  facets.sort(([left], [right]) => (left < right ? -1 : 1))
  const words = search?.toLowerCase() ?? null
  return JSON.stringify([category, facets, priceMin, priceMax, inStock, isOnOffer, words, isAsWritten])
}

export function translateCategory(category: Category, translate: TranslateText): Category {
  if (translate === asWritten) return category
  return {
    ...translateDocument(ProductCategory, category, translate),
    child: category.child.map((below) => translateCategory(below, translate)),
  }
}

export const translateBreadcrumb = <Crumb extends Breadcrumb>(
  crumb: Crumb,
  translate: TranslateText,
): Crumb => translateDocument(ProductCategory, crumb, translate)

const translateTrail = (trail: readonly Breadcrumb[], translate: TranslateText): readonly Breadcrumb[] =>
  trail.map((crumb) => translateBreadcrumb(crumb, translate))

export function translateListedCategory(category: ListedCategory, translate: TranslateText): ListedCategory {
  if (translate === asWritten) return category
  return {
    ...translateDocument(ProductCategory, category, translate),
    trail: translateTrail(category.trail, translate),
  }
}

export function translateFacet(facet: Facet, translate: TranslateText): Facet {
  if (translate === asWritten) return facet
  return {
    ...facet,
    label: translate(facet.label),
    values: facet.values.map((value) => ({ ...value, label: translate(value.label) })),
  }
}

/** Translates the title and the variant's values of an item in a cart, a wishlist or an order. */
export function translateItem<Item extends { readonly title: string; readonly variant_label: string | null }>(
  item: Item,
  translate: TranslateText,
): Item {
  if (translate === asWritten) return item
  const variant_label = item.variant_label?.split(', ').map(translate).join(', ') ?? null
  return { ...item, title: translate(item.title), variant_label }
}

export const translateCard = (card: ProductCard, translate: TranslateText): ProductCard =>
  translateDocument(Business, translateDocument(Product, card, translate), translate)

function translateOptions(options: PageVariant['options'], translate: TranslateText) {
  const translated = Object.entries(options).map(
    ([option, value]) => [translate(option), translate(value)] as const,
  )
  return {
    options: Object.fromEntries(translated),
    label: translated.map(([, value]) => value).join(', '),
  }
}

export function translateProductPage(page: ProductPage, translate: TranslateText): ProductPage {
  if (translate === asWritten) return page
  return {
    ...translateDocument(Business, translateDocument(Product, page, translate), translate),
    options: page.options.map(({ option, values }) => ({
      option: translate(option),
      values: values.map(translate),
    })),
    variants: page.variants.map((variant) => ({
      ...variant,
      ...translateOptions(variant.options, translate),
      offers: variant.offers.map((offer) => translateDocument(Business, offer, translate)),
    })),
    trail: translateTrail(page.trail, translate),
    related: page.related.map((card) => translateCard(card, translate)),
  }
}
