import { addDays } from '#meta'
import { LONGEST } from './worked-time.ts'

/** Days after which nobody remembers what was done. */
export const OLDEST = 90

interface Report {
  readonly on_day: string
  readonly minutes: number
}

export type HoursProblem = 'hours_too_old' | 'hours_too_long'

/** Why hours that somebody reports himself cannot be taken; null when they can. */
export function reportProblem({ on_day, minutes }: Report, today: string): HoursProblem | null {
  if (on_day < addDays(today, -OLDEST)) return 'hours_too_old'
  return minutes > LONGEST ? 'hours_too_long' : null
}

/** 'h:mm', as hours stand on paper: 90 minutes are 1:30. */
export function hoursText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
