import type { WinningReason } from './product-page.ts'
import type { OfferRow } from './product-page-row.ts'

function isThere({ available }: OfferRow): boolean {
  return available === null || available > 0
}

type Ground = readonly [reason: WinningReason, compare: (left: OfferRow, right: OfferRow) => number]

/** What decides between two offers, the weightier first. */
const grounds: readonly Ground[] = [
  ['in_stock', (left, right) => Number(isThere(right)) - Number(isThere(left))],
  ['price', (left, right) => left.price - right.price],
  ['own', (left, right) => Number(right.is_own) - Number(left.is_own)],
  ['rating', (left, right) => (right.business_rating ?? 0) - (left.business_rating ?? 0)],
  ['order', (left, right) => (left.business < right.business ? -1 : 1)],
]

function between(
  left: OfferRow,
  right: OfferRow,
): { readonly reason: WinningReason; readonly order: number } {
  for (const [reason, compare] of grounds) {
    const order = compare(left, right)
    if (order !== 0) return { reason, order }
  }
  return { reason: 'order', order: 0 }
}

/** Offers of one variant, the winner first, and why it is before the next. */
export function rankOffers(offers: readonly OfferRow[]): {
  readonly ranked: readonly OfferRow[]
  readonly wonBy: WinningReason
} {
  const ranked = [...offers].sort((left, right) => between(left, right).order)
  const [first, second] = ranked
  return { ranked, wonBy: first && second ? between(first, second).reason : 'only' }
}
