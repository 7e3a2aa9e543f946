import type { Column } from '#framework/doctypes'
import { emptyOf, filterValue } from './filter-value.ts'
import { isOperator, operators, type Filter, type Operator } from './filter.ts'
import { queryErrors } from './query-errors.ts'

const MOST_VALUES = 1000

/** One condition as it came over the wire, its parts still unchecked. */
export interface RawFilter {
  readonly field: string
  readonly operator: string
  readonly value: unknown
}

function operatorOf(raw: RawFilter): Operator {
  const operator = (raw.operator || '=').toLowerCase().trim()
  if (!isOperator(operator)) throw queryErrors.operator(raw.operator, operators)
  return operator
}

function listOf(column: Column, value: unknown): readonly (string | number)[] {
  const parts = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value
  if (!Array.isArray(parts)) throw queryErrors.value(column.name, 'a list of values')
  if (parts.length > MOST_VALUES) throw queryErrors.tooMany('values', MOST_VALUES)
  return parts.length === 0 ? [emptyOf(column)] : parts.map((part: unknown) => filterValue(column, part))
}

function betweenOf(column: Column, value: unknown): Filter {
  if (!Array.isArray(value) || value.length !== 2)
    throw queryErrors.value(column.name, 'two values, from and to')
  const bounds: readonly unknown[] = value
  const [from, to] = bounds
  const isWholeDay = column.sqlType === 'timestamp' && typeof to === 'string' && to.length === 10
  return {
    column,
    operator: 'between',
    from: filterValue(column, from),
    to: filterValue(column, isWholeDay ? `${to} 23:59:59.999999` : to),
  }
}

function isSetOf(column: Column, value: unknown): Filter {
  const word = String(value).toLowerCase()
  if (word !== 'set' && word !== 'not set') throw queryErrors.value(column.name, "'set' or 'not set'")
  return { column, operator: 'is', isSet: word === 'set' }
}

function likeOf(column: Column, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw queryErrors.value(column.name, 'text with % for the rest')
  return String(filterValue({ ...column, sqlType: 'text' }, value))
}

/** Checks one condition against the columns that the caller may see. */
export function readFilter(columns: ReadonlyMap<string, Column>, raw: RawFilter): Filter {
  const column = columns.get(raw.field)
  if (!column) throw queryErrors.field(raw.field)
  const operator = operatorOf(raw)
  switch (operator) {
    case 'like':
    case 'not like':
      return { column, operator, value: likeOf(column, raw.value) }
    case 'in':
    case 'not in':
      return { column, operator, values: listOf(column, raw.value) }
    case 'between':
      return betweenOf(column, raw.value)
    case 'is':
      return isSetOf(column, raw.value)
    default:
      return { column, operator, value: filterValue(column, raw.value) }
  }
}
