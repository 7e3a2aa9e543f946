import { addDays } from '#meta'

/** Days that the home's small bars look back, today included. */
export const DAYS_BACK = 14

/** How many documents came on each of the last days, the earliest first. `creation` starts with its day. */
export function newByDay(today: string, creations: readonly string[]): readonly number[] {
  const days = Array.from({ length: DAYS_BACK }, (_, index) => addDays(today, index + 1 - DAYS_BACK))
  return days.map((day) => creations.filter((creation) => creation.startsWith(day)).length)
}
