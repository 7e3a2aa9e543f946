import { addDays } from '#meta'

const LAST_DAY_OF_MONTH = 0

/** Returns the last day of a card that is delivered on a day: the same day of a later month, or that month's last. */
export function lastDay(deliveredOn: string, months: number): string {
  const [year = 0, month = 0, day = 0] = deliveredOn.split('-').map(Number)
  const target = month - 1 + months
  const daysInMonth = new Date(Date.UTC(year, target + 1, LAST_DAY_OF_MONTH)).getUTCDate()
  return new Date(Date.UTC(year, target, Math.min(day, daysInMonth))).toISOString().slice(0, 10)
}

/** Days that a card lasts at least after a refund to it. */
const MIN_DAYS_LEFT = 30

/** Returns the last day of a card that gets money back: as before, but not sooner than its holder can use it. */
export function renewedLastDay(expires_on: string, today: string): string {
  const least = addDays(today, MIN_DAYS_LEFT)
  return expires_on > least ? expires_on : least
}
