/** Absolute limits, ₹10 and ₹5,00,000 in paise; the organisation's limits are within them. */
export const MIN_AMOUNT = 1000
export const MAX_AMOUNT = 500_000_00

export const defaultSuggestions: readonly number[] = [250_00, 500_00, 1000_00, 2500_00]

interface AmountLimits {
  readonly minimum: number
  readonly maximum: number
}

export type AmountProblem = 'too_little' | 'too_much'

/** Returns the problem of an amount in paise; null for a valid one. */
export function findAmountProblem(amount: number, { minimum, maximum }: AmountLimits): AmountProblem | null {
  if (amount < minimum) return 'too_little'
  return amount > maximum ? 'too_much' : null
}

export function filterSuggestions(suggested: readonly number[], limits: AmountLimits): readonly number[] {
  const wanted = suggested.length > 0 ? suggested : defaultSuggestions
  const usable = wanted.filter((amount) => findAmountProblem(amount, limits) === null)
  return [...new Set(usable)].toSorted((one, other) => one - other)
}
