import { addDays } from '#meta'
import { splitProportionally } from '#money/payments'
import { sortByDueDate, sumOf, type Instalment } from './instalment.rules.ts'
import { applyMeasure, type Measure } from '../fee-schedule/measure.rules.ts'

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
