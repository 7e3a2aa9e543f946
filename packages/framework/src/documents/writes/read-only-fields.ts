import { fieldsOf, isTable, isZeroWhenEmpty, type DocType, type ResolvedField } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import { acceptValue, isMissing } from '#meta'
import { isSameValue } from '../versions/diff.ts'

interface Given {
  readonly value: unknown
  readonly current: unknown
}

function isDecidedElsewhere(type: DocType, fieldname: string, isNew: boolean): boolean {
  return fieldname === type.states?.field || (isNew && type.isSubmittable && fieldname === 'amended_from')
}

export function isReadOnly(type: DocType, { fieldname, spec }: ResolvedField, isNew: boolean): boolean {
  const { readOnly, fetchFrom } = spec.options
  // A value fetched from a linked document is fetched again, whatever the caller sends.
  return readOnly === true && fetchFrom === undefined && !isDecidedElsewhere(type, fieldname, isNew)
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSameRow(child: DocType, row: unknown, current: unknown): boolean {
  if (!isRow(row) || !isRow(current) || row['name'] !== current['name']) return false
  return fieldsOf(child).every((field) => {
    const value = row[field.fieldname]
    return value === undefined || isSame(field, { value, current: current[field.fieldname] })
  })
}

function hasSameRows(child: DocType, { value, current }: Given): boolean {
  const [rows, before]: readonly unknown[] = [value ?? [], current ?? []]
  if (!Array.isArray(rows) || !Array.isArray(before) || rows.length !== before.length) return false
  return rows.every((row, index) => isSameRow(child, row, before[index]))
}

/** Clients read 0 for a null number, and send it back with the rest of the document. */
function asClientsRead(field: ResolvedField, value: unknown): unknown {
  return isZeroWhenEmpty(field) ? (value ?? 0) : value
}

/** False for a secret, so that callers cannot guess it by trying values. */
function isSame(field: ResolvedField, given: Given): boolean {
  const { fieldtype, spec } = field
  if (isTable(spec)) return hasSameRows(spec.child, given)
  if (fieldtype === 'Password') return isMissing(given.value)
  const current = asClientsRead(field, given.current)
  if (isSameValue(fieldtype, asClientsRead(field, given.value), current)) return true
  const acceptance = acceptValue(field, given.value)
  return acceptance.isAccepted && isSameValue(fieldtype, asClientsRead(field, acceptance.value), current)
}

/**
 * Refuses a changed value for a field that the system alone writes. Clients send whole documents back, so an unchanged
 * one passes.
 */
export function requireSameValue(field: ResolvedField, given: Given): void {
  if (!isSame(field, given)) throw documentErrors.readOnly(field)
}
