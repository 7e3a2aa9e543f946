import { hasColumn, holdsRows, isLayout, toDecimal, acceptWireValue } from '#meta'
import type { DeskField, DocMeta, TypeMeta } from '../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../data/document.ts'

/** What a control holds: text as it was typed, 0 or 1 for a Check. */
export type CellValue = string | number

type Cells = Readonly<Record<string, CellValue>>

/**
 * A row of a child table, which never changes: an edited row is another one. It is a class since the form's library copies
 * every plain object of a form at each key, and a table would draw all of its rows again.
 */
export class RowValue {
  /** Its name, or a made-up key until it has one. */
  readonly key: string
  readonly name: string | null
  readonly cells: Cells

  constructor({ key, name, cells }: { key: string; name: string | null; cells: Cells }) {
    this.key = key
    this.name = name
    this.cells = cells
  }

  /** The same row with other values in some cells. */
  with(cells: Cells): RowValue {
    const { key, name } = this
    return new RowValue({ key, name, cells: { ...this.cells, ...cells } })
  }

  /** A new row with the same values. */
  copy(): RowValue {
    return new RowValue({ key: newKey(), name: null, cells: this.cells })
  }
}

export type FormValue = CellValue | RowValue[]

export type FormValues = Record<string, FormValue>

export const isRows = (value: FormValue | undefined): value is RowValue[] => Array.isArray(value)

/** Dates and times come with fractions of a second, which no control shows: they are cut, and a field left alone is never sent back. */
export function cellOf(field: DeskField, wire: unknown): CellValue {
  if (field.fieldtype === 'Check') return wire === 1 || wire === '1' || wire === true ? 1 : 0
  const text = textOf(wire)
  if (field.fieldtype === 'Datetime') return text.replace(' ', 'T').slice(0, 19)
  if (field.fieldtype === 'Time') return text.slice(0, 8)
  return field.fieldtype === 'Password' ? '' : text
}

/** The value for the wire; the field's rule has already accepted it. */
export function wireOf(field: DeskField, cell: CellValue): string | number | null {
  const acceptance = acceptWireValue(field, typeof cell === 'string' ? cell.trim() : cell)
  if (!acceptance.isAccepted) return cell
  const { value } = acceptance
  return field.fieldtype === 'Currency' && typeof value === 'number' ? toDecimal(value) : value
}

export const valueFields = (type: TypeMeta): DeskField[] =>
  type.fields.filter((field) => hasColumn(field.fieldtype))

let made = 0

/** Tells rows apart until the server has named them. */
export function newKey(): string {
  made += 1
  return `new-${made}`
}

export function newRow(child: TypeMeta): RowValue {
  const cells = valueFields(child).map((field) => [field.fieldname, cellOf(field, field.initial)] as const)
  return new RowValue({ key: newKey(), name: null, cells: Object.fromEntries(cells) })
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

function rowsOf(meta: DocMeta, field: DeskField, wire: unknown): RowValue[] {
  const child = meta.children.get(field.options[0] ?? '')
  if (!child || !Array.isArray(wire)) return []
  return wire.filter(isDocument).map((row) => rowOf(child, row))
}

/** A document as its form holds it. Without one, the values that a new document starts with. */
export function formOf(meta: DocMeta, document: AnyDocument | null): FormValues {
  const fields = meta.fields.filter((field) => !isLayout(field.fieldtype))
  const values = fields.map((field): [string, FormValue] => {
    const wire = document === null ? field.initial : document[field.fieldname]
    return [field.fieldname, holdsRows(field.fieldtype) ? rowsOf(meta, field, wire) : cellOf(field, wire)]
  })
  return Object.fromEntries(values)
}

function wireRow(child: TypeMeta, { name, cells }: RowValue): AnyDocument {
  const entries = valueFields(child)
    .filter((field) => !field.isReadOnly && !isWithheld(field, cells[field.fieldname]))
    .map((field) => [field.fieldname, wireOf(field, cells[field.fieldname] ?? '')] as const)
  return { ...(name === null ? {} : { name }), ...Object.fromEntries(entries) }
}

/** A secret is sent only when a new one was typed. */
const isWithheld = (field: DeskField, value: FormValue | undefined): boolean =>
  field.fieldtype === 'Password' && (value === '' || value === undefined)

function wireValue(meta: DocMeta, field: DeskField, value: FormValue): unknown {
  if (!isRows(value)) return wireOf(field, value)
  const child = meta.children.get(field.options[0] ?? '')
  return child ? value.map((row) => wireRow(child, row)) : []
}

export const isSame = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The names of the fields that somebody changed. */
export function changedFields(initial: FormValues, current: FormValues): string[] {
  return Object.keys(current).filter((name) => !isSame(initial[name], current[name]))
}

/** What a save sends: the fields named, as the wire wants them. */
export function wireChanges(meta: DocMeta, values: FormValues, names: readonly string[]): AnyDocument {
  const wanted = new Set(names)
  const entries = meta.fields
    .filter((field) => wanted.has(field.fieldname) && !field.isReadOnly)
    .filter((field) => !isWithheld(field, values[field.fieldname]))
    .map((field) => [field.fieldname, wireValue(meta, field, values[field.fieldname] ?? '')] as const)
  return Object.fromEntries(entries)
}

function withRows(values: FormValues, change: (row: RowValue) => RowValue): FormValues {
  const entries = Object.entries(values).map(([name, value]): [string, FormValue] => [
    name,
    isRows(value) ? value.map(change) : value,
  ])
  return Object.fromEntries(entries)
}

/** The values of another new document: rows lose their names. */
export const copyOf = (values: FormValues): FormValues => withRows(values, (row) => row.copy())

/** Values that lay in the browser's history, which keeps plain objects only. */
export const restoreRows = (values: FormValues): FormValues => withRows(values, (row) => new RowValue(row))
