import { columnsOf, fieldsOf, isTable, type Column, type DocType } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { toDecimal, trimEnd } from '#meta'

/** Field, old value, new value; amounts are decimals, as on the wire. A secret shows only that it changed. */
export type FieldChange = readonly [field: string, from: unknown, to: unknown]

export interface Difference {
  readonly changed: readonly FieldChange[]
  readonly added: readonly (readonly [table: string, row: Row])[]
  readonly removed: readonly (readonly [table: string, row: Row])[]
  readonly row_changed: readonly (readonly [
    table: string,
    idx: number,
    name: string,
    changes: readonly FieldChange[],
  ])[]
}

const BOOKKEEPING: ReadonlySet<string> = new Set([
  'modified',
  'modified_by',
  'creation',
  'owner',
  'docstatus',
])

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function rowsOf(document: Row, field: string): readonly Row[] {
  const rows: unknown = document[field]
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

function shown({ fieldtype }: Column, value: unknown): unknown {
  return fieldtype === 'Currency' && typeof value === 'number' ? toDecimal(value) : (value ?? null)
}

function fieldChanges(type: DocType, before: Row, after: Row): readonly FieldChange[] {
  return [...columnsOf(type).values()]
    .filter(({ name, isStandard }) => !isStandard || name === 'idx')
    .filter(({ name, fieldtype }) => !isSameValue(fieldtype, before[name], after[name]))
    .map((column) => {
      const { name, fieldtype } = column
      if (fieldtype === 'Password') return [name, null, null]
      return [name, shown(column, before[name]), shown(column, after[name])]
    })
}

/** A table row as a version stores it: without secrets. */
function versionRow(child: DocType, row: Row): Row {
  const columns = [...columnsOf(child).values()].filter(
    ({ name, fieldtype }) => fieldtype !== 'Password' && !BOOKKEEPING.has(name),
  )
  return Object.fromEntries(columns.map((column) => [column.name, shown(column, row[column.name])]))
}

interface States {
  readonly before: Row
  readonly after: Row
}

function tableDifference(field: string, child: DocType, { before, after }: States): Difference {
  const old = new Map(rowsOf(before, field).map((row) => [row['name'], row]))
  const now = rowsOf(after, field)
  const names = new Set(now.map((row) => row['name']))
  return {
    changed: [],
    added: now.filter((row) => !old.has(row['name'])).map((row) => [field, versionRow(child, row)] as const),
    removed: [...old.values()]
      .filter((row) => !names.has(row['name']))
      .map((row) => [field, versionRow(child, row)] as const),
    row_changed: now.flatMap((row) => {
      const earlier = old.get(row['name'])
      const changes = earlier ? fieldChanges(child, earlier, row) : []
      return changes.length > 0 ? [[field, Number(row['idx']), String(row['name']), changes] as const] : []
    }),
  }
}

export function countChanges({ changed, added, removed, row_changed }: Difference): number {
  return changed.length + added.length + removed.length + row_changed.length
}

export function difference(type: DocType, before: Row, after: Row): Difference | null {
  const tables = fieldsOf(type).flatMap(({ fieldname, spec }) =>
    isTable(spec) && before[fieldname] !== after[fieldname]
      ? [tableDifference(fieldname, spec.child, { before, after })]
      : [],
  )
  const status: readonly FieldChange[] =
    before['docstatus'] === after['docstatus'] ? [] : [['docstatus', before['docstatus'], after['docstatus']]]
  const total: Difference = {
    changed: [...fieldChanges(type, before, after), ...status],
    added: tables.flatMap(({ added }) => added),
    removed: tables.flatMap(({ removed }) => removed),
    row_changed: tables.flatMap(({ row_changed }) => row_changed),
  }
  return countChanges(total) === 0 ? null : total
}

/** '10:00:00.120000' and '10:00:00.12' are the same time, and '10:00:00.000000' is '10:00:00'. */
function withoutTrailingZeros(text: string): string {
  return /\d\d:\d\d:\d\d\.\d*$/.test(text) ? trimEnd(trimEnd(text, '0'), '.') : text
}

export function isSameValue(fieldtype: string, one: unknown, other: unknown): boolean {
  const [left, right] = [one ?? null, other ?? null]
  if (left === right) return true
  const isTime = fieldtype === 'Datetime' || fieldtype === 'Time'
  if (!isTime || typeof left !== 'string' || typeof right !== 'string') return false
  return withoutTrailingZeros(left) === withoutTrailingZeros(right)
}
