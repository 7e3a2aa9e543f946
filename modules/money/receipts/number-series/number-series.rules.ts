import { addDays } from '#meta'

const DIGITS = 5

interface NumberParts {
  readonly prefix: string | null
  readonly financialYear: string
  readonly number: number
}

/** Formats 'ASHA/2026-27/00012'. */
export function receiptNumber({ prefix, financialYear, number }: NumberParts): string {
  const parts = [prefix, financialYear, String(number).padStart(DIGITS, '0')]
  return parts.filter((part) => part !== null && part !== '').join('/')
}

export interface FinancialYear {
  /** '2026-27', or '2026' for a calendar year. */
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

/** Returns the financial year of a day ('YYYY-MM-DD') by its start month (1 to 12). */
export function financialYearOf(day: string, startMonth: number): FinancialYear {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const first = month >= startMonth ? year : year - 1
  return {
    name: startMonth === 1 ? String(first) : `${first}-${twoDigits((first + 1) % 100)}`,
    firstDay: `${first}-${twoDigits(startMonth)}-01`,
    lastDay: lastDayBefore(first + 1, startMonth),
  }
}

/** Days that the clock may be behind the last receipt: midnight between two transactions, a corrected clock. */
const TOLERATED_DAYS = 1

/**
 * Returns the date of a new receipt: not before the last one, so that dates increase with numbers. Null when the clock
 * is too far behind, because a wrong date would be worse than no receipt.
 */
export function nextIssueDate(today: string, lastIssuedOn: string | null): string | null {
  if (lastIssuedOn === null || lastIssuedOn <= today) return today
  return lastIssuedOn <= addDays(today, TOLERATED_DAYS) ? lastIssuedOn : null
}
