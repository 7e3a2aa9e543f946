import type { Column } from '#framework/doctypes'
import { filterValue } from './filter-value.ts'
import type { Scalar } from './filter.ts'
import { queryErrors } from './query-errors.ts'
import { neighbouringDays, timespanDays } from './timespan.ts'

interface Between {
  readonly operator: 'between'
  readonly from: Scalar
  readonly to: Scalar
}

const END_OF_DAY = '23:59:59.999999'

function isMissing(bound: unknown): boolean {
  return bound === undefined || bound === null || bound === ''
}

/** A day on a column of moments means all of it. */
function endOf(column: Column, to: unknown): unknown {
  return column.sqlType === 'timestamp' && typeof to === 'string' && to.length === 10
    ? `${to} ${END_OF_DAY}`
    : to
}

function hasDays(column: Column): boolean {
  return column.sqlType === 'date' || column.sqlType === 'timestamp'
}

/** `between` [from, to]; an end that is missing is today. */
export function readBetween(column: Column, value: unknown, today: string): Between {
  const bounds: readonly unknown[] = Array.isArray(value) ? value : []
  const isWhole = bounds.length === 2 && !bounds.some(isMissing)
  if (!Array.isArray(value) || bounds.length > 2 || !(isWhole || hasDays(column)))
    throw queryErrors.value(column.name, 'two values, from and to')
  const [from, to] = [bounds[0], bounds[1]].map((bound) => (isMissing(bound) ? today : bound))
  return { operator: 'between', from: filterValue(column, from), to: filterValue(column, endOf(column, to)) }
}

/** `timespan`, `previous` and `next`: whole days counted from today. */
export function readTimespan(
  column: Column,
  { operator, value }: { readonly operator: 'timespan' | 'previous' | 'next'; readonly value: unknown },
  today: string,
): Between {
  if (!hasDays(column)) throw queryErrors.value(column.name, 'a field of dates')
  const words = typeof value === 'string' ? value : ''
  const days = operator === 'timespan' ? timespanDays(words, today) : neighbouringDays(operator, words, today)
  if (days === null)
    throw queryErrors.value(
      column.name,
      operator === 'timespan' ? "a timespan like 'last 7 days'" : "a length like '3 months'",
    )
  return readBetween(column, days, today)
}
