/** Months are 'YYYY-MM', days 'YYYY-MM-DD'. */
export const monthOf = (day: string): string => day.slice(0, 7)

export interface MonthRange {
  first: string
  last: string
}

const MAX_MONTHS = 13

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

/** Returns whether both months are given, in order, and at most 13 are chosen. */
export function isMonthRange({ first, last }: MonthRange): boolean {
  const areMonths = [first, last].every((month) => /^\d{4}-\d{2}$/.test(month))
  return areMonths && first <= last && numberOf(last) - numberOf(first) < MAX_MONTHS
}

/** Returns the first day of the first month and the last day of the last. */
export function daysOfMonths({ first, last }: MonthRange): { from: string; to: string } {
  const end = new Date(Date.UTC(Number(last.slice(0, 4)), Number(last.slice(5, 7)), 0))
  return { from: `${first}-01`, to: end.toISOString().slice(0, 10) }
}
