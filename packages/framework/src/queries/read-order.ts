import { bounds } from './bounds.ts'
import { namedOperand } from './read-group.ts'
import { queryErrors } from './query-errors.ts'
import type { Selection } from './selection.ts'
import { termsOf } from './sort-text.ts'
import { asRead, type Operand, type Reading } from './sources.ts'

type Direction = 'asc' | 'desc'

export interface Order {
  /** The expression as SQL text. */
  readonly text: string
  readonly direction: Direction
}

/** What the order of a question depends on beside its text. */
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

/** A name that a field was given, or an aggregate as a field wrote it. */
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

/** Documents by name at last, and each one's rows in their order, so that pages never overlap or leave a row out. */
function lastOfAll({ sources }: Reading): readonly string[] {
  const rows = sources.joined.filter(({ table }) => table.kind === 'rows')
  return ['d."name"', ...rows.flatMap(({ alias }) => [`${alias}."idx"`, `${alias}."name"`])]
}

/** Rows of a child type come document by document, along their index. */
const ORDER_OF_ROWS = ['parent', 'parentfield', 'idx']

function fallbackOf({ view }: Reading): readonly string[] {
  if (view.type.isChild) return ORDER_OF_ROWS
  return view.type.sort
    .split(',')
    .map((term) => term.trim())
    .filter((term) => view.visible.has(readTerm(term).name))
}

function readWhole(reading: Reading, terms: readonly string[], selection: Selection): readonly Order[] {
  const asked = terms.length > 0 ? terms : fallbackOf(reading)
  const orders = asked.map((term) => {
    const { name, direction } = readTerm(term)
    return { text: shownText(selection, name) ?? namedOperand(reading, name).text, direction }
  })
  return withLast(orders, lastOfAll(reading))
}

/** Groups and distinct rows are sorted by what makes them what they are. */
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

/** Reads `order_by` text; the type's own order when there is none. */
export function readOrder(reading: Reading, sorted: Sorted, input: unknown): readonly Order[] {
  const { selection, groups } = sorted
  const terms = termsOf('order_by', input, bounds.sortFields)
  const isSummary =
    selection.isDistinct || groups.length > 0 || selection.outputs.some(({ isAggregate }) => isAggregate)
  return isSummary ? readSummary(reading, terms, sorted) : readWhole(reading, terms, selection)
}
