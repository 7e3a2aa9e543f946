import { addDays } from '#meta'

/** Days before its end from which on an advertisement may be renewed. */
export const RENEWABLE_DAYS_BEFORE_EXPIRY = 7
/** Days after its end until which it may be. */
export const RENEWABLE_DAYS_AFTER_EXPIRY = 60

interface AdLifespan {
  readonly state: string
  readonly expires_on: string | null
  readonly is_hidden: 0 | 1
}

/** The last day on which an advertisement that begins today is seen. */
export function computeExpiryDate(today: string, daysLive: number): string {
  return addDays(today, daysLive)
}

/** Whether an advertisement stands where everybody sees it; what ended today is seen until midnight. */
export function isAdVisible({ state, expires_on, is_hidden }: AdLifespan, today: string): boolean {
  return state === 'live' && is_hidden === 0 && expires_on !== null && expires_on >= today
}

/** Whether its seller may go on with it: near its end, or not too long after. */
export function canRenew({ state, expires_on, is_hidden }: AdLifespan, today: string): boolean {
  if (expires_on === null || is_hidden === 1 || !['live', 'expired'].includes(state)) return false
  return (
    expires_on <= addDays(today, RENEWABLE_DAYS_BEFORE_EXPIRY) &&
    expires_on >= addDays(today, -RENEWABLE_DAYS_AFTER_EXPIRY)
  )
}
