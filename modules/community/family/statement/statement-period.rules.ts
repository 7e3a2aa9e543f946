import { financialYearOf } from '#money/receipts'

export interface StatementPeriod {
  readonly kind: 'school year' | 'financial year'
  readonly title: string
  readonly from: string
  readonly to: string
}

interface SchoolYear {
  readonly title: string
  readonly starts_on: string
  readonly ends_on: string
  readonly is_current: 0 | 1
}

const APRIL = 4

function financialYear(day: string): StatementPeriod {
  const { name, firstDay, lastDay } = financialYearOf(day, APRIL)
  return { kind: 'financial year', title: name, from: firstDay, to: lastDay }
}

const toPeriod = ({ title, starts_on, ends_on }: SchoolYear): StatementPeriod => ({
  ...{ kind: 'school year', title, from: starts_on, to: ends_on },
})

const lastYear = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4, 8)}01`

/** Lists the school years that have begun, the latest first, then this financial year and the last. */
export function listPeriods(years: readonly SchoolYear[], today: string): readonly StatementPeriod[] {
  const begun = years.filter(({ starts_on }) => starts_on <= today).map(toPeriod)
  return [...begun, financialYear(today), financialYear(lastYear(today))]
}

/** Returns the current school year, or else the financial year of a day. */
export function defaultPeriod(years: readonly SchoolYear[], today: string): StatementPeriod {
  const current = years.find(({ is_current }) => is_current === 1)
  return current ? toPeriod(current) : financialYear(today)
}
