import { addDays } from '#meta'

/** Days ahead for which a delivery can be ordered. */
const MAX_DAYS_AHEAD = 365

export interface PurchaseTerms {
  /** Minor units. */
  readonly minimum: number
  readonly maximum: number
  readonly today: string
}

export type PurchaseProblem = 'too_little' | 'too_much' | 'past_day' | 'far_day'

/** Returns what is wrong with an amount or a day of delivery; null for an order that can be accepted. */
export function findPurchaseProblem(
  { amount, deliver_on }: { readonly amount: number; readonly deliver_on: string | null },
  { minimum, maximum, today }: PurchaseTerms,
): PurchaseProblem | null {
  if (amount < minimum) return 'too_little'
  if (amount > maximum) return 'too_much'
  if (deliver_on !== null && deliver_on < today) return 'past_day'
  if (deliver_on !== null && deliver_on > addDays(today, MAX_DAYS_AHEAD)) return 'far_day'
  return null
}

/** Returns the suggested amounts within the bounds, each once, from the smallest. */
export const offeredAmounts = (
  amounts: readonly number[],
  { minimum, maximum }: Pick<PurchaseTerms, 'minimum' | 'maximum'>,
): readonly number[] =>
  [...new Set(amounts)]
    .filter((amount) => amount >= minimum && amount <= maximum)
    .toSorted((one, other) => one - other)
