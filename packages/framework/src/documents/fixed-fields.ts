import { columnsOf, fieldsOf, isTable, type DocType, type ResolvedField } from '#framework/doctypes'
import { documentErrors, lifecycleErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import { isMissing } from '#meta'
import { isSameValue } from './same-value.ts'

interface Change {
  readonly previous: Row
  readonly document: Row
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function rowsOf(document: Row, field: string): readonly Row[] {
  const rows: unknown = document[field]
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

/** Clients read 0 where a number was not given, and send it back with the rest of the document. */
function isChanged(type: DocType, { fieldname, fieldtype }: ResolvedField, change: Change): boolean {
  const isZero = columnsOf(type).get(fieldname)?.isZeroWhenEmpty === true
  const valueIn = (row: Row) => (isZero ? (row[fieldname] ?? 0) : row[fieldname])
  return !isSameValue(fieldtype, valueIn(change.previous), valueIn(change.document))
}

/** The rows of a table that stood before and still do, each with what it was. */
function standingRows(field: string, { previous, document }: Change): readonly Change[] {
  const earlier = new Map(rowsOf(previous, field).map((row) => [row['name'], row]))
  return rowsOf(document, field).flatMap((row) => {
    const stood = earlier.get(row['name'])
    return stood ? [{ previous: stood, document: row }] : []
  })
}

/** Refuses to change what may be set only once. */
export function requireConstants(type: DocType, change: Change): void {
  for (const field of fieldsOf(type)) {
    const { spec, fieldname } = field
    if (isTable(spec)) for (const row of standingRows(fieldname, change)) requireConstants(spec.child, row)
    else if (
      spec.options.setOnlyOnce &&
      !isMissing(change.previous[fieldname]) &&
      isChanged(type, field, change)
    )
      throw documentErrors.constant(field)
  }
}

function hasSameRows(field: string, { previous, document }: Change): boolean {
  const names = (row: Row) => rowsOf(row, field).map(({ name }) => name)
  const [before, after] = [names(previous), names(document)]
  return before.length === after.length && before.every((name, index) => name === after[index])
}

function requireFixedTable(field: ResolvedField, child: DocType, change: Change): void {
  if (change.previous[field.fieldname] === change.document[field.fieldname]) return
  if (!hasSameRows(field.fieldname, change)) throw lifecycleErrors.fixed(field)
  for (const row of standingRows(field.fieldname, change)) requireFixed(child, row)
}

/** After a document was submitted only the fields change that say so, and the one that holds its state. */
export function requireFixed(type: DocType, change: Change): void {
  for (const field of fieldsOf(type)) {
    const { spec, fieldname } = field
    if (spec.options.allowOnSubmit || fieldname === type.states?.field) continue
    if (isTable(spec)) requireFixedTable(field, spec.child, change)
    else if (columnsOf(type).has(fieldname) && isChanged(type, field, change))
      throw lifecycleErrors.fixed(field)
  }
}
