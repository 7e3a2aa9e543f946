import { hasColumn, holdsRows, isLayout, toDecimal, acceptWireValue } from '#meta'
import type { DeskField, DocMeta, TypeMeta } from '../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../data/document/document.ts'
import { newKey, RowValue, TableValue, unnamedRow, type Cells, type CellValue } from './table-value.ts'

export type FormValue = CellValue | TableValue

export type FormValues = Record<string, FormValue>

export const isTable = (value: unknown): value is TableValue => value instanceof TableValue

/**
 * Converts a value for its control. Fractions of a second are cut, because no control shows them; an unchanged field is
 * never sent.
 */
export function cellOf(field: DeskField, wire: unknown): CellValue {
  if (field.fieldtype === 'Check') return wire === 1 || wire === '1' || wire === true ? 1 : 0
  const text = textOf(wire)
  if (field.fieldtype === 'Datetime') return text.replace(' ', 'T').slice(0, 19)
  if (field.fieldtype === 'Time') return text.slice(0, 8)
  return field.fieldtype === 'Password' ? '' : text
}

/** Converts a value for the wire; the field's rule has accepted it before. */
export function wireOf(field: DeskField, cell: CellValue): string | number | null {
  const acceptance = acceptWireValue(field, typeof cell === 'string' ? cell.trim() : cell)
  if (!acceptance.isAccepted) return cell
  const { value } = acceptance
  return field.fieldtype === 'Currency' && typeof value === 'number' ? toDecimal(value) : value
}

export const valueFields = (type: TypeMeta): DeskField[] =>
  type.fields.filter((field) => hasColumn(field.fieldtype))

export function newRow(child: TypeMeta): RowValue {
  const cells = valueFields(child).map((field) => [field.fieldname, cellOf(field, field.initial)] as const)
  return unnamedRow(Object.fromEntries(cells))
}

function rowOf(child: TypeMeta, wire: AnyDocument): RowValue {
  const cells = valueFields(child).map(
    (field) => [field.fieldname, cellOf(field, wire[field.fieldname])] as const,
  )
  const name = textOf(wire['name']) || null
  return new RowValue({ key: name ?? newKey(), name, cells: Object.fromEntries(cells) })
}

export function isDocument(value: unknown): value is AnyDocument {
  return typeof value === 'object' && value !== null
}

function tableOf(meta: DocMeta, field: DeskField, wire: unknown): TableValue {
  const child = meta.children.get(field.options[0] ?? '')
  if (!child || !Array.isArray(wire)) return new TableValue([])
  return new TableValue(wire.filter(isDocument).map((row) => rowOf(child, row)))
}

export function formOf(meta: DocMeta, document: AnyDocument | null): FormValues {
  const fields = meta.fields.filter((field) => !isLayout(field.fieldtype))
  const values = fields.map((field): [string, FormValue] => {
    const wire = document === null ? field.initial : document[field.fieldname]
    return [field.fieldname, holdsRows(field.fieldtype) ? tableOf(meta, field, wire) : cellOf(field, wire)]
  })
  return Object.fromEntries(values)
}

function wireRow(child: TypeMeta, { name, cells }: RowValue): AnyDocument {
  const entries = valueFields(child)
    .filter((field) => !field.isReadOnly && !isWithheld(field, cells[field.fieldname]))
    .map((field) => [field.fieldname, wireOf(field, cells[field.fieldname] ?? '')] as const)
  return { ...(name === null ? {} : { name }), ...Object.fromEntries(entries) }
}

const isWithheld = (field: DeskField, value: FormValue | undefined): boolean =>
  field.fieldtype === 'Password' && (value === '' || value === undefined)

function wireValue(meta: DocMeta, field: DeskField, value: FormValue): unknown {
  if (!isTable(value)) return wireOf(field, value)
  const child = meta.children.get(field.options[0] ?? '')
  return child ? value.rows.map((row) => wireRow(child, row)) : []
}

const isSame = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  isTable(one) && isTable(other) ? one.equals(other) : one === other

export function changedFields(initial: FormValues, current: FormValues): string[] {
  return Object.keys(current).filter((name) => !isSame(initial[name], current[name]))
}

export function wireChanges(meta: DocMeta, values: FormValues, names: readonly string[]): AnyDocument {
  const wanted = new Set(names)
  const entries = meta.fields
    .filter((field) => wanted.has(field.fieldname) && !field.isReadOnly)
    .filter((field) => !isWithheld(field, values[field.fieldname]))
    .map((field) => [field.fieldname, wireValue(meta, field, values[field.fieldname] ?? '')] as const)
  return Object.fromEntries(entries)
}

/** Values for a copy of a document, stored in the browser's history, which accepts plain objects only. */
export type CopiedValues = Readonly<Record<string, CellValue | readonly Cells[]>>

export function copyOf(values: FormValues): CopiedValues {
  const entries = Object.entries(values).map(([name, value]): [string, CellValue | readonly Cells[]] => [
    name,
    isTable(value) ? value.rows.map(({ cells }) => cells) : value,
  ])
  return Object.fromEntries(entries)
}

export function formOfCopy(copied: CopiedValues): FormValues {
  const entries = Object.entries(copied).map(([name, value]): [string, FormValue] => [
    name,
    typeof value === 'object' ? new TableValue(value.map(unnamedRow)) : value,
  ])
  return Object.fromEntries(entries)
}
