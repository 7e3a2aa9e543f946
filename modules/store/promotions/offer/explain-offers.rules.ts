import type { DiscountResult, Offer } from '#store/cart'
import { message } from '../messages.ts'
import type { Basket, PromotionTerms, ShopperFacts } from './basket.ts'
import { bestOffers, extraSaving, type AppliedPromotion, type Candidate } from './best-offer.rules.ts'
import { unmetCondition, unmetSaving, type Unmet } from './conditions.rules.ts'
import { eligibleLines, noSaving, savingOn } from './saving.rules.ts'

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

interface Outcome {
  readonly applied: readonly AppliedPromotion[]
  /** The amount that another promotion would save in addition. */
  readonly extraOf: (other: Candidate) => number
}

function offerOf(one: Judged, { applied, extraOf }: Outcome): Offer | null {
  const { promotion, unmet } = one
  const { name: key, title, terms } = promotion
  const shown = { key, title, terms, code: codeOf(promotion) }
  const own = applied.find((other) => other.promotion === promotion)
  if (own) return { ...shown, state: 'applied', amount: own.amount, reason: null }
  // An offer with neither a code to show nor a way to apply without one would only puzzle.
  if (promotion.is_listed === 0 || (shown.code === null && promotion.is_automatic === 0)) return null
  if (unmet !== null) {
    if (unmet.reason === null) return null
    return { ...shown, state: 'not_applied', amount: 0, reason: unmet.reason }
  }
  const amount = isClaimed(promotion) ? 0 : extraOf(one)
  if (amount === 0) return { ...shown, state: 'not_applied', amount, reason: beatenBy(applied) }
  return { ...shown, state: 'available', amount, reason: null }
}

const ranks: Readonly<Record<Offer['state'], number>> = { applied: 0, available: 1, not_applied: 2 }

const MOST_SHOWN = 12

function offersOf(judged: readonly Judged[], outcome: Outcome): readonly Offer[] {
  return judged
    .flatMap((one) => offerOf(one, outcome) ?? [])
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

interface Shopping {
  readonly basket: Basket
  readonly facts: ShopperFacts
}

/** Computes the saving of a promotion only when its conditions are met. */
function judge(promotion: PromotionTerms, { basket, facts }: Shopping): Judged {
  const lines = eligibleLines(promotion, basket)
  const unmet = unmetCondition(promotion, { lines, facts })
  if (unmet !== null) return { promotion, unmet, saving: noSaving }
  const saving = savingOn(lines, { promotion, deliveries: basket.deliveries })
  return { promotion, saving, unmet: unmetSaving(promotion, { saving, facts }) }
}

/** Decides which promotions a cart gets, and says of each other one why it does not apply. */
export function explainOffers(
  promotions: readonly PromotionTerms[],
  { basket, facts }: Shopping,
): DiscountResult {
  const judged = promotions.map((promotion) => judge(promotion, { basket, facts }))
  const claimed = judged.filter(({ promotion, unmet }) => unmet === null && isClaimed(promotion))
  const applied = bestOffers(claimed, basket)
  return {
    discounts: applied.map(({ promotion, lines, fulfilments }) => ({
      ...{ code: promotion.coupon?.code ?? '', label: promotion.title, reference: promotion.name },
      ...{ lines, fulfilments },
    })),
    refusal: refusalOf(judged, applied),
    offers: offersOf(judged, { applied, extraOf: extraSaving(claimed, basket) }),
  }
}
