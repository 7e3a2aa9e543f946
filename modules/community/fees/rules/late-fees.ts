import { addDays } from '#meta'
import { leftOf, type Instalment } from './instalment.ts'
import { measured, type Measure } from './share.ts'

export interface LateTerms {
  readonly late_fee: Measure
  /** Days after the due day on which it is still not late. */
  readonly grace_days: number
}

export function isLate({ due_on }: Pick<Instalment, 'due_on'>, graceDays: number, today: string): boolean {
  return today > addDays(due_on, graceDays)
}

/**
 * Adds what lateness costs, once for each part: a share of what is left of it, or an amount. What was added before stays as
 * it is, also when it was waived.
 */
export function withLateFees(
  instalments: readonly Instalment[],
  { late_fee, grace_days }: LateTerms,
  today: string,
): readonly Instalment[] {
  return instalments.map((instalment) => {
    const left = leftOf(instalment)
    const isSpared = left <= 0 || instalment.late_fee > 0 || !isLate(instalment, grace_days, today)
    return isSpared ? instalment : { ...instalment, late_fee: measured(late_fee, left) }
  })
}
