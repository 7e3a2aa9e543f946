import { datetimeIn } from '#meta'

export interface SiteClock {
  readonly timeZone: string
  readonly now: Date
}

const MINUTE = 60_000

/** Formats the local time plus minutes; may be negative. */
export function formatLocalTime({ timeZone, now }: SiteClock, minutes = 0): string {
  return datetimeIn(timeZone, new Date(now.getTime() + minutes * MINUTE))
}

const parseLocalTime = (text: string): number => Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`)

/** Returns minutes since a local time; 0 for null. */
export function minutesSince(clock: SiteClock, earlier: string | null): number {
  return earlier === null
    ? 0
    : Math.max(0, (parseLocalTime(formatLocalTime(clock)) - parseLocalTime(earlier)) / MINUTE)
}

export function isPast(clock: SiteClock, text: string | null): boolean {
  return text !== null && text.slice(0, 19) <= formatLocalTime(clock)
}
