import { addDays } from '#meta'
import { statementErrors } from '../errors.ts'

export interface Period {
  readonly from: string
  readonly to: string
}

/** A school year of the office may be longer than a year. */
const MAX_PERIOD_DAYS = 400

/** Refuses a period that ends before it begins, or is longer than 400 days. */
export function requirePeriod({ from, to }: Period): void {
  if (to < from) throw statementErrors.period()
  if (to > addDays(from, MAX_PERIOD_DAYS)) throw statementErrors.period()
}
