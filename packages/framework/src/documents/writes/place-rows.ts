import { fieldsOf, isTable, type DocType } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { randomName } from '../naming/random-name.ts'
import type { PlacedRow } from './write-statements.ts'

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

/** Every child row of a document with its name and its place, counted from 1. */
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
