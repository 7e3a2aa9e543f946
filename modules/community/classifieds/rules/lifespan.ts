import { addDays } from '#meta'

/** Days before its end from which on an advertisement may be renewed. */
export const RENEW_BEFORE = 7
/** Days after its end until which it may be. */
export const RENEW_AFTER = 60

interface Life {
  readonly state: string
  readonly expires_on: string | null
  readonly is_hidden: 0 | 1
}

/** The last day on which an advertisement that begins today is seen. */
export function lastDay(today: string, daysLive: number): string {
  return addDays(today, daysLive)
}

/** Whether an advertisement stands where everybody sees it; what ended today is seen until midnight. */
export function isInSight({ state, expires_on, is_hidden }: Life, today: string): boolean {
  return state === 'live' && is_hidden === 0 && expires_on !== null && expires_on >= today
}

/** Whether its seller may go on with it: near its end, or not too long after. */
export function canRenew({ state, expires_on, is_hidden }: Life, today: string): boolean {
  if (expires_on === null || is_hidden === 1 || !['live', 'expired'].includes(state)) return false
  return expires_on <= addDays(today, RENEW_BEFORE) && expires_on >= addDays(today, -RENEW_AFTER)
}
