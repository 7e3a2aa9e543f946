const MINUTE = 60_000

/** Wall clock to wall clock; both in the site's zone. */
const toTimestamp = (text: string): number => Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`)

export function minutesBetween(from: string, until: string): number {
  return Math.round((toTimestamp(until) - toTimestamp(from)) / MINUTE)
}

/** A moment of the wall clock so many minutes later; earlier when they are negative. */
export function addMinutes(text: string, minutes: number): string {
  return new Date(toTimestamp(text) + minutes * MINUTE).toISOString().slice(0, 19).replace('T', ' ')
}

/** Minutes before its start from which on a shift can be clocked in to. */
export const EARLIEST_CHECK_IN = 60
/** Minutes after its end that still count when somebody stays on. */
export const LATEST_CHECK_OUT = 60
/** Minutes of the longest shift, and of the longest day that somebody can report. */
export const MAX_SHIFT_MINUTES = 16 * 60

interface CheckedTimes {
  readonly clocked_in_at: string
  readonly clocked_out_at: string
  readonly ends_at: string
}

/** What was worked between the two clocks; what lies long after the shift is somebody who forgot to clock out. */
export function workedMinutes({ clocked_in_at, clocked_out_at, ends_at }: CheckedTimes): number {
  const latest = addMinutes(ends_at, LATEST_CHECK_OUT)
  const until = clocked_out_at.slice(0, 19) < latest ? clocked_out_at : latest
  return Math.min(MAX_SHIFT_MINUTES, Math.max(0, minutesBetween(clocked_in_at, until)))
}

interface ShiftTimes {
  readonly starts_at: string
  readonly ends_at: string
}

/** Whether a shift can be clocked in to at this moment. */
export function canCheckIn({ starts_at, ends_at }: ShiftTimes, now: string): boolean {
  return addMinutes(starts_at, -EARLIEST_CHECK_IN) <= now && now < ends_at.slice(0, 19)
}

export function hasStarted({ starts_at }: Pick<ShiftTimes, 'starts_at'>, now: string): boolean {
  return starts_at.slice(0, 19) <= now
}
