import { addDays } from '#meta'
import { MAX_SHIFT_MINUTES } from './worked-time.rules.ts'

/** Days after which nobody remembers what was done. */
export const MAX_AGE_DAYS = 90

interface ReportedTime {
  readonly on_day: string
  readonly minutes: number
}

export type HoursProblem = 'hours_too_old' | 'hours_too_long'

/** Why hours that somebody reports himself cannot be taken; null when they can. */
export function findReportProblem({ on_day, minutes }: ReportedTime, today: string): HoursProblem | null {
  if (on_day < addDays(today, -MAX_AGE_DAYS)) return 'hours_too_old'
  return minutes > MAX_SHIFT_MINUTES ? 'hours_too_long' : null
}

/** 'h:mm', as hours stand on paper: 90 minutes are 1:30. */
export function formatHours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
