import { addDays } from '#meta'

/** Digits at least: numbers of one year stand below each other. */
const DIGITS = 5

interface NumberParts {
  readonly prefix: string | null
  readonly financialYear: string
  readonly number: number
}

/** What stands on the paper: 'ASHA/2026-27/00012'. */
export function receiptNumber({ prefix, financialYear, number }: NumberParts): string {
  const parts = [prefix, financialYear, String(number).padStart(DIGITS, '0')]
  return parts.filter((part) => part !== null && part !== '').join('/')
}

/** A year of account: India's run from April to March. */
export interface FinancialYear {
  /** '2026-27'; '2026' where the year is that of the calendar. */
  readonly name: string
  readonly firstDay: string
  readonly lastDay: string
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function lastDayBefore(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10)
}

/** The financial year that a day ('YYYY-MM-DD') belongs to, of an organisation whose years begin in a month (1 to 12). */
export function financialYearOf(day: string, startMonth: number): FinancialYear {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const first = month >= startMonth ? year : year - 1
  return {
    name: startMonth === 1 ? String(first) : `${first}-${twoDigits((first + 1) % 100)}`,
    firstDay: `${first}-${twoDigits(startMonth)}-01`,
    lastDay: lastDayBefore(first + 1, startMonth),
  }
}

/** Days that a clock may be behind the last receipt: midnight between two pieces of work, a clock that is put right. */
const TOLERATED_DAYS = 1

/**
 * The day on a new receipt, so that dates never fall while numbers rise and a year that ended is never opened again. A
 * receipt that comes a moment late is dated like the last one. Null when the clock must be wrong: a paper with a made-up
 * date would be worse than none.
 */
export function nextIssueDate(today: string, lastIssuedOn: string | null): string | null {
  if (lastIssuedOn === null || lastIssuedOn <= today) return today
  return lastIssuedOn <= addDays(today, TOLERATED_DAYS) ? lastIssuedOn : null
}
