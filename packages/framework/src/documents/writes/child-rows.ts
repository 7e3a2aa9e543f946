import { sql } from 'kysely'
import { fieldsOf, isTable, type DocType, typeMessage } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import type { Row } from '#framework/queries'
import { isMissing, textOf } from '#meta'
import { deleteDocument } from './delete.ts'
import { insertDocument } from './insert.ts'
import { readDocument } from '../reads/read-document.ts'
import { saveDocument } from './save.ts'
import type { Writing } from './writing.ts'

interface Place {
  readonly parent: string
  readonly parentfield: string
  readonly parenttype: string
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

function rowsAt(document: Row, { parentfield }: Place): readonly Row[] {
  const rows: unknown = document[parentfield]
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

function parentTypeOf({ work, type }: Writing, { parenttype, parentfield }: Place): DocType {
  const parent = work.registry.find(parenttype)
  const field = parent && fieldsOf(parent).find(({ fieldname }) => fieldname === parentfield)
  if (!parent || !field || !isTable(field.spec) || field.spec.child !== type)
    throw documentErrors.notPermitted('write', type.name)
  return parent
}

async function placeOf({ work, type }: Writing, name: string): Promise<Place> {
  const { rows } =
    await sql<Place>`select "parent", "parentfield", "parenttype" from ${sql.table(type.name)} where "name" = ${name}`.execute(
      work.connection,
    )
  const [place] = rows
  if (!place) throw documentErrors.notFound(type.name, name)
  return place
}

async function siblings({ work, type }: Writing, place: Place): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select "name" from ${sql.table(type.name)} where "parent" = ${place.parent} and "parenttype" = ${place.parenttype}
      and "parentfield" = ${place.parentfield} order by "idx"`.execute(work.connection)
  return rows
}

async function saveRows(writing: Writing, place: Place, rows: readonly Row[]): Promise<readonly Row[]> {
  const parent = { ...writing, type: parentTypeOf(writing, place) }
  return rowsAt(await saveDocument(parent, place.parent, { [place.parentfield]: rows }), place)
}

function rowNamed(type: DocType, rows: readonly Row[], name: string): Row {
  const row = rows.find((one) => one['name'] === name)
  if (!row) throw documentErrors.notFound(type.name, name)
  return row
}

export async function readChildRow(writing: Writing, name: string): Promise<Row> {
  const { work, caller, type } = writing
  const place = await placeOf(writing, name)
  const parent = parentTypeOf(writing, place)
  const reading = {
    type: parent,
    name: place.parent,
    verb: 'read',
    isLocked: false,
    isUnfiltered: false,
  } as const
  return rowNamed(type, rowsAt(await readDocument(work, caller, reading), place), name)
}

async function saveChildRow(writing: Writing, name: string, changes: Row): Promise<Row> {
  const place = await placeOf(writing, name)
  const rows = await siblings(writing, place)
  const changed = rows.map((row) => (row['name'] === name ? { ...changes, name } : row))
  return rowNamed(writing.type, await saveRows(writing, place, changed), name)
}

async function deleteChildRow(writing: Writing, name: string): Promise<void> {
  const place = await placeOf(writing, name)
  const rows = await siblings(writing, place)
  await saveRows(
    writing,
    place,
    rows.filter((row) => row['name'] !== name),
  )
}

function wantedPlace({ type }: Writing, { parent, parentfield, parenttype }: Row): Place {
  const missing = Object.entries({ parent, parenttype, parentfield }).find(([, value]) => isMissing(value))
  if (missing)
    throw documentErrors.mandatory(typeMessage(type.name), [{ fieldname: missing[0], label: missing[0] }])
  return { parent: textOf(parent), parentfield: textOf(parentfield), parenttype: textOf(parenttype) }
}

async function insertChildRow(writing: Writing, values: Row): Promise<Row> {
  const place = wantedPlace(writing, values)
  parentTypeOf(writing, place)
  const rows = await siblings(writing, place)
  const { name: _given, ...row } = values
  const saved = await saveRows(writing, place, [...rows, row])
  const added = saved.at(-1)
  if (!added) throw documentErrors.notFound(writing.type.name, place.parent)
  return added
}

export const writes = {
  insert: (writing: Writing, values: Row, added?: Row): Promise<Row> =>
    writing.type.isChild ? insertChildRow(writing, values) : insertDocument(writing, values, { added }),
  save: (writing: Writing, name: string, changes: Row): Promise<Row> =>
    writing.type.isChild ? saveChildRow(writing, name, changes) : saveDocument(writing, name, changes),
  delete: (writing: Writing, name: string): Promise<void> =>
    writing.type.isChild ? deleteChildRow(writing, name) : deleteDocument(writing, name),
}
