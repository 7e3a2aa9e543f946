import type { Conditions } from './compile-conditions.ts'
import { readFields } from './read-fields.ts'
import { readFilters } from './read-filters.ts'
import { bounds, queryErrors } from './query-errors.ts'
import { parseDatePart, partOfOperand } from './dates.ts'
import { parsePath, type Path, relationOf, type View } from './relations.ts'
import {
  type Output,
  type Selection,
  asRead,
  ownOperand,
  type Operand,
  type Reading,
  createSources,
} from './sources.ts'
import { numberOf } from '#meta'

const ALLOWED = /^[a-z0-9\-_ ,`'".()]*$/i

function termsOf(what: string, input: unknown, most: number): readonly string[] {
  if (input === undefined || input === null || input === '') return []
  if (typeof input !== 'string') throw queryErrors.shape(what, 'text like "start_date asc"')
  if (input.length > bounds.sortText) throw queryErrors.tooLong(what, bounds.sortText)
  if (!ALLOWED.test(input)) throw queryErrors.characters(what)
  const terms = input.split(',').map((term) => term.trim())
  if (terms.some((term) => term.length > bounds.sortTerm))
    throw queryErrors.tooLong(`A term of ${what}`, bounds.sortTerm)
  if (terms.length > most) throw queryErrors.tooMany(`fields in ${what}`, most)
  return terms.filter((term, _position, all) => term !== '' || all.length > 1)
}

type Direction = 'asc' | 'desc'

interface Order {
  readonly text: string
  readonly direction: Direction
}

interface Sorted {
  readonly selection: Selection
  readonly groups: readonly Operand[]
}

interface Term {
  readonly name: string
  readonly direction: Direction
}

function readTerm(text: string): Term {
  const end = text.lastIndexOf(' ')
  const direction = text.slice(end + 1).toLowerCase()
  if (end === -1 || (direction !== 'asc' && direction !== 'desc')) return { name: text, direction: 'asc' }
  return { name: text.slice(0, end).trimEnd(), direction }
}

function shownText({ outputs }: Selection, name: string): string | undefined {
  const bare = name.replaceAll('`', '')
  const isMeant = (written: string) => written.replaceAll('`', '').startsWith(`${bare} as `)
  return outputs.find((output) => !output.isNamed && (output.name === bare || isMeant(output.written)))?.text
}

function withLast(orders: readonly Order[], texts: readonly string[]): readonly Order[] {
  const direction = orders[0]?.direction ?? 'asc'
  const missing = texts.filter((text) => !orders.some((order) => order.text === text))
  return [...orders, ...missing.map((text) => ({ text, direction }))]
}

/** Orders by name last, and child rows by their index, so that pages do not overlap or omit a row. */
function lastOfAll({ sources }: Reading): readonly string[] {
  const rows = sources.joined.filter(({ table }) => table.kind === 'rows')
  return ['d."name"', ...rows.flatMap(({ alias }) => [`${alias}."idx"`, `${alias}."name"`])]
}

const ORDER_OF_ROWS = ['parent', 'parentfield', 'idx']

function fallbackOf({ view }: Reading): readonly string[] {
  if (view.type.isChild) return ORDER_OF_ROWS
  return view.type.sort
    .split(',')
    .map((term) => term.trim())
    .filter((term) => view.visible.has(readTerm(term).name))
}

function readRowOrder(reading: Reading, terms: readonly string[], selection: Selection): readonly Order[] {
  const asked = terms.length > 0 ? terms : fallbackOf(reading)
  const orders = asked.map((term) => {
    const { name, direction } = readTerm(term)
    return { text: shownText(selection, name) ?? namedOperand(reading, name).text, direction }
  })
  return withLast(orders, lastOfAll(reading))
}

function readSummary(reading: Reading, terms: readonly string[], { selection, groups }: Sorted) {
  const shown = selection.outputs.map(({ text }) => text)
  const known = selection.isDistinct ? shown : [...shown, ...groups.map(({ text }) => text)]
  const orders = terms.map((term) => {
    const { name, direction } = readTerm(term)
    const text = shownText(selection, name) ?? asRead(reading.view, namedOperand(reading, name)).text
    if (!known.includes(text)) throw queryErrors.unselected(name)
    return { text, direction }
  })
  return withLast(orders, selection.isDistinct ? shown : groups.map(({ text }) => text))
}

function readOrder(reading: Reading, sorted: Sorted, input: unknown): readonly Order[] {
  const { selection, groups } = sorted
  const terms = termsOf('order_by', input, bounds.sortFields)
  const isSummary =
    selection.isDistinct || groups.length > 0 || selection.outputs.some(({ isAggregate }) => isAggregate)
  return isSummary ? readSummary(reading, terms, sorted) : readRowOrder(reading, terms, selection)
}

export interface Paging {
  readonly limit: number
  readonly offset: number
}

