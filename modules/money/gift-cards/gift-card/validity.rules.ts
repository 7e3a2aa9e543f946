const LAST_DAY_OF_MONTH = 0

/** Returns the last day of a card that is delivered on a day: the same day of a later month, or that month's last. */
export function lastDay(deliveredOn: string, months: number): string {
  const [year = 0, month = 0, day = 0] = deliveredOn.split('-').map(Number)
  const target = month - 1 + months
  const daysInMonth = new Date(Date.UTC(year, target + 1, LAST_DAY_OF_MONTH)).getUTCDate()
  return new Date(Date.UTC(year, target, Math.min(day, daysInMonth))).toISOString().slice(0, 10)
}
