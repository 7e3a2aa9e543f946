import type { ProductCard, Breadcrumb } from '../product-list/product-list.ts'

export type FeaturedReason = 'only' | 'in_stock' | 'price' | 'own' | 'rating' | 'order'

export interface PageOffer {
  readonly business: string
  readonly business_name: string
  readonly business_rating: number | null
  readonly price: number
  readonly compare_at_price: number | null
  readonly in_stock: 0 | 1
  /** Remaining quantity if low; else null. */
  readonly left: number | null
  /** Sale beyond stock while it is out of stock; null when it is in stock or not sold then. */
  readonly back_order: PageBackOrder | null
}

interface PageBackOrder {
  readonly kind: 'back-order' | 'pre-order'
  /** 'YYYY-MM-DD'; null for a back-order, which ships some days after the order. */
  readonly release_on: string | null
  readonly days: number | null
  readonly left: number
}

export interface PageVariant {
  readonly name: string
  readonly sku: string
  readonly label: string
  /** Values by option: `{ Size: 'M', Colour: 'Red' }`. Combinations without a variant are impossible. */
  readonly options: Readonly<Record<string, string>>
  readonly image: string | null
  readonly weight_grams: number
  /** Price of the featured offer, as a decimal. */
  readonly price: number
  readonly compare_at_price: number | null
  readonly in_stock: 0 | 1
  readonly left: number | null
  readonly offers: readonly PageOffer[]
  readonly won_by: FeaturedReason
}

export interface PageOption {
  readonly option: string
  readonly values: readonly string[]
}

export interface ProductPage {
  readonly name: string
  readonly route: string
  readonly title: string
  readonly short_description: string | null
  /** Sanitised HTML. */
  readonly description: string | null
  readonly image: string | null
  readonly pictures: readonly { readonly image: string; readonly alt: string | null }[]
  readonly brand: { readonly name: string; readonly logo: string | null } | null
  readonly business: string
  readonly business_name: string
  readonly trail: readonly Breadcrumb[]
  readonly options: readonly PageOption[]
  readonly variants: readonly PageVariant[]
  readonly attributes: readonly { readonly attribute: string; readonly value: string }[]
  readonly currency: 'INR'
  readonly price: number
  readonly price_to: number
  readonly in_stock: 0 | 1
  readonly rating: number | null
  readonly reviews: number
  readonly cod_allowed: 0 | 1
  readonly returnable: 0 | 1
  readonly return_days: number
  readonly is_digital: 0 | 1
  readonly related: readonly ProductCard[]
}

export interface SearchSuggestions {
  readonly words: readonly string[]
  readonly categories: readonly (Breadcrumb & { readonly count: number })[]
  readonly products: readonly ProductCard[]
}

/** An offer of a variant; money in minor units. */
export interface OfferRow {
  readonly variant: string
  readonly business: string
  readonly business_name: string
  readonly business_rating: number | null
  readonly is_own: boolean
  readonly price: number
  readonly compare_at_price: number | null
  /** Available quantity; null without stock tracking. */
  readonly available: number | null
  readonly back_order: PageBackOrder | null
}

interface VariantRow {
  readonly name: string
  readonly sku: string
  readonly option_values: string | null
  readonly image: string | null
  readonly weight_grams: number
}

export interface ProductPageRow {
  readonly name: string
  readonly route: string
  readonly title: string
  readonly short_description: string | null
  readonly description: string | null
  readonly image: string | null
  readonly business: string
  readonly business_name: string
  readonly brand: string | null
  readonly brand_logo: string | null
  readonly trail: string | null
  readonly price: number
  readonly price_to: number
  readonly in_stock: 0 | 1
  readonly rating: number | null
  readonly reviews: number
  readonly cod_allowed: 0 | 1
  readonly returnable: 0 | 1
  readonly return_days: number
  readonly is_digital: 0 | 1
  readonly pictures: readonly { readonly image: string; readonly alt: string | null }[] | null
  readonly attributes: readonly { readonly attribute: string; readonly value: string }[] | null
  readonly variants: readonly VariantRow[] | null
  readonly offers: readonly OfferRow[] | null
}

function isInStock({ available }: OfferRow): boolean {
  return available === null || available > 0
}

/** Ranks an offer: in stock, then sold beyond stock, then sold out. */
function availability(offer: OfferRow): number {
  if (isInStock(offer)) return 2
  return offer.back_order === null ? 0 : 1
}

type Criterion = readonly [reason: FeaturedReason, compare: (left: OfferRow, right: OfferRow) => number]

const criteria: readonly Criterion[] = [
  ['in_stock', (left, right) => availability(right) - availability(left)],
  ['price', (left, right) => left.price - right.price],
  ['own', (left, right) => Number(right.is_own) - Number(left.is_own)],
  ['rating', (left, right) => (right.business_rating ?? 0) - (left.business_rating ?? 0)],
  ['order', (left, right) => (left.business < right.business ? -1 : 1)],
]

function compareOffers(
  left: OfferRow,
  right: OfferRow,
): { readonly reason: FeaturedReason; readonly order: number } {
  for (const [reason, compare] of criteria) {
    const order = compare(left, right)
    if (order !== 0) return { reason, order }
  }
  return { reason: 'order', order: 0 }
}

export function rankOffers(offers: readonly OfferRow[]): {
  readonly ranked: readonly OfferRow[]
  readonly featuredReason: FeaturedReason
} {
  const ranked = [...offers].sort((left, right) => compareOffers(left, right).order)
  const [first, second] = ranked
  return { ranked, featuredReason: first && second ? compareOffers(first, second).reason : 'only' }
}
