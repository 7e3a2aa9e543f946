import { columnsOf, fieldsOf, isTable, type DocType } from '#framework/doctypes'
import { visibleColumns, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import type { PlacedRow } from './write-statements.ts'

interface Written {
  readonly type: DocType
  readonly document: Row
  readonly rows: readonly PlacedRow[]
  readonly user: string
  readonly modified: string
}

function storedRow({ row, field }: PlacedRow, { type, document, user, modified }: Written): Row {
  const initial = { owner: user, creation: modified, docstatus: 0 }
  const place = { parent: document['name'], parentfield: field, parenttype: type.name }
  return { ...initial, ...row, ...place, modified, modified_by: user }
}

/** A document just written, as it now stands in the database. */
export function storedDocument(written: Written): Row {
  const { type, document, rows, user, modified } = written
  const initial = { owner: user, creation: modified, docstatus: 0, idx: 0 }
  const tables = fieldsOf(type)
    .filter(({ spec }) => isTable(spec))
    .map(({ fieldname }) => [
      fieldname,
      rows.filter((row) => row.field === fieldname).map((row) => storedRow(row, written)),
    ])
  return { ...initial, ...document, ...Object.fromEntries(tables), modified, modified_by: user }
}

function masked(type: DocType, parent: DocType, row: Row, caller: Caller): Row {
  const visible = visibleColumns(type, caller, parent)
  const hidden = [...columnsOf(type).keys()].filter((column) => !visible.has(column))
  return { ...row, ...Object.fromEntries(hidden.map((column) => [column, null])) }
}

/** The same document as its caller may see it: what is above his levels, and every secret, is null. */
export function asSeenBy(caller: Caller, type: DocType, document: Row): Row {
  const tables = fieldsOf(type).flatMap(({ fieldname, spec }) => {
    const rows: unknown = document[fieldname]
    if (!isTable(spec) || !Array.isArray(rows)) return []
    return [[fieldname, rows.map((row: Row) => masked(spec.child, type, row, caller))]]
  })
  return { ...masked(type, type, document, caller), ...Object.fromEntries(tables) }
}
