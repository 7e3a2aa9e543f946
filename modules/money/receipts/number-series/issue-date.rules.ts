import { addDays } from '#meta'

/** Days that a clock may be behind the last receipt: midnight between two pieces of work, a clock that is put right. */
const TOLERATED_DAYS = 1

/**
 * The day on a new receipt, so that dates never fall while numbers rise and a year that ended is never opened again. A
 * receipt that comes a moment late is dated like the last one. Null when the clock must be wrong: a paper with a made-up
 * date would be worse than none.
 */
export function nextIssueDate(today: string, lastIssuedOn: string | null): string | null {
  if (lastIssuedOn === null || lastIssuedOn <= today) return today
  return lastIssuedOn <= addDays(today, TOLERATED_DAYS) ? lastIssuedOn : null
}
