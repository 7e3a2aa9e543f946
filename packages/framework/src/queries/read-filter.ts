import { fieldsOf, type Column, type DocType } from '#framework/doctypes'
import { permissionFor, visibleColumns } from '#framework/permissions'
import { textOf } from '#meta'
import { readBetween, readTimespan } from './between.ts'
import { bounds } from './bounds.ts'
import { emptyOf, filterValue } from './filter-value.ts'
import {
  isOperator,
  isTreeOperator,
  operators,
  type Comparison,
  type Filter,
  type Operator,
  type TreeFilter,
  type TreeOperator,
} from './filter.ts'
import { queryErrors } from './query-errors.ts'
import { operandType, type Operand, type Reading } from './sources.ts'
import type { View } from './view.ts'

/** One condition as it came over the wire, its parts still unchecked. */
export interface RawFilter {
  readonly field: string
  readonly operator: string
  readonly value: unknown
}

function operatorOf(raw: RawFilter): Operator {
  if (raw.operator.length > bounds.operator) throw queryErrors.operator(raw.operator.slice(0, 60), operators)
  const operator = (raw.operator || '=').toLowerCase().trim().replace(/\s+/g, ' ')
  if (!isOperator(operator)) throw queryErrors.operator(raw.operator, operators)
  return operator
}

function listOf(column: Column, value: unknown): readonly (string | number)[] {
  const parts = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value
  if (!Array.isArray(parts)) throw queryErrors.value(column.name, 'a list of values')
  if (parts.length > bounds.values) throw queryErrors.tooMany('values', bounds.values)
  return parts.length === 0 ? [emptyOf(column)] : parts.map((part: unknown) => filterValue(column, part))
}

function readIsSet(column: Column, value: unknown): boolean {
  const word = textOf(value).toLowerCase()
  if (word !== 'set' && word !== 'not set') throw queryErrors.value(column.name, "'set' or 'not set'")
  return word === 'set'
}

function likeOf(column: Column, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw queryErrors.value(column.name, 'text with % for the rest')
  return String(filterValue({ ...column, sqlType: 'text' }, value))
}

/** The type whose documents a column names: its own by `name`, a link's target by the link. */
function namedType(view: View, operand: Operand): DocType | undefined {
  const type = operandType(view, operand)
  if (operand.column.name === 'name') return type
  const field = fieldsOf(type).find(({ fieldname }) => fieldname === operand.column.name)
  return field?.fieldtype === 'Link' ? view.registry.find(field.options[0] ?? '') : undefined
}

/** A tree that the caller may not read is none for him: its branches would tell what he may not see. */
function readableTree({ view, sources }: Reading, operand: Operand): DocType {
  const type = namedType(view, operand)
  const permission = type && permissionFor(type, 'read', view.caller)
  const isReadable =
    type?.tree && permission?.kind !== 'never' && visibleColumns(type, view.caller).has(type.tree.parentField)
  if (!permission || !isReadable) throw queryErrors.notATree(operand.column.name)
  sources.touch(type, permission)
  return type
}

interface RawTree {
  readonly operator: TreeOperator
  readonly value: unknown
}

function readTree(reading: Reading, operand: Operand, raw: RawTree): TreeFilter {
  const tree = readableTree(reading, operand)
  return {
    operand,
    operator: 'tree',
    tree,
    way: raw.operator.includes('descendants') ? 'descendants' : 'ancestors',
    isInclusive: raw.operator.endsWith('(inclusive)'),
    isNegated: raw.operator.startsWith('not'),
    root: likeOf(operand.column, raw.value),
  }
}

/** Checks a value where the operator wants no list, no range and no tree. */
function readPlain(operand: Operand, operator: Comparison | 'like' | 'not like', value: unknown): Filter {
  const { column } = operand
  return operator === 'like' || operator === 'not like'
    ? { operand, operator, value: likeOf(column, value) }
    : { operand, operator, value: filterValue(column, value) }
}

/** Checks the operator and the value of one condition on a column. */
export function readFilter(reading: Reading, operand: Operand, raw: RawFilter): Filter {
  const { today } = reading.view
  const operator = operatorOf(raw)
  const { column } = operand
  const { value } = raw
  if (isTreeOperator(operator)) return readTree(reading, operand, { operator, value })
  switch (operator) {
    case 'in':
    case 'not in':
      return { operand, operator, values: listOf(column, value) }
    case 'between':
      return { operand, ...readBetween(column, value, today) }
    case 'timespan':
    case 'previous':
    case 'next':
      return { operand, ...readTimespan(column, { operator, value }, today) }
    case 'is':
      return { operand, operator, isSet: readIsSet(column, value) }
    default:
      return readPlain(operand, operator, value)
  }
}
