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
