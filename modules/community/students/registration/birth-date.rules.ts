import { addDays } from '#meta'

/** Nobody older goes to a school like this one. */
export const OLDEST_YEARS = 25

const DAYS_A_YEAR = 365.25

/** Whether a day of birth cannot be right. Days are 'YYYY-MM-DD'. */
export function isTooOld(born: string, today: string): boolean {
  return born < addDays(today, -Math.ceil(OLDEST_YEARS * DAYS_A_YEAR))
}
