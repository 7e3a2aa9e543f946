import { sql, type RawBuilder } from 'kysely'
import { fieldsOf } from '#framework/doctypes'
import type { Conditions } from './compile-conditions.ts'
import { queryErrors } from './query-errors.ts'
import type { ListQuery } from './read-query.ts'
import { operandType, type Operand } from './sources.ts'
import type { View } from './place.ts'

type Row = Record<string, unknown>

/** Documents of which a list shows something, to be told beside its rows. */
export interface Witness {
  /** The name of the document behind a row, as SQL text. */
  readonly name: string
  /** Rows that need not be told, as SQL. */
  readonly exempt: RawBuilder<unknown>
}

/** What a witness saw: names, and how many documents there were where that is more. */
interface Seen {
  readonly names: readonly string[]
  readonly count: number
}

/** Names that are told of one row of a summary. */
const MOST_NAMES = 1000

const namesKey = (index: number): string => `…names ${index}`
const countKey = (index: number): string => `…count ${index}`

/** Whether rows stand for several documents each. */
export function isSummary({ selection, groups }: ListQuery): boolean {
  const { outputs, isDistinct } = selection
  return groups.length > 0 || (isDistinct && outputs.length > 0) || outputs.some((one) => one.isAggregate)
}

/** Nothing but numbers of documents: a count is not a reading of them. */
export function isCountAlone({ selection: { outputs } }: ListQuery): boolean {
  return (
    outputs.length > 0 && outputs.every(({ isAggregate, text }) => isAggregate && text.startsWith('count('))
  )
}

/**
 * Distinct rows as groups, so that the documents behind each can be told. Rows of groups are distinct already, unless
 * something that tells groups apart is not shown.
 */
export function groupedInstead(query: ListQuery): readonly string[] {
  const { selection, groups } = query
  const shown = selection.outputs.map(({ text }) => text)
  const grouped = groups.map(({ text }) => text)
  if (!selection.isDistinct) return grouped
  if (groups.length > 0 && !grouped.every((text) => shown.includes(text))) throw queryErrors.distinctGroups()
  const isSingleGroup = groups.length === 0 && selection.outputs.some(({ isAggregate }) => isAggregate)
  return groups.length > 0 || isSingleGroup ? grouped : [...new Set(shown)]
}

/** Columns that say when a document came and where it stands, and nothing else of it. */
const ROUTINE: ReadonlySet<string> = new Set(['docstatus', 'creation', 'modified'])

function isRoutine(view: View, operand: Operand): boolean {
  const { name, isStandard } = operand.column
  if (isStandard) return ROUTINE.has(name)
  const field = fieldsOf(operandType(view, operand)).find(({ fieldname }) => fieldname === name)
  return field?.fieldtype === 'Select' && field.spec.options.indexed === true
}

/**
 * The columns by which filters tell documents apart, but for states that lists are sorted into. A count by anything else
 * answers a question about single documents, as a reading does.
 */
export function probedColumns({ view, filters, anyOf }: Conditions): readonly string[] {
  const operands = [...filters, ...anyOf].map(({ operand }) => operand)
  const probed = operands.filter((operand) => !isRoutine(view, operand))
  return [...new Set(probed.map(({ column }) => column.name))]
}

function witnessed({ name, exempt }: Witness, index: number, isOfMany: boolean): RawBuilder<unknown> {
  const auditedName = sql`case when ${exempt} then null else ${sql.raw(name)} end`
  if (!isOfMany) return sql`${auditedName} as ${sql.id(namesKey(index))}`
  return sql`(array_agg(distinct ${auditedName}) filter (where ${auditedName} is not null))[1:${sql.lit(MOST_NAMES)}] as ${sql.id(namesKey(index))},
    count(distinct ${auditedName}) as ${sql.id(countKey(index))}`
}

/** What a list or a count selects for its witnesses, beside what was asked for. */
export function witnessColumns(
  isOfMany: boolean,
  witnesses: readonly Witness[],
): readonly RawBuilder<unknown>[] {
  return witnesses.map((witness, index) => witnessed(witness, index, isOfMany))
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function seenIn(rows: readonly Row[], index: number): Seen {
  const each = rows.map((row) => namesIn(row[namesKey(index)]))
  // Small groups say most about one document: their names come first.
  const names = [...new Set(each.toSorted((one, other) => one.length - other.length).flat())]
  const counted = rows.reduce((sum, row) => sum + Number(row[countKey(index)] ?? 0), 0)
  return { names, count: Math.max(counted, names.length) }
}

/** Parts what witnesses saw from the rows that were asked for. */
export function splitAuditedRows(rows: readonly Row[], witnesses: readonly Witness[]) {
  const own = new Set(witnesses.flatMap((_, index) => [namesKey(index), countKey(index)]))
  return {
    rows: rows.map((row): Row => Object.fromEntries(Object.entries(row).filter(([key]) => !own.has(key)))),
    seen: witnesses.map((_, index) => seenIn(rows, index)),
  }
}
