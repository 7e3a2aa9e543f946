import { textOf } from '#meta'
import { bounds, queryErrors } from './query-errors.ts'
import {
  type Filter,
  type Scalar,
  isOperator,
  isTreeOperator,
  operators,
  type Comparison,
  type Operator,
  type TreeFilter,
  type TreeOperator,
  filterValue,
  emptyOf,
} from './filter.ts'
import { parsePath, type Path, relationOf, type View } from './relations.ts'
import { fieldsOf, typeNameColumns, type Column, type DocType } from '#framework/doctypes'
import { permissionFor, visibleColumns } from '#framework/permissions'
import { neighbouringDays, timespanDays } from './dates.ts'
import { operandType, type Operand, type Reading, ownOperand } from './sources.ts'
import { tagOperand, TAGS } from './tags.ts'

interface Between {
  readonly operator: 'between'
  readonly from: Scalar
  readonly to: Scalar
}

const END_OF_DAY = '23:59:59.999999'

function isMissing(bound: unknown): boolean {
  return bound === undefined || bound === null || bound === ''
}

function endOf(column: Column, to: unknown): unknown {
  return column.sqlType === 'timestamp' && typeof to === 'string' && to.length === 10
    ? `${to} ${END_OF_DAY}`
    : to
}

function hasDays(column: Column): boolean {
  return column.sqlType === 'date' || column.sqlType === 'timestamp'
}

/** `between` [from, to]; a missing end is today. */
function readBetween(column: Column, value: unknown, today: string): Between {
  const bounds: readonly unknown[] = Array.isArray(value) ? value : []
  const hasBothBounds = bounds.length === 2 && !bounds.some(isMissing)
  if (!Array.isArray(value) || bounds.length > 2 || !(hasBothBounds || hasDays(column)))
    throw queryErrors.value(column.name, 'two values, from and to')
  const [from, to] = [bounds[0], bounds[1]].map((bound) => (isMissing(bound) ? today : bound))
  return { operator: 'between', from: filterValue(column, from), to: filterValue(column, endOf(column, to)) }
}

function readTimespan(
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

interface RawFilter {
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

function namedType(view: View, operand: Operand): DocType | undefined {
  const type = operandType(view, operand)
  if (operand.column.name === 'name') return type
  const field = fieldsOf(type).find(({ fieldname }) => fieldname === operand.column.name)
  return field?.fieldtype === 'Link' ? view.registry.find(field.options[0] ?? '') : undefined
}

/** A tree that the caller may not read is refused: its branches would reveal hidden documents. */
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
    direction: raw.operator.includes('descendants') ? 'descendants' : 'ancestors',
    isInclusive: raw.operator.endsWith('(inclusive)'),
    isNegated: raw.operator.startsWith('not'),
    root: likeOf(operand.column, raw.value),
  }
}

function readPlain(operand: Operand, operator: Comparison | 'like' | 'not like', value: unknown): Filter {
  const { column } = operand
  return operator === 'like' || operator === 'not like'
    ? { operand, operator, value: likeOf(column, value) }
    : { operand, operator, value: filterValue(column, value) }
}

type Renaming = (earlier: string) => string | undefined

/** Current values by the earlier ones that a column's filters may still name: renamed choices, and renamed types. */
function renamingOf(view: View, operand: Operand): Renaming | null {
  const type = operandType(view, operand)
  const { name, isStandard } = operand.column
  if (name === 'parenttype' ? isStandard : typeNameColumns(type).has(name))
    return (earlier) => view.registry.renamedTypes.get(earlier)?.name
  const renamed = type.fields[name]?.options.renamedChoices
  return renamed ? (earlier) => (Object.hasOwn(renamed, earlier) ? renamed[earlier] : undefined) : null
}

function withCurrentValues(filter: Filter, renaming: Renaming | null): Filter {
  if (renaming === null) return filter
  const current = (value: Scalar): Scalar => (typeof value === 'string' && renaming(value)) || value
  if (filter.operator === '=' || filter.operator === '!=') return { ...filter, value: current(filter.value) }
  if (filter.operator === 'in' || filter.operator === 'not in')
    return { ...filter, values: filter.values.map(current) }
  return filter
}

function readFilter(reading: Reading, operand: Operand, raw: RawFilter): Filter {
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

const SHAPE = 'an object {"field": value} or a list of ["field", "operator", value]'

interface TypedFilter extends RawFilter {
  readonly type: string | null
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function fromPair([field, value]: [string, unknown]): TypedFilter {
  if (!Array.isArray(value)) return { type: null, field, operator: '=', value }
  const parts: readonly unknown[] = value
  const [operator, operand] = parts
  if (typeof operator !== 'string' || value.length !== 2)
    throw queryErrors.shape(`Filter on ${field}`, '[operator, value]')
  return { type: null, field, operator, value: operand }
}

/** `["field","=",v]`, or `["Type","field","=",v]` with anything after it ignored. */
function fromTuple(tuple: unknown): TypedFilter {
  if (!Array.isArray(tuple) || tuple.length < 3) throw queryErrors.shape('Each filter', SHAPE)
  const parts: readonly unknown[] = tuple
  const [first, second, third, fourth] = parts
  const hasType = parts.length >= 4
  const [field, operator, value] = hasType ? [second, third, fourth] : [first, second, third]
  if (typeof field !== 'string' || (typeof operator !== 'string' && operator !== null))
    throw queryErrors.shape('Each filter', SHAPE)
  return { type: hasType ? textOf(first) : null, field, operator: operator ?? '', value }
}

/** A single condition may come without the outer list: `["field", "=", v]`. */
function tuplesOf(input: readonly unknown[]): readonly unknown[] {
  return typeof input[0] === 'string' ? [input] : input
}

function rawFilters(input: unknown): readonly TypedFilter[] {
  if (input === undefined || input === null || input === '') return []
  if (isRecord(input)) return Object.entries(input).map(fromPair)
  if (!Array.isArray(input)) throw queryErrors.shape('Filters', SHAPE)
  return tuplesOf(input).map(fromTuple)
}

function pathOf({ type, field }: TypedFilter): Path {
  if (field.length > bounds.fieldText) throw queryErrors.field(`${field.slice(0, 60)}…`)
  const path = parsePath(field.trim())
  if (path === null || path.column === '*') throw queryErrors.field(field)
  return type === null ? path : { ...path, type }
}

function tagsAsked(reading: Reading): Operand {
  const operand = tagOperand(reading)
  if (operand === null) throw queryErrors.field(TAGS)
  return operand
}

/** Resolves a condition's column; an invisible one is refused, because results would reveal its value. */
function operandFor(reading: Reading, raw: TypedFilter): Operand {
  const { view, sources } = reading
  const own = raw.type === null || raw.type === view.type.name ? view.visible.get(raw.field) : undefined
  if (own) return ownOperand(own)
  if (raw.field === TAGS && (raw.type === null || raw.type === view.type.name)) return tagsAsked(reading)
  const path = pathOf(raw)
  const relation = relationOf(view, path)
  if (relation === null) throw queryErrors.field(raw.type ?? raw.field)
  const column = relation.visible.get(path.column)
  if (!column) throw queryErrors.field(raw.field)
  return sources.reach(relation, column)
}

export function readFilters(reading: Reading, input: unknown): readonly Filter[] {
  const raw = rawFilters(input)
  if (raw.length > bounds.filters) throw queryErrors.tooMany('filters', bounds.filters)
  return raw.map((filter) => {
    const operand = operandFor(reading, filter)
    return withCurrentValues(readFilter(reading, operand, filter), renamingOf(reading.view, operand))
  })
}
