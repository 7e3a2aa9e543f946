import { columnsOf, type Doc, type DocType } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { isLayout } from '#meta'
import type { Listed } from '../documents.ts'

function isDocument<T extends DocType>(type: T, row: Row): row is Doc<T> {
  return (
    'name' in row &&
    Object.entries(type.fields).every(([field, { fieldtype }]) => isLayout(fieldtype) || field in row)
  )
}

/**
 * Casts a row of a type's table to its document. The columns come from the same fields, so only a programming error
 * fails here.
 */
export function asDocument<T extends DocType>(type: T, row: Row): Doc<T> {
  if (!isDocument(type, row)) throw new Error(`Not a whole ${type.name}: ${Object.keys(row).join(', ')}`)
  return row
}

function hasFields<T extends DocType, Field extends keyof Listed<T>>(
  row: Row,
  fields: readonly Field[],
): row is Row & Pick<Listed<T>, Field> {
  return fields.every((field) => field in row)
}

export function asListed<T extends DocType, Field extends keyof Listed<T> & string>(
  type: T,
  fields: readonly Field[] | undefined,
  row: Row,
): Pick<Listed<T>, Field> {
  const names: readonly string[] = fields ?? [...columnsOf(type).keys()]
  const complete: Row = { ...Object.fromEntries(names.map((name) => [name, null])), ...row }
  if (!hasFields<T, Field>(complete, fields ?? [])) throw new Error(`Not a row of ${type.name}`)
  return complete
}
