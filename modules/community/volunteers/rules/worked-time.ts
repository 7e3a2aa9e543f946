const MINUTE = 60_000

/** Wall clock to wall clock; both in the site's zone. */
const moment = (text: string): number => Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`)

export function minutesBetween(from: string, until: string): number {
  return Math.round((moment(until) - moment(from)) / MINUTE)
}

/** A moment of the wall clock so many minutes later; earlier when they are negative. */
export function minutesLater(text: string, minutes: number): string {
  return new Date(moment(text) + minutes * MINUTE).toISOString().slice(0, 19).replace('T', ' ')
}

/** Minutes before its start from which on a shift can be clocked in to. */
export const EARLIEST = 60
/** Minutes after its end that still count when somebody stays on. */
export const LATEST = 60
/** Minutes of the longest shift, and of the longest day that somebody can report. */
export const LONGEST = 16 * 60

interface Clocked {
  readonly clocked_in_at: string
  readonly clocked_out_at: string
  readonly ends_at: string
}

/** What was worked between the two clocks; what lies long after the shift is somebody who forgot to clock out. */
export function workedMinutes({ clocked_in_at, clocked_out_at, ends_at }: Clocked): number {
  const latest = minutesLater(ends_at, LATEST)
  const until = clocked_out_at.slice(0, 19) < latest ? clocked_out_at : latest
  return Math.min(LONGEST, Math.max(0, minutesBetween(clocked_in_at, until)))
}

interface Span {
  readonly starts_at: string
  readonly ends_at: string
}

/** Whether a shift can be clocked in to at this moment. */
export function canClockIn({ starts_at, ends_at }: Span, now: string): boolean {
  return minutesLater(starts_at, -EARLIEST) <= now && now < ends_at.slice(0, 19)
}

export function hasStarted({ starts_at }: Pick<Span, 'starts_at'>, now: string): boolean {
  return starts_at.slice(0, 19) <= now
}
