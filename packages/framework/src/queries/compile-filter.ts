import { sql, type RawBuilder } from 'kysely'
import type { Column } from '#framework/doctypes'
import { emptyOf } from './filter-value.ts'
import type { Comparison, Filter } from './filter.ts'

type Sql = RawBuilder<unknown>

const holds: Record<Comparison, (order: number) => boolean> = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '<': (order) => order < 0,
  '>=': (order) => order >= 0,
  '<=': (order) => order <= 0,
}

function orderOf(left: string | number, right: string | number): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

/**
 * Null compares as the type's empty value (rest-dialect section 3). Whether the empty value satisfies the comparison is
 * known here, so the column stays bare and an index on it stays usable.
 */
function withNulls(column: Column, satisfiesWhenEmpty: boolean, condition: Sql): Sql {
  if (!column.isNullable || !satisfiesWhenEmpty) return condition
  return sql`(${condition} or ${sql.id(column.name)} is null)`
}

function compare(column: Column, operator: Comparison, value: string | number): Sql {
  const condition = sql`${sql.id(column.name)} ${sql.raw(operator === '!=' ? '<>' : operator)} ${value}`
  return withNulls(column, holds[operator](orderOf(emptyOf(column), value)), condition)
}

function like(column: Column, operator: 'like' | 'not like', pattern: string): Sql {
  const text = column.sqlType === 'text' ? sql.id(column.name) : sql`${sql.id(column.name)}::text`
  const escaped = pattern.replaceAll('\\', '\\\\')
  const isEmptyMatched = /^%*$/.test(pattern) === (operator === 'like')
  return withNulls(
    column,
    isEmptyMatched,
    sql`${text} ${sql.raw(operator === 'like' ? 'ilike' : 'not ilike')} ${escaped}`,
  )
}

function within(column: Column, operator: 'in' | 'not in', values: readonly (string | number)[]): Sql {
  const isEmptyAmong = values.includes(emptyOf(column))
  const isIn = operator === 'in'
  const list = sql`${[...values]}::${sql.raw(column.sqlType)}[]`
  const condition = isIn
    ? sql`${sql.id(column.name)} = any(${list})`
    : sql`${sql.id(column.name)} <> all(${list})`
  return withNulls(column, isIn === isEmptyAmong, condition)
}

function isSet(column: Column, shouldBeSet: boolean): Sql {
  const id = sql.id(column.name)
  if (column.sqlType !== 'text') return shouldBeSet ? sql`${id} is not null` : sql`${id} is null`
  return shouldBeSet ? sql`(${id} is not null and ${id} <> '')` : sql`(${id} is null or ${id} = '')`
}

/** One filter as a condition on the bare columns of its type's table. */
export function compileFilter(filter: Filter): Sql {
  const { column } = filter
  switch (filter.operator) {
    case 'like':
    case 'not like':
      return like(column, filter.operator, filter.value)
    case 'in':
    case 'not in':
      return within(column, filter.operator, filter.values)
    case 'between':
      return sql`${sql.id(column.name)} between ${filter.from} and ${filter.to}`
    case 'is':
      return isSet(column, filter.isSet)
    default:
      return compare(column, filter.operator, filter.value)
  }
}
