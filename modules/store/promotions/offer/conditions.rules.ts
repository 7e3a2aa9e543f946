import { formatMoney, type Message } from '#meta'
import { message } from '../messages.ts'
import type { BasketLine, PromotionTerms, ShopperFacts } from './basket.ts'
import type { Saving } from './saving.rules.ts'

/** The reason that a promotion does not apply; null when it would confirm that a guessed code exists. */
export interface Unmet {
  readonly reason: Message | null
}

const unmet = (reason: Message | null): Unmet => ({ reason })

/** Conditions of a code that the shopper entered, which only those who know it may learn about. */
function couponUnmet({ coupon, is_running }: PromotionTerms): Unmet | null {
  if (!is_running) return unmet(null)
  if (coupon === null) return null
  if (coupon.is_active === 0 || !coupon.is_for_caller) return unmet(null)
  return coupon.is_left ? null : unmet(message('promotions.code_used_up'))
}

/**
 * Guests are known by the phone number of the order alone. So only offers that they ask for by a code are counted
 * against it, when the order is placed.
 */
const needsAccount = ({ is_automatic, coupon }: PromotionTerms): boolean =>
  is_automatic === 1 && coupon === null

function limitsUnmet(promotion: PromotionTerms, { isGuest }: ShopperFacts): Unmet | null {
  const { total_uses, used_count, budget, spent_amount, uses_per_customer, customer_uses } = promotion
  const isUsedUp = total_uses !== null && used_count >= total_uses
  const isSpent = budget !== null && spent_amount >= budget
  if (isUsedUp || isSpent) return unmet(message('promotions.used_up'))
  if (uses_per_customer === null) return null
  if (isGuest) return needsAccount(promotion) ? unmet(message('promotions.sign_in')) : null
  return customer_uses >= uses_per_customer ? unmet(message('promotions.used_by_you')) : null
}

/** A code of a group that is not listed tells others nothing. */
function groupUnmet({ coupon, is_listed }: PromotionTerms, isMember: boolean, reason: Message): Unmet | null {
  if (isMember) return null
  return unmet(coupon !== null && is_listed === 0 ? null : reason)
}

function firstOrderUnmet(promotion: PromotionTerms, { isGuest, isFirstOrder }: ShopperFacts): Unmet | null {
  if (isGuest) return needsAccount(promotion) ? unmet(message('promotions.sign_in')) : null
  return isFirstOrder ? null : unmet(message('promotions.for_first_order'))
}

function customerUnmet(promotion: PromotionTerms, facts: ShopperFacts): Unmet | null {
  const { isGuest, roles } = facts
  switch (promotion.customer_group) {
    case 'everyone':
      return null
    case 'signed in':
      return isGuest ? unmet(message('promotions.sign_in')) : null
    case 'members':
      return groupUnmet(promotion, roles.has('Member'), message('promotions.for_members'))
    case 'guardians':
      return groupUnmet(promotion, roles.has('Guardian'), message('promotions.for_guardians'))
    case 'first order':
      return firstOrderUnmet(promotion, facts)
  }
}

const SUNDAY = 0
const SATURDAY = 6

function isOnDay(days: PromotionTerms['days'], now: string): boolean {
  if (days === 'every day') return true
  const weekday = new Date(`${now.slice(0, 10)}T00:00:00Z`).getUTCDay()
  const isWeekend = weekday === SUNDAY || weekday === SATURDAY
  return isWeekend === (days === 'Saturday and Sunday')
}

/** 'HH:MM' of a stored time. */
const clock = (time: string) => time.slice(0, 5)

function timeUnmet({ days, from_time, to_time }: PromotionTerms, { now }: ShopperFacts): Unmet | null {
  if (!isOnDay(days, now))
    return unmet(
      message(days === 'Saturday and Sunday' ? 'promotions.on_weekends' : 'promotions.on_weekdays'),
    )
  const time = now.slice(11)
  const isLate = to_time !== null && time >= to_time
  if (!isLate && (from_time === null || time >= from_time)) return null
  const [from, to] = [clock(from_time ?? '00:00'), clock(to_time ?? '24:00')]
  return unmet(message('promotions.between_times', { from, to }))
}

function placeUnmet({ places }: PromotionTerms, { postal_code: code }: ShopperFacts): Unmet | null {
  if (places.length === 0) return null
  if (code === null) return unmet(message('promotions.enter_postal_code'))
  const isIn = places.some(({ from_postal_code: from, to_postal_code: to }) => from <= code && code <= to)
  return isIn ? null : unmet(message('promotions.not_in_this_place'))
}

function paymentUnmet({ payment_choice: wanted }: PromotionTerms, facts: ShopperFacts): Unmet | null {
  if (wanted === 'any' || facts.payment_choice === wanted) return null
  return unmet(message(wanted === 'online' ? 'promotions.pay_online' : 'promotions.pay_cash'))
}

function itemsUnmet(promotion: PromotionTerms, lines: readonly BasketLine[]): Unmet | null {
  const { minimum_amount, minimum_quantity, kind, buy_quantity, get_quantity } = promotion
  if (lines.length === 0) return unmet(message('promotions.no_item_of_it'))
  const value = lines.reduce((sum, { net }) => sum + net, 0)
  const lacking = minimum_amount - value
  if (lacking > 0)
    return unmet(message('promotions.add_amount', { amount: formatMoney(lacking, 'INR', 'en') }))
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const set = kind === 'buy x get y' ? (buy_quantity ?? 0) + (get_quantity ?? 0) : 0
  const more = Math.max(minimum_quantity, set) - quantity
  return more > 0 ? unmet(message('promotions.add_items', { count: more })) : null
}

/**
 * Returns the first condition that a cart does not meet, in the order in which a shopper can do something about it.
 * `lines` are those that the promotion is for.
 */
export function unmetCondition(
  promotion: PromotionTerms,
  { lines, facts }: { readonly lines: readonly BasketLine[]; readonly facts: ShopperFacts },
): Unmet | null {
  return (
    couponUnmet(promotion) ??
    customerUnmet(promotion, facts) ??
    limitsUnmet(promotion, facts) ??
    placeUnmet(promotion, facts) ??
    timeUnmet(promotion, facts) ??
    itemsUnmet(promotion, lines) ??
    paymentUnmet(promotion, facts)
  )
}

function emptySavingUnmet({ kind }: PromotionTerms, { postal_code }: ShopperFacts): Unmet {
  if (kind === 'free delivery')
    return unmet(
      message(postal_code === null ? 'promotions.enter_postal_code' : 'promotions.delivery_is_free'),
    )
  return unmet(message(kind === 'bundle price' ? 'promotions.complete_the_set' : 'promotions.saves_nothing'))
}

/** Returns the reason that a promotion whose conditions are met saves nothing, or more than its budget has left. */
export function unmetSaving(
  promotion: PromotionTerms,
  { saving, facts }: { readonly saving: Saving; readonly facts: ShopperFacts },
): Unmet | null {
  if (saving.amount === 0) return emptySavingUnmet(promotion, facts)
  const { budget, spent_amount } = promotion
  const isOver = budget !== null && spent_amount + saving.amount > budget
  return isOver ? unmet(message('promotions.used_up')) : null
}
