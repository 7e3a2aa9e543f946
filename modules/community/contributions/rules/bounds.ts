/** ₹10 and ₹5,00,000 in paise: the organisation's own bounds lie between them. */
export const SMALLEST = 1000
export const LARGEST = 500_000_00

/** What is suggested until the organisation says something else. */
export const usualSuggestions: readonly number[] = [250_00, 500_00, 1000_00, 2500_00]

interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

export type AmountProblem = 'too_little' | 'too_much'

/** What is wrong with an amount in paise; null when it may be given. */
export function amountProblem(amount: number, { minimum, maximum }: Bounds): AmountProblem | null {
  if (amount < minimum) return 'too_little'
  return amount > maximum ? 'too_much' : null
}

/** The suggestions that may be given, each once, the smallest first. */
export function suggestionsWithin(suggested: readonly number[], bounds: Bounds): readonly number[] {
  const wanted = suggested.length > 0 ? suggested : usualSuggestions
  const usable = wanted.filter((amount) => amountProblem(amount, bounds) === null)
  return [...new Set(usable)].toSorted((one, other) => one - other)
}
