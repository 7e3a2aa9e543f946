import { textOf } from '#meta'
import { bounds } from './bounds.ts'
import type { Filter } from './filter.ts'
import { parsePath, type Path } from './path.ts'
import { placeOf } from './place.ts'
import { queryErrors } from './query-errors.ts'
import { readFilter, type RawFilter } from './read-filter.ts'
import { ownOperand, type Operand, type Reading } from './sources.ts'
import { tagOperand, TAGS } from './tags.ts'

const SHAPE = 'an object {"field": value} or a list of ["field", "operator", value]'

/** A condition with the type that it names, if it names one. */
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

/** A single condition may stand without the list round it: `["field", "=", v]`. */
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

/** The column that a condition is on; one that its caller may not see is refused, for an answer would tell its value. */
function operandFor(reading: Reading, raw: TypedFilter): Operand {
  const { view, sources } = reading
  const own = raw.type === null || raw.type === view.type.name ? view.visible.get(raw.field) : undefined
  if (own) return ownOperand(own)
  if (raw.field === TAGS && (raw.type === null || raw.type === view.type.name)) return tagsAsked(reading)
  const path = pathOf(raw)
  const place = placeOf(view, path)
  if (place === null) throw queryErrors.field(raw.type ?? raw.field)
  const column = place.visible.get(path.column)
  if (!column) throw queryErrors.field(raw.field)
  return sources.reach(place, column)
}

/** Reads the dialect's filters (already parsed JSON) against what the caller may see. */
export function readFilters(reading: Reading, input: unknown): readonly Filter[] {
  const raw = rawFilters(input)
  if (raw.length > bounds.filters) throw queryErrors.tooMany('filters', bounds.filters)
  return raw.map((filter) => readFilter(reading, operandFor(reading, filter), filter))
}
