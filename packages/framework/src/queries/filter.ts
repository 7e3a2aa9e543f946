import type { DocType, Column } from '#framework/doctypes'
import type { Operand } from './sources.ts'
import { acceptWireValue } from '#meta'
import { queryErrors } from './query-errors.ts'

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
 * True when a filter matches a null column: null compares as the type's empty value (rest-dialect section 3). Computed
 * here, so that the column stays bare in SQL and an index on it stays usable.
 */
export function holdsForNothing(filter: Filter): boolean {
  const empty = emptyOf(filter.operand.column)
  switch (filter.operator) {
    case 'like':
    case 'not like':
      return /^%*$/.test(filter.value) === (filter.operator === 'like')
    case 'in':
      return filter.values.includes(empty)
    case 'not in':
      return !filter.values.includes(empty)
    case 'between':
      return false
    case 'is':
      return !filter.isSet
    case 'tree':
      return filter.isNegated
    default:
      return holds[filter.operator](orderOf(empty, filter.value))
  }
}

const LONGEST = 10_000

export function emptyOf(column: Column): string | number {
  switch (column.sqlType) {
    case 'text':
      return ''
    case 'date':
    case 'timestamp':
      return '0001-01-01'
    case 'time':
      return '00:00:00'
    default:
      return 0
  }
}

const expectations = {
  text: 'text',
  date: 'a date like 2026-11-29',
  timestamp: 'a date and time like 2026-11-29 07:00:00',
  time: 'a time like 07:00:00',
  bigint: 'a number',
  integer: 'a number',
  smallint: 'a number',
  'double precision': 'a number',
} as const

/** Compares a Select or a phone as text: a filter may name a choice that no longer exists. */
function comparedType(column: Column): Column['fieldtype'] {
  return column.sqlType === 'text' ? 'Text' : column.fieldtype
}

export function filterValue(column: Column, input: unknown): string | number {
  if (input === null || input === undefined || input === '') return emptyOf(column)
  const rules = { label: column.name, options: [], required: false, maxLength: LONGEST, min: null, max: null }
  const plain = typeof input === 'boolean' ? Number(input) : input
  const acceptance = acceptWireValue(
    { fieldname: column.name, fieldtype: comparedType(column), ...rules },
    plain,
  )
  if (!acceptance.isAccepted) throw queryErrors.value(column.name, expectations[column.sqlType])
  return acceptance.value ?? emptyOf(column)
}

export type Comparison = '=' | '!=' | '>' | '<' | '>=' | '<='

export type Scalar = string | number

export interface TreeFilter {
  readonly operand: Operand
  readonly operator: 'tree'
  readonly tree: DocType
  readonly direction: 'descendants' | 'ancestors'
  readonly isInclusive: boolean
  readonly isNegated: boolean
  readonly root: string
}

export type Filter =
  | { readonly operand: Operand; readonly operator: Comparison; readonly value: Scalar }
  | { readonly operand: Operand; readonly operator: 'like' | 'not like'; readonly value: string }
  | { readonly operand: Operand; readonly operator: 'in' | 'not in'; readonly values: readonly Scalar[] }
  | { readonly operand: Operand; readonly operator: 'between'; readonly from: Scalar; readonly to: Scalar }
  | { readonly operand: Operand; readonly operator: 'is'; readonly isSet: boolean }
  | TreeFilter

export const operators = [
  '=',
  '!=',
  '>',
  '<',
  '>=',
  '<=',
  'like',
  'not like',
  'in',
  'not in',
  'is',
  'between',
  'timespan',
  'previous',
  'next',
  'descendants of',
  'descendants of (inclusive)',
  'not descendants of',
  'ancestors of',
  'not ancestors of',
] as const

export type Operator = (typeof operators)[number]

export type TreeOperator = Extract<Operator, `${string} of${string}`>

export function isOperator(text: string): text is Operator {
  return operators.some((operator) => operator === text)
}

export function isTreeOperator(operator: Operator): operator is TreeOperator {
  return operator.includes(' of')
}
