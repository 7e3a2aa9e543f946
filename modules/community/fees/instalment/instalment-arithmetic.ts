import { addDays } from '#meta'
import { splitProportionally } from '#money/payments'

/** One part of a fee. All amounts are minor units. */
export interface Instalment {
  readonly label: string
  /** 'YYYY-MM-DD'. */
  readonly due_on: string
  /** As the schedule has it. */
  readonly full_amount: number
  readonly discount: number
  readonly late_fee: number
  readonly waived: number
  readonly paid: number
}

/** What is asked for it in all, paid or not. */
export function chargedAmount({ full_amount, discount, late_fee, waived }: Instalment): number {
  return full_amount - discount + late_fee - waived
}

/** What of it is still to be paid. */
export function unpaidAmount(instalment: Instalment): number {
  return chargedAmount(instalment) - instalment.paid
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** The oldest first; of one day, in the order of the schedule. */
export function sortByDueDate<I extends Pick<Instalment, 'due_on'>>(instalments: readonly I[]): readonly I[] {
  return instalments.toSorted((one, other) =>
    one.due_on === other.due_on ? 0 : one.due_on < other.due_on ? -1 : 1,
  )
}

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

/** A part of a fee as its schedule has it. */
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
 * The days of a schedule for a child that joined in the middle of its year: nothing is due before the family had the days of
 * grace to pay it. All parts keep their order.
 */
export function postponeDueDates(
  parts: readonly ScheduleLine[],
  { joined_on, grace_days }: JoiningTerms,
): readonly ScheduleLine[] {
  const earliest = addDays(joined_on, grace_days)
  return parts.map((part) => (part.due_on < earliest ? { ...part, due_on: earliest } : part))
}

/** The first child of a family pays in full; each further one gets the discount. */
export function siblingDiscount(fullAmount: number, discount: Measure, place: number): number {
  return place < 2 ? 0 : Math.min(fullAmount, applyMeasure(discount, fullAmount))
}

/** The parts of a student's fee: the discount is spread over them in proportion, to the last paisa. */
export function createInstalments(parts: readonly ScheduleLine[], discount: number): readonly Instalment[] {
  const ordered = sortByDueDate(parts)
  const amounts = ordered.map(({ amount }) => amount)
  const discounts = splitProportionally(Math.min(discount, sumOf(amounts)), amounts)
  return ordered.map(({ label, due_on, amount }, index) => ({
    ...{ label, due_on, full_amount: amount, discount: discounts[index] ?? 0 },
    ...{ late_fee: 0, waived: 0, paid: 0 },
  }))
}
