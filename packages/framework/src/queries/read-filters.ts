import type { Column, DocType } from '#framework/doctypes'
import type { Filter } from './filter.ts'
import { queryErrors } from './query-errors.ts'
import { readFilter, type RawFilter } from './read-filter.ts'

const MOST_FILTERS = 50
const SHAPE = 'an object {"field": value} or a list of ["field", "operator", value]'

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function fromPair([field, value]: [string, unknown]): RawFilter {
  if (!Array.isArray(value)) return { field, operator: '=', value }
  const parts: readonly unknown[] = value
  const [operator, operand] = parts
  if (typeof operator !== 'string' || value.length !== 2)
    throw queryErrors.shape(`Filter on ${field}`, '[operator, value]')
  return { field, operator, value: operand }
}

/** `["field","=",v]`, or `["Type","field","=",v]` with anything after it ignored. */
function fromTuple(type: DocType, tuple: unknown): RawFilter {
  if (!Array.isArray(tuple) || tuple.length < 3) throw queryErrors.shape('Each filter', SHAPE)
  const parts: readonly unknown[] = tuple
  const [first, second, third, fourth] = parts
  const hasType = parts.length >= 4
  if (hasType && first !== type.name) throw queryErrors.field(String(first))
  const [field, operator, value] = hasType ? [second, third, fourth] : [first, second, third]
  if (typeof field !== 'string' || typeof operator !== 'string') throw queryErrors.shape('Each filter', SHAPE)
  return { field, operator, value }
}

/** A single condition may stand without the list round it: `["field", "=", v]`. */
function tuplesOf(input: readonly unknown[]): readonly unknown[] {
  return typeof input[0] === 'string' ? [input] : input
}

function rawFilters(type: DocType, input: unknown): readonly RawFilter[] {
  if (input === undefined || input === null || input === '') return []
  if (isRecord(input)) return Object.entries(input).map(fromPair)
  if (!Array.isArray(input)) throw queryErrors.shape('Filters', SHAPE)
  return tuplesOf(input).map((tuple) => fromTuple(type, tuple))
}

/** Reads the dialect's filters (already parsed JSON) against the columns that the caller may see. */
export function readFilters(
  type: DocType,
  columns: ReadonlyMap<string, Column>,
  input: unknown,
): readonly Filter[] {
  const raw = rawFilters(type, input)
  if (raw.length > MOST_FILTERS) throw queryErrors.tooMany('filters', MOST_FILTERS)
  return raw.map((filter) => readFilter(columns, filter))
}