const DEFAULT_PAGE = 20
/** Rows of the largest page, also when "0" requests all. */
const LARGEST_PAGE = 1000
const FURTHEST = 1_000_000

function count(what: string, input: unknown, most: number): number | null {
  if (input === undefined || input === null || input === '') return null
  const value = numberOf(input)
  if (value === null || !Number.isInteger(value) || value < 0)
    throw queryErrors.shape(what, 'a whole number of 0 or more')
  return Math.min(value, most)
}

/** `limit_page_length`, else `limit`, else 20; the text "0" means all (up to the largest page), the number 0 means 20. */
export function readPaging(input: {
  readonly limit_page_length?: unknown
  readonly limit?: unknown
  readonly limit_start?: unknown
}): Paging {
  const asked = input.limit_page_length ?? input.limit
  const limit = count('limit_page_length', asked, LARGEST_PAGE)
  const whenZero = asked === '0' ? LARGEST_PAGE : DEFAULT_PAGE
  return {
    limit: limit === null ? DEFAULT_PAGE : limit || whenZero,
    offset: count('limit_start', input.limit_start, FURTHEST) ?? 0,
  }
}

export interface ListQuery extends Conditions {
  readonly selection: Selection
  readonly groups: readonly Operand[]
  readonly order: readonly Order[]
  readonly paging: Paging
}

const falsyValues: readonly unknown[] = ['false', 'False', '0', 'no', false, 0]

export function isPlaced({ as_dict }: Pick<ListRequest, 'as_dict'>): boolean {
  return falsyValues.includes(as_dict)
}

/** Reads a list query. Fields come first, because filters and sorting may use what they join. */
export function readQuery(view: View, request: ListRequest): ListQuery {
  const sources = createSources()
  const reading = { view, sources }
  const selection = readFields(reading, request.fields, isPlaced(request))
  const groups = readGroup(reading, selection, request.group_by)
  requireGrouped(selection, groups)
  const filters = readFilters(reading, request.filters)
  const anyOf = readFilters(reading, request.or_filters)
  const order = readOrder(reading, { selection, groups }, request.order_by)
  const isExhaustive = groups.length > 0 || selection.outputs.some(({ isAggregate }) => isAggregate)
  const paging = readPaging(request)
  return { view, sources, selection, groups, filters, anyOf, isExhaustive, order, paging }
}

export function readConditions(view: View, request: Pick<ListRequest, 'filters' | 'or_filters'>): Conditions {
  const sources = createSources()
  const reading = { view, sources }
  return {
    view,
    sources,
    filters: readFilters(reading, request.filters),
    anyOf: readFilters(reading, request.or_filters),
    isExhaustive: true,
  }
}

export interface ListRequest {
  readonly fields?: unknown
  readonly filters?: unknown
  readonly or_filters?: unknown
  readonly order_by?: unknown
  readonly group_by?: unknown
  readonly limit_page_length?: unknown
  readonly limit?: unknown
  readonly limit_start?: unknown
  readonly as_dict?: unknown
  readonly parent?: unknown
}

function namedOperand(reading: Reading, text: string): Operand {
  const own = reading.view.visible.get(text)
  if (own) return ownOperand(own)
  const partOf = parseDatePart(text)
  if (partOf) return partOfOperand(partOf.part, namedPath(reading, partOf.path, text), text)
  const path = parsePath(text)
  if (!path) throw queryErrors.field(text)
  return namedPath(reading, path, text)
}

function namedPath({ view, sources }: Reading, path: Path, text: string): Operand {
  const relation = relationOf(view, path)
  const column = relation?.visible.get(path.column)
  if (!relation || !column) throw queryErrors.field(text)
  const operand = sources.reach(relation, column)
  if (!sources.isJoined(operand.source)) throw queryErrors.field(text)
  return operand
}

function readGroup(reading: Reading, { outputs }: Selection, input: unknown): readonly Operand[] {
  return termsOf('group_by', input, bounds.groupFields).map((term) => {
    const given = outputs.find(({ name, isAggregate }) => name === term && !isAggregate)
    return given?.operand ?? asRead(reading.view, namedOperand(reading, term))
  })
}

function isGrouped(operand: Operand | null, groups: readonly Operand[]): boolean {
  return groups.some(
    ({ text, column, source }) =>
      text === operand?.text || (column.name === 'name' && source.alias === operand?.source.alias),
  )
}

/** Refuses columns outside of the groups in aggregated queries, because their row is undefined. */
function requireGrouped({ outputs }: Selection, groups: readonly Operand[]): void {
  const isUngrouped = groups.length === 0 && !outputs.some(({ isAggregate }) => isAggregate)
  const lost: Output | undefined = isUngrouped
    ? undefined
    : outputs.find(({ isAggregate, operand }) => !isAggregate && !isGrouped(operand, groups))
  if (lost) throw queryErrors.ungrouped(lost.written)
}
