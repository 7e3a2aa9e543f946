import { addDays } from '#meta'
import { splitProportionally } from '#money/payments'

/** An instalment of a fee. All amounts are minor units. */
export interface Instalment {
  readonly label: string
  /** 'YYYY-MM-DD'. */
  readonly due_on: string
  readonly full_amount: number
  readonly discount: number
  readonly late_fee: number
  readonly waived: number
  readonly paid: number
}

export function chargedAmount({ full_amount, discount, late_fee, waived }: Instalment): number {
  return full_amount - discount + late_fee - waived
}

export function unpaidAmount(instalment: Instalment): number {
  return chargedAmount(instalment) - instalment.paid
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

export function sortByDueDate<I extends Pick<Instalment, 'due_on'>>(instalments: readonly I[]): readonly I[] {
  return instalments.toSorted((one, other) =>
    one.due_on === other.due_on ? 0 : one.due_on < other.due_on ? -1 : 1,
  )
}

/** A percentage, or an amount in minor units; null for none. */
export type Measure =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | null

/** Hundredths of a percent in 100 %: percentages have two decimals. */
const FULL_PERCENTAGE = 10_000n

/** Returns a percentage rounded half up to the minor unit, at most the amount. */
export function calculatePercentage(amount: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100))
  const exact = BigInt(amount) * hundredths
  return Math.min(amount, Number((exact + FULL_PERCENTAGE / 2n) / FULL_PERCENTAGE))
}

export function applyMeasure(measure: Measure, of: number): number {
  if (measure === null) return 0
  return measure.kind === 'percent' ? calculatePercentage(of, measure.percent) : measure.amount
}

export interface MeasureFields {
  readonly kind: 'none' | 'percent' | 'amount'
  readonly percent: number | null
  readonly amount: number | null
}

export function parseMeasure({ kind, percent, amount }: MeasureFields): Measure {
  if (kind === 'percent' && percent !== null && percent > 0) return { kind, percent }
  return kind === 'amount' && amount !== null && amount > 0 ? { kind, amount } : null
}

export interface ScheduleLine {
  readonly label: string
  readonly due_on: string
  readonly amount: number
}

export interface JoiningTerms {
  /** 'YYYY-MM-DD'. */
  readonly joined_on: string
  readonly grace_days: number
}

/**
 * Postpones due dates of a child who joined during the year, so that each instalment leaves the grace period to pay.
 * The order stays.
 */
export function postponeDueDates(
  parts: readonly ScheduleLine[],
  { joined_on, grace_days }: JoiningTerms,
): readonly ScheduleLine[] {
  const earliest = addDays(joined_on, grace_days)
  return parts.map((part) => (part.due_on < earliest ? { ...part, due_on: earliest } : part))
}

export function siblingDiscount(fullAmount: number, discount: Measure, place: number): number {
  return place < 2 ? 0 : Math.min(fullAmount, applyMeasure(discount, fullAmount))
}

/** Splits a fee into instalments; the discount is distributed in proportion, exact to the paisa. */
export function createInstalments(parts: readonly ScheduleLine[], discount: number): readonly Instalment[] {
  const ordered = sortByDueDate(parts)
  const amounts = ordered.map(({ amount }) => amount)
  const discounts = splitProportionally(Math.min(discount, sumOf(amounts)), amounts)
  return ordered.map(({ label, due_on, amount }, index) => ({
    ...{ label, due_on, full_amount: amount, discount: discounts[index] ?? 0 },
    ...{ late_fee: 0, waived: 0, paid: 0 },
  }))
}
