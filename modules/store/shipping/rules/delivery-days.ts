import { addDays } from '#meta'
import { weekdayOf } from './services.ts'

/** When a seller works. */
export interface WorkingDays {
  /** The site's clock, 'YYYY-MM-DD HH:MM:SS'. */
  readonly clock: string
  /** 'HH:MM:SS': what is ordered from then on counts as ordered the next day. */
  readonly cut_off: string | null
  readonly handling_days: number
  readonly works_on_sunday: boolean
  readonly holidays: ReadonlySet<string>
}

/** Nobody rests longer than that: it only keeps a mistake from looking for ever. */
const LONGEST_REST = 400

function isRest({ works_on_sunday, holidays }: WorkingDays, day: string): boolean {
  return holidays.has(day) || (!works_on_sunday && weekdayOf(day) === 'Sunday')
}

/** The day itself, or the first one after it on which somebody works. */
export function workingDayFrom(days: WorkingDays, day: string): string {
  for (let more = 0; more < LONGEST_REST; more += 1) {
    const next = addDays(day, more)
    if (!isRest(days, next)) return next
  }
  return day
}

/** The day on which something ordered now leaves: today or the day after the cut-off, and the handling days after it. */
export function leavesOn(days: WorkingDays): string {
  const today = days.clock.slice(0, 10)
  const isLate = days.cut_off !== null && days.clock.slice(11) >= days.cut_off
  let day = workingDayFrom(days, isLate ? addDays(today, 1) : today)
  for (let handled = 0; handled < days.handling_days; handled += 1)
    day = workingDayFrom(days, addDays(day, 1))
  return day
}

/** Between which days something comes that leaves on a day and is so many days on its way. */
export function arrivesBetween(
  days: WorkingDays,
  leaves: string,
  { days_min, days_max }: { readonly days_min: number; readonly days_max: number },
): { readonly earliest_on: string; readonly latest_on: string } {
  return {
    earliest_on: workingDayFrom(days, addDays(leaves, days_min)),
    latest_on: workingDayFrom(days, addDays(leaves, Math.max(days_min, days_max))),
  }
}
