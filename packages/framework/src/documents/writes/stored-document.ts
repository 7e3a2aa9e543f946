import { columnsOf, fieldsOf, isTable, type DocType } from '#framework/doctypes'
import { visibleColumns, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import type { Docstatus } from '../lifecycle/states.ts'
import type { PlacedRow } from './write-statements.ts'
import { randomName } from '../naming/document-name.ts'

interface Written {
  readonly type: DocType
  readonly document: Row
  readonly fields: ReadonlySet<string>
  readonly rows: readonly PlacedRow[]
  readonly user: string
  readonly modified: string
  readonly docstatus: Docstatus
}

function storedRow({ row, field }: PlacedRow, { type, document, user, modified, docstatus }: Written): Row {
  const initial = { owner: user, creation: modified }
  const place = { parent: document['name'], parentfield: field, parenttype: type.name }
  return { ...initial, ...row, ...place, docstatus, modified, modified_by: user }
}

export function storedDocument(written: Written): Row {
  const { document, fields, rows, user, modified, docstatus } = written
  const initial = { owner: user, creation: modified, idx: 0 }
  const rowsIn = (field: string) => rows.filter((row) => row.field === field)
  const tables = new Map(
    [...fields].map((field) => [field, rowsIn(field).map((row) => storedRow(row, written))]),
  )
  return { ...initial, ...document, ...Object.fromEntries(tables), docstatus, modified, modified_by: user }
}

function masked(type: DocType, row: Row, visible: ReadonlyMap<string, unknown>): Row {
  const hidden = [...columnsOf(type).keys()].filter((column) => !visible.has(column))
  return { ...row, ...Object.fromEntries(hidden.map((column) => [column, null])) }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

export function asSeenBy(caller: Caller, type: DocType, document: Row): Row {
  const seen = masked(type, document, visibleColumns(type, caller))
  for (const { fieldname, spec } of fieldsOf(type)) {
    const rows: unknown = document[fieldname]
    if (!isTable(spec) || !Array.isArray(rows)) continue
    const visible = visibleColumns(spec.child, caller, type)
    seen[fieldname] = rows.filter(isRow).map((row) => masked(spec.child, row, visible))
  }
  return seen
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

export function placeRows(type: DocType, document: Row): readonly PlacedRow[] {
  return fieldsOf(type).flatMap(({ fieldname, spec }) =>
    isTable(spec)
      ? rowsOf(document[fieldname]).map((row, index) => ({
          child: spec.child,
          field: fieldname,
          row: { ...row, name: row['name'] ?? randomName(), idx: index + 1 },
        }))
      : [],
  )
}
