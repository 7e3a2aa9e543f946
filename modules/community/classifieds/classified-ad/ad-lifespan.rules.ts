import { addDays } from '#meta'

/** Days before the expiry in which an advertisement may be renewed. */
export const RENEWABLE_DAYS_BEFORE_EXPIRY = 7
/** Days after the expiry in which it may be renewed. */
export const RENEWABLE_DAYS_AFTER_EXPIRY = 60

interface AdLifespan {
  readonly state: string
  readonly expires_on: string | null
  readonly is_hidden: 0 | 1
}

export function computeExpiryDate(today: string, daysLive: number): string {
  return addDays(today, daysLive)
}

/** True when an advertisement is public; one that expires today stays visible until midnight. */
export function isAdVisible({ state, expires_on, is_hidden }: AdLifespan, today: string): boolean {
  return state === 'live' && is_hidden === 0 && expires_on !== null && expires_on >= today
}

export function canRenew({ state, expires_on, is_hidden }: AdLifespan, today: string): boolean {
  if (expires_on === null || is_hidden === 1 || !['live', 'expired'].includes(state)) return false
  return (
    expires_on <= addDays(today, RENEWABLE_DAYS_BEFORE_EXPIRY) &&
    expires_on >= addDays(today, -RENEWABLE_DAYS_AFTER_EXPIRY)
  )
}
