import type { DiscountResult, Offer } from '#store/cart'
import { message } from '../messages.ts'
import type { Basket, PromotionTerms, ShopperFacts } from './basket.ts'
import { bestOffers, type AppliedPromotion, type Candidate } from './best-offer.rules.ts'
import { unmetCondition, type Unmet } from './conditions.rules.ts'
import { savingOf } from './saving.rules.ts'

/** A promotion with the verdict of its conditions. */
interface Judged extends Candidate {
  readonly unmet: Unmet | null
}

/** True when the shopper need not do anything for it, or has entered its code. */
const isClaimed = ({ is_automatic, coupon }: PromotionTerms): boolean => is_automatic === 1 || coupon !== null

const codeOf = ({ is_automatic, coupon, listed_code }: PromotionTerms): string | null =>
  coupon?.code ?? (is_automatic === 1 ? null : listed_code)

function beatenBy(applied: readonly AppliedPromotion[]) {
  const [best] = applied.toSorted((one, other) => other.amount - one.amount)
  return message('promotions.better_offer', { title: best?.promotion.title ?? '' })
}

function offerOf({ promotion, saving, unmet }: Judged, applied: readonly AppliedPromotion[]): Offer | null {
  const { name: key, title, terms } = promotion
  const shown = { key, title, terms, code: codeOf(promotion) }
  const own = applied.find((one) => one.promotion === promotion)
  if (own) return { ...shown, state: 'applied', amount: own.amount, reason: null }
  // An offer with neither a code to show nor a way to apply without one would only puzzle.
  if (promotion.is_listed === 0 || (shown.code === null && promotion.is_automatic === 0)) return null
  if (unmet !== null) {
    if (unmet.reason === null) return null
    return { ...shown, state: 'not_applied', amount: 0, reason: unmet.reason }
  }
  if (isClaimed(promotion)) return { ...shown, state: 'not_applied', amount: 0, reason: beatenBy(applied) }
  return { ...shown, state: 'available', amount: saving.amount, reason: null }
}

const ranks: Readonly<Record<Offer['state'], number>> = { applied: 0, available: 1, not_applied: 2 }

const MOST_SHOWN = 12

function offersOf(judged: readonly Judged[], applied: readonly AppliedPromotion[]): readonly Offer[] {
  return judged
    .flatMap((one) => offerOf(one, applied) ?? [])
    .toSorted((one, other) => ranks[one.state] - ranks[other.state] || other.amount - one.amount)
    .slice(0, MOST_SHOWN)
}

function refusalOf(
  judged: readonly Judged[],
  applied: readonly AppliedPromotion[],
): DiscountResult['refusal'] {
  const named = judged.find(({ promotion }) => promotion.coupon !== null)
  if (named === undefined || applied.some(({ promotion }) => promotion === named.promotion)) return null
  return named.unmet === null ? beatenBy(applied) : named.unmet.reason
}

/** Decides which promotions a cart gets, and says of each other one why it does not apply. */
export function explainOffers(
  promotions: readonly PromotionTerms[],
  { basket, facts }: { readonly basket: Basket; readonly facts: ShopperFacts },
): DiscountResult {
  const judged = promotions.map((promotion) => {
    const saving = savingOf(promotion, basket)
    return { promotion, saving, unmet: unmetCondition(promotion, { basket, facts, saving }) }
  })
  const applied = bestOffers(
    judged.filter(({ promotion, unmet }) => unmet === null && isClaimed(promotion)),
    basket,
  )
  return {
    discounts: applied.map(({ promotion, lines, fulfilments }) => ({
      ...{ code: promotion.coupon?.code ?? '', label: promotion.title, reference: promotion.name },
      ...{ lines, fulfilments },
    })),
    refusal: refusalOf(judged, applied),
    offers: offersOf(judged, applied),
  }
}
