import { addDays } from '#meta'

/** Nobody older goes to a school like this one. */
export const OLDEST_YEARS = 25

const DAYS_A_YEAR = 365.25

export type BirthDateProblem = 'born_in_future' | 'too_old'

/** What is wrong with a day of birth; null when nothing is. Days are 'YYYY-MM-DD'. */
export function birthDateProblem(born: string, today: string): BirthDateProblem | null {
  if (born > today) return 'born_in_future'
  return born < addDays(today, -Math.ceil(OLDEST_YEARS * DAYS_A_YEAR)) ? 'too_old' : null
}
