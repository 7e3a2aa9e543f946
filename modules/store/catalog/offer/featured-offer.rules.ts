import type { FeaturedReason, OfferRow } from '../product/product-page.ts'

function isInStock({ available }: OfferRow): boolean {
  return available === null || available > 0
}

type Criterion = readonly [reason: FeaturedReason, compare: (left: OfferRow, right: OfferRow) => number]

/** What decides between two offers, the weightier first. */
const criteria: readonly Criterion[] = [
  ['in_stock', (left, right) => Number(isInStock(right)) - Number(isInStock(left))],
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

/** Offers of one variant, the winner first, and why it is before the next. */
export function rankOffers(offers: readonly OfferRow[]): {
  readonly ranked: readonly OfferRow[]
  readonly featuredReason: FeaturedReason
} {
  const ranked = [...offers].sort((left, right) => compareOffers(left, right).order)
  const [first, second] = ranked
  return { ranked, featuredReason: first && second ? compareOffers(first, second).reason : 'only' }
}
