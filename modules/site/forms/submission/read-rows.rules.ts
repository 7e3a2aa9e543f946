import { problemError } from '#framework/errors'
import { acceptWireValue, problem } from '#meta'
import { formsErrors } from '../errors.ts'
import type { AskedField } from '../form/form-field.rules.ts'

type Row = Readonly<Record<string, unknown>>

const NO_ANSWERS: ReadonlySet<string> = new Set([
  ...['name', 'doctype', 'owner', 'creation', 'modified', 'modified_by', 'docstatus', 'idx'],
  ...['parent', 'parentfield', 'parenttype'],
])

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rowsOf({ rules }: AskedField, value: unknown): readonly Row[] {
  const rows: readonly unknown[] | null = Array.isArray(value) ? value : null
  if (!rows?.every(isRow)) throw problemError(rules, problem('type', 'not_rows'))
  if (rules.max !== null && rows.length > rules.max)
    throw problemError(rules, problem('range', 'too_many_rows', { max: rules.max }))
  return rows
}

function refuseUnasked({ rules, columns }: AskedField, row: Row): void {
  const unasked = Object.keys(row).find(
    (key) =>
      !columns.some(({ fieldname }) => fieldname === key) && !NO_ANSWERS.has(key) && !key.startsWith('_'),
  )
  if (unasked !== undefined) throw formsErrors.unknown_field(rules.label, unasked)
}

function readRow(field: AskedField, row: Row): Row {
  refuseUnasked(field, row)
  const sent = field.columns.filter(({ fieldname }) => row[fieldname] !== undefined)
  return Object.fromEntries(
    sent.map((column) => {
      const acceptance = acceptWireValue(column, row[column.fieldname])
      if (!acceptance.isAccepted) throw problemError(column, acceptance.problem)
      return [column.fieldname, acceptance.value]
    }),
  )
}

/** A table's rows as a form takes them. A row keeps its name only where this very document has a row of that name. */
export function readRows(field: AskedField, value: unknown, stored: unknown): readonly Row[] {
  const known = new Set(Array.isArray(stored) ? stored.filter(isRow).map(({ name }) => name) : [])
  return rowsOf(field, value).map((row) => {
    const read = readRow(field, row)
    return known.has(row['name']) ? { ...read, name: row['name'] } : read
  })
}
