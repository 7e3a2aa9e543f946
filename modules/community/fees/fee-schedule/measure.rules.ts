/** How something is measured: a share of another amount, or an amount in minor units; null where there is nothing. */
export type Measure =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | null

/** Hundredths of a percent in the whole: percentages have two decimals. */
const FULL_PERCENTAGE = 10_000n

/** A share of an amount to the nearest minor unit, half of one upwards; never more than the whole. */
export function calculatePercentage(amount: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100))
  const exact = BigInt(amount) * hundredths
  return Math.min(amount, Number((exact + FULL_PERCENTAGE / 2n) / FULL_PERCENTAGE))
}

/** What a measure comes to of an amount. An amount of its own may be larger than what it is measured by. */
export function applyMeasure(measure: Measure, of: number): number {
  if (measure === null) return 0
  return measure.kind === 'percent' ? calculatePercentage(of, measure.percent) : measure.amount
}

/** How a schedule writes a measure: its kind, and a field for each kind. */
export interface MeasureFields {
  readonly kind: 'none' | 'percent' | 'amount'
  readonly percent: number | null
  readonly amount: number | null
}

export function parseMeasure({ kind, percent, amount }: MeasureFields): Measure {
  if (kind === 'percent' && percent !== null && percent > 0) return { kind, percent }
  return kind === 'amount' && amount !== null && amount > 0 ? { kind, amount } : null
}
