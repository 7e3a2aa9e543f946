import { addDays } from '#meta'
import {
  unpaidAmount,
  type Instalment,
  applyMeasure,
  parseMeasure,
  type Measure,
  type MeasureFields,
} from '../instalment/instalment-arithmetic.ts'

export interface LateFeeTerms {
  readonly late_fee: Measure
  /** Days after the due date before an instalment is late. */
  readonly grace_days: number
}

export function isLate({ due_on }: Pick<Instalment, 'due_on'>, graceDays: number, today: string): boolean {
  return today > addDays(due_on, graceDays)
}

/**
 * Adds the late fee once per instalment: a percentage of the unpaid amount, or an amount. Earlier late fees stay,
 * waived or not.
 */
export function withLateFees(
  instalments: readonly Instalment[],
  { late_fee, grace_days }: LateFeeTerms,
  today: string,
): readonly Instalment[] {
  return instalments.map((instalment) => {
    const left = unpaidAmount(instalment)
    const isExempt = left <= 0 || instalment.late_fee > 0 || !isLate(instalment, grace_days, today)
    return isExempt ? instalment : { ...instalment, late_fee: applyMeasure(late_fee, left) }
  })
}

export interface LateFeeFields {
  readonly late_fee: MeasureFields['kind']
  readonly late_percent: number | null
  readonly late_amount: number | null
  readonly grace_days: number
}

/** Returns the instalments with late fees as of a day, saved or not; used for display and payment. */
export function withCurrentLateFees(
  { late_fee: kind, late_percent: percent, late_amount: amount, grace_days }: LateFeeFields,
  instalments: readonly Instalment[],
  today: string,
): readonly Instalment[] {
  return withLateFees(instalments, { late_fee: parseMeasure({ kind, percent, amount }), grace_days }, today)
}
