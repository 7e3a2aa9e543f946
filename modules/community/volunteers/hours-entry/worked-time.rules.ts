import { addDays, datetimeIn } from '#meta'

const MINUTE = 60_000

/** Compares local times of the site without their zone. */
const toTimestamp = (text: string): number => Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`)

export function minutesBetween(from: string, until: string): number {
  return Math.round((toTimestamp(until) - toTimestamp(from)) / MINUTE)
}

/** Adds minutes to a local time; may be negative. */
export function addMinutes(text: string, minutes: number): string {
  return new Date(toTimestamp(text) + minutes * MINUTE).toISOString().slice(0, 19).replace('T', ' ')
}

/** Minutes before the start when check-in opens. */
const EARLIEST_CHECK_IN = 60

export const LATEST_CHECK_OUT = 60

export const MAX_SHIFT_MINUTES = 16 * 60

interface CheckedTimes {
  readonly clocked_in_at: string
  readonly clocked_out_at: string
  readonly ends_at: string
}

/** Returns the minutes worked; a late check-out counts as forgotten. */
export function workedMinutes({ clocked_in_at, clocked_out_at, ends_at }: CheckedTimes): number {
  const latest = addMinutes(ends_at, LATEST_CHECK_OUT)
  const until = clocked_out_at.slice(0, 19) < latest ? clocked_out_at : latest
  return Math.min(MAX_SHIFT_MINUTES, Math.max(0, minutesBetween(clocked_in_at, until)))
}

interface ShiftTimes {
  readonly starts_at: string
  readonly ends_at: string
}

export function canCheckIn({ starts_at, ends_at }: ShiftTimes, now: string): boolean {
  return addMinutes(starts_at, -EARLIEST_CHECK_IN) <= now && now < ends_at.slice(0, 19)
}

export function hasStarted({ starts_at }: Pick<ShiftTimes, 'starts_at'>, now: string): boolean {
  return starts_at.slice(0, 19) <= now
}

const MAX_AGE_DAYS = 90

interface ReportedTime {
  readonly on_day: string
  readonly minutes: number
}

export type HoursProblem = 'hours_too_old' | 'hours_too_long'

export function findReportProblem({ on_day, minutes }: ReportedTime, today: string): HoursProblem | null {
  if (on_day < addDays(today, -MAX_AGE_DAYS)) return 'hours_too_old'
  return minutes > MAX_SHIFT_MINUTES ? 'hours_too_long' : null
}

/** Formats hours for texts that say 'hours' themselves: 90 minutes are 1.5. */
export function formatHours(minutes: number): string {
  return String(Math.round((minutes / 60) * 100) / 100)
}

/** Formats a time, local to the site: 'YYYY-MM-DD HH:MM:SS'. */
export function siteTime(
  { settings }: { readonly settings: { readonly timeZone: string } },
  { now }: { readonly now: Date },
): string {
  return datetimeIn(settings.timeZone, now)
}
