import { addDays } from '#meta'
import { shareOut } from '#money/payments'
import { inOrder, sumOf, type Instalment } from './instalment.ts'
import { measured, type Measure } from './share.ts'

/** A part of a fee as its schedule has it. */
export interface ScheduledPart {
  readonly label: string
  readonly due_on: string
  readonly amount: number
}

export interface Joining {
  /** 'YYYY-MM-DD'. */
  readonly joined_on: string
  readonly grace_days: number
}

/**
 * The days of a schedule for a child that joined in the middle of its year: nothing is due before the family had the days of
 * grace to pay it. All parts keep their order.
 */
export function dueSinceJoining(
  parts: readonly ScheduledPart[],
  { joined_on, grace_days }: Joining,
): readonly ScheduledPart[] {
  const earliest = addDays(joined_on, grace_days)
  return parts.map((part) => (part.due_on < earliest ? { ...part, due_on: earliest } : part))
}

/** The first child of a family pays in full; each further one gets the discount. */
export function siblingDiscount(whole: number, discount: Measure, place: number): number {
  return place < 2 ? 0 : Math.min(whole, measured(discount, whole))
}

/** The parts of a student's fee: the discount is spread over them in proportion, to the last paisa. */
export function makeInstalments(parts: readonly ScheduledPart[], discount: number): readonly Instalment[] {
  const ordered = inOrder(parts)
  const amounts = ordered.map(({ amount }) => amount)
  const discounts = shareOut(Math.min(discount, sumOf(amounts)), amounts)
  return ordered.map(({ label, due_on, amount }, index) => ({
    ...{ label, due_on, full_amount: amount, discount: discounts[index] ?? 0 },
    ...{ late_fee: 0, waived: 0, paid: 0 },
  }))
}
