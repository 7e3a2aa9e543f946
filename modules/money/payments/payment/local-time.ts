import { datetimeIn } from '#meta'

/** The site's wall clock, as documents write it down. */
export interface SiteClock {
  readonly timeZone: string
  readonly now: Date
}

const MINUTE = 60_000

/** What the wall clock says so many minutes from now; before now when they are negative. */
export function formatLocalTime({ timeZone, now }: SiteClock, minutes = 0): string {
  return datetimeIn(timeZone, new Date(now.getTime() + minutes * MINUTE))
}

const parseLocalTime = (text: string): number => Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`)

/** Minutes that passed on the wall clock since a moment was written down; 0 for one that was not. */
export function minutesSince(clock: SiteClock, earlier: string | null): number {
  return earlier === null
    ? 0
    : Math.max(0, (parseLocalTime(formatLocalTime(clock)) - parseLocalTime(earlier)) / MINUTE)
}

/** Whether a moment that was written down is past. */
export function isPast(clock: SiteClock, text: string | null): boolean {
  return text !== null && text.slice(0, 19) <= formatLocalTime(clock)
}
