import { sql, type RawBuilder } from 'kysely'
import { columnsOf, fieldsOf, isTable, type DocType } from '#framework/doctypes'
import type { Row } from '#framework/queries'

type Sql = RawBuilder<unknown>

/** A child row with the place that it has in its parent. */
export interface PlacedRow {
  readonly child: DocType
  readonly field: string
  readonly row: Row
}

interface Stamp {
  readonly parent: DocType
  readonly name: string
  readonly user: string
}

const NOW = sql`(select now from moment)`

/** One moment for every row of a write, with the microseconds that tell two writes apart. */
const moment = sql`moment as materialized (select clock_timestamp()::timestamp as now)`

function fieldColumns(type: DocType): readonly string[] {
  return [...columnsOf(type).values()].filter((column) => !column.isStandard).map((column) => column.name)
}

function signal(name: string, payload: Row): Sql {
  return sql`happened as (insert into mela_signal (name, payload) values (${name}, ${JSON.stringify(payload)}::jsonb))`
}

function childColumns(child: DocType): Sql {
  const names = [
    'name',
    'owner',
    'creation',
    'modified',
    'modified_by',
    'docstatus',
    'idx',
    'parent',
    'parentfield',
    'parenttype',
  ]
  return sql.join([...names, ...fieldColumns(child)].map((column) => sql.id(column)))
}

function childValues({ child, field, row }: PlacedRow, { parent, name, user }: Stamp): Sql {
  const fields = fieldColumns(child).map((column) => sql`${row[column] ?? null}`)
  const standard = sql`${row['name']}, ${user}, ${NOW}, ${NOW}, ${user}, 0::smallint, ${row['idx']}::integer, ${name}, ${field}, ${parent.name}`
  return sql`(${sql.join([standard, ...fields])})`
}

function upsertChildren(rows: readonly PlacedRow[], stamp: Stamp, label: string): Sql {
  const [first] = rows
  if (!first) return sql``
  const { child } = first
  const kept = ['modified', 'modified_by', 'idx', ...fieldColumns(child)]
  const changes = sql.join(kept.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`))
  const values = sql.join(rows.map((row) => childValues(row, stamp)))
  return sql`${sql.id(label)} as (insert into ${sql.table(child.name)} (${childColumns(child)}) values ${values} on conflict ("name") do update set ${changes})`
}

function byTable(rows: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  const groups = new Map<string, PlacedRow[]>()
  for (const row of rows) groups.set(row.field, [...(groups.get(row.field) ?? []), row])
  return [...groups.values()]
}

function withParts(parts: readonly Sql[], last: Sql): RawBuilder<{ modified: string }> {
  return sql<{ modified: string }>`with ${sql.join([moment, ...parts])} ${last}`
}

/** Document, child rows and signal in one statement. */
export function insertStatement(stamp: Stamp, document: Row, rows: readonly PlacedRow[]) {
  const { parent, name, user } = stamp
  const fields = fieldColumns(parent)
  const columns = sql.join(
    ['name', 'owner', 'creation', 'modified', 'modified_by', ...fields].map((column) => sql.id(column)),
  )
  const values = sql.join([
    sql`${name}, ${user}, ${NOW}, ${NOW}, ${user}`,
    ...fields.map((field) => sql`${document[field] ?? null}`),
  ])
  const children = byTable(rows).map((group, index) => upsertChildren(group, stamp, `rows${index}`))
  const parts = [...children, signal('document.inserted', { doctype: parent.name, name })]
  return withParts(
    parts,
    sql`insert into ${sql.table(parent.name)} (${columns}) values (${values}) returning modified`,
  )
}

interface KeptRows {
  readonly field: string
  readonly child: DocType
  readonly kept: readonly string[]
}

function deleteMissing(stamp: Stamp, { field, child, kept }: KeptRows): Sql {
  return sql`${sql.id(`gone ${field}`)} as (delete from ${sql.table(child.name)} where "parent" = ${stamp.name} and "parenttype" = ${stamp.parent.name} and "parentfield" = ${field} and "name" <> all(${[...kept]}::text[]))`
}

/** The tables of a save that the client sent: the others are left alone. */
export interface Replaced {
  readonly fields: ReadonlySet<string>
  readonly rows: readonly PlacedRow[]
}

export function updateStatement(stamp: Stamp, document: Row, replaced: Replaced) {
  const { parent, name, user } = stamp
  const assignments = fieldColumns(parent).map((field) => sql`${sql.id(field)} = ${document[field] ?? null}`)
  const standard = sql`"modified" = ${NOW}, "modified_by" = ${user}`
  const gone = fieldsOf(parent).flatMap(({ fieldname, spec }) => {
    if (!isTable(spec) || !replaced.fields.has(fieldname)) return []
    const kept = replaced.rows.filter((row) => row.field === fieldname).map(({ row }) => String(row['name']))
    return [deleteMissing(stamp, { field: fieldname, child: spec.child, kept })]
  })
  const children = byTable(replaced.rows).map((group, index) => upsertChildren(group, stamp, `rows${index}`))
  const parts = [...gone, ...children, signal('document.saved', { doctype: parent.name, name })]
  return withParts(
    parts,
    sql`update ${sql.table(parent.name)} set ${sql.join([standard, ...assignments])} where "name" = ${name} returning modified`,
  )
}

export function deleteStatement(type: DocType, name: string) {
  const children = fieldsOf(type).flatMap(({ fieldname, spec }) =>
    isTable(spec)
      ? [
          sql`${sql.id(`gone ${fieldname}`)} as (delete from ${sql.table(spec.child.name)} where "parent" = ${name} and "parenttype" = ${type.name} and "parentfield" = ${fieldname})`,
        ]
      : [],
  )
  const parts = [...children, signal('document.deleted', { doctype: type.name, name })]
  return sql`with ${sql.join(parts)} delete from ${sql.table(type.name)} where "name" = ${name}`
}
