import { sql, type RawBuilder } from 'kysely'
import { fieldsOf } from '#framework/doctypes'
import type { Conditions } from './compile-conditions.ts'
import { queryErrors } from './query-errors.ts'
import type { ListQuery } from './read-query.ts'
import { operandType, type Operand } from './sources.ts'
import type { View } from './relations.ts'

type Row = Record<string, unknown>

export interface AuditedColumn {
  readonly name: string
  readonly exempt: RawBuilder<unknown>
}

interface AuditedReads {
  readonly names: readonly string[]
  readonly count: number
}

const MAX_NAMES = 1000

const namesKey = (index: number): string => `…names ${index}`
const countKey = (index: number): string => `…count ${index}`

export function isSummary({ selection, groups }: ListQuery): boolean {
  const { outputs, isDistinct } = selection
  return groups.length > 0 || (isDistinct && outputs.length > 0) || outputs.some((one) => one.isAggregate)
}

/** True when only counts of documents are selected: they are no reads. */
export function isCountAlone({ selection: { outputs } }: ListQuery): boolean {
  return (
    outputs.length > 0 && outputs.every(({ isAggregate, text }) => isAggregate && text.startsWith('count('))
  )
}

/**
 * Turns distinct rows into groups, so that the documents behind each can be logged. Rows of groups are distinct
 * already, unless a grouping column is not selected.
 */
export function groupColumns(query: ListQuery): readonly string[] {
  const { selection, groups } = query
  const shown = selection.outputs.map(({ text }) => text)
  const grouped = groups.map(({ text }) => text)
  if (!selection.isDistinct) return grouped
  if (groups.length > 0 && !grouped.every((text) => shown.includes(text))) throw queryErrors.distinctGroups()
  const isSingleGroup = groups.length === 0 && selection.outputs.some(({ isAggregate }) => isAggregate)
  return groups.length > 0 || isSingleGroup ? grouped : [...new Set(shown)]
}

/** Columns that reveal only when a document was created and its state. */
const ROUTINE: ReadonlySet<string> = new Set(['docstatus', 'creation', 'modified'])

function isRoutine(view: View, operand: Operand): boolean {
  const { name, isStandard } = operand.column
  if (isStandard) return ROUTINE.has(name)
  const field = fieldsOf(operandType(view, operand)).find(({ fieldname }) => fieldname === name)
  return field?.fieldtype === 'Select' && field.spec.options.indexed === true
}

/**
 * Columns by which filters identify documents, except states that lists are sorted into. A count by other columns
 * reveals single documents, as a read does.
 */
export function probedColumns({ view, filters, anyOf }: Conditions): readonly string[] {
  const operands = [...filters, ...anyOf].map(({ operand }) => operand)
  const probed = operands.filter((operand) => !isRoutine(view, operand))
  return [...new Set(probed.map(({ column }) => column.name))]
}

function auditSelect({ name, exempt }: AuditedColumn, index: number, isOfMany: boolean): RawBuilder<unknown> {
  const auditedName = sql`case when ${exempt} then null else ${sql.raw(name)} end`
  if (!isOfMany) return sql`${auditedName} as ${sql.id(namesKey(index))}`
  return sql`(array_agg(distinct ${auditedName}) filter (where ${auditedName} is not null))[1:${sql.lit(MAX_NAMES)}] as ${sql.id(namesKey(index))},
    count(distinct ${auditedName}) as ${sql.id(countKey(index))}`
}

export function auditSelects(
  isOfMany: boolean,
  columns: readonly AuditedColumn[],
): readonly RawBuilder<unknown>[] {
  return columns.map((column, index) => auditSelect(column, index, isOfMany))
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function auditedReadsIn(rows: readonly Row[], index: number): AuditedReads {
  const each = rows.map((row) => namesIn(row[namesKey(index)]))
  const names = [...new Set(each.toSorted((one, other) => one.length - other.length).flat())]
  const counted = rows.reduce((sum, row) => sum + Number(row[countKey(index)] ?? 0), 0)
  return { names, count: Math.max(counted, names.length) }
}

/** Separates the audit columns from the requested rows. */
export function splitAuditedRows(rows: readonly Row[], columns: readonly AuditedColumn[]) {
  const own = new Set(columns.flatMap((_, index) => [namesKey(index), countKey(index)]))
  return {
    rows: rows.map((row): Row => Object.fromEntries(Object.entries(row).filter(([key]) => !own.has(key)))),
    seen: columns.map((_, index) => auditedReadsIn(rows, index)),
  }
}
