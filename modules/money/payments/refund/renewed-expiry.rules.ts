import { addDays } from '#meta'

/** Days that returned value lasts at least, when it would have expired in the meantime. */
const MIN_DAYS_LEFT = 30

/** Returns the last day of value that a refund gives back: as before, but not sooner than its owner can use it. */
export function renewedExpiry(expiresOn: string, today: string): string {
  const least = addDays(today, MIN_DAYS_LEFT)
  return expiresOn > least ? expiresOn : least
}
