import { monthOf } from './months.ts'
import type { FamilyStatementLine } from './statement-calls.ts'

interface ChartMonth {
  month: string
  /** Decimals, at least zero. */
  charged: number
  paid: number
}

const MAX_BARS = 13

type ChartLine = Pick<FamilyStatementLine, 'kind' | 'unit' | 'movement' | 'amount' | 'date'>

function nextMonth(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

function monthsBetween(first: string, last: string): string[] {
  const months = [first]
  for (let month = first; month < last && months.length < MAX_BARS; months.push(month))
    month = nextMonth(month)
  return months
}

const sumOf = (lines: readonly ChartLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Returns what was charged and paid in each month from the first line to the last; credit is no payment. */
export function chartMonths(lines: readonly ChartLine[]): ChartMonth[] {
  const bought = lines.filter(({ unit, kind }) => unit === 'money' && kind !== 'credit')
  const byMonth = Map.groupBy(bought, ({ date }) => monthOf(date))
  const known = [...byMonth.keys()].toSorted()
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return []
  return monthsBetween(first, last).map((month) => {
    const own = byMonth.get(month) ?? []
    const isCharge = ({ movement }: ChartLine) => movement === 'charged' || movement === 'reduced'
    const isPayment = ({ movement }: ChartLine) => movement === 'paid'
    const [charged, paid] = [sumOf(own.filter(isCharge)), -sumOf(own.filter(isPayment))]
    return { month, charged: Math.max(0, charged), paid: Math.max(0, paid) }
  })
}
