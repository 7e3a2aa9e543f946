import { addDays } from '#meta'

export const SUNDAY = 0
export const WEDNESDAY = 3
export const FRIDAY = 5
export const SATURDAY = 6

const DAYS_A_WEEK = 7

export function weekdayFrom(today: string, weekday: number, daysOn: number): string {
  const earliest = addDays(today, daysOn)
  const ahead = (weekday - new Date(`${earliest}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK) % DAYS_A_WEEK
  return addDays(earliest, ahead)
}

/** The next date of 'MM-DD' at least a week later, so that a feast stays in its season. */
export function nextYearly(today: string, monthAndDay: string): string {
  const year = Number(today.slice(0, 4))
  const soon = addDays(today, DAYS_A_WEEK)
  const thisYear = `${year}-${monthAndDay}`
  return thisYear >= soon ? thisYear : `${year + 1}-${monthAndDay}`
}
