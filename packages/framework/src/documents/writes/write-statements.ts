import { type DomainEvent, type EventPayload, documentEvents } from '#framework/events'
import { sql, type RawBuilder } from 'kysely'
import { columnsOf, fieldsOf, isTable, type DocType, type DynamicLinkField } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { archiveParts, type Deletion } from '../deletions/restorable-document.ts'
import type { Docstatus } from '../lifecycle/states.ts'
import { versionPart, type NewVersion } from '../versions/version-chain.ts'

type Sql = RawBuilder<unknown>

export interface PlacedRow {
  readonly child: DocType
  readonly field: string
  readonly row: Row
}

interface Stamp {
  readonly parent: DocType
  readonly name: string
  readonly user: string
  readonly docstatus: Docstatus
  readonly origin?: RowOrigin | undefined
}

export interface RowOrigin {
  readonly owner: string
  readonly creation: string
}

export interface Emission {
  readonly name: string
  readonly payload: EventPayload
}

export function emission<P extends EventPayload>({ name }: DomainEvent<P>, payload: NoInfer<P>): Emission {
  return { name, payload }
}

const NOW = sql`(select now from moment)`

/** Shared moment of all rows of a write, with microseconds that distinguish two writes. */
const moment = sql`moment as materialized (select clock_timestamp()::timestamp as now)`

function fieldColumns(type: DocType): readonly string[] {
  return [...columnsOf(type).values()].filter((column) => !column.isStandard).map((column) => column.name)
}

function storeEvents(emissions: readonly Emission[]): Sql {
  const rows = emissions.map(({ name, payload }) => sql`(${name}, ${JSON.stringify(payload)}::jsonb)`)
  return sql`happened as (insert into mela_event (name, payload) values ${sql.join(rows)})`
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

function authorship(origin: RowOrigin | undefined, user: string): Sql {
  return origin ? sql`${origin.owner}, ${origin.creation}::timestamp` : sql`${user}, ${NOW}`
}

function rowOrigin({ owner, creation }: Row): RowOrigin | undefined {
  return typeof owner === 'string' && typeof creation === 'string' ? { owner, creation } : undefined
}

function childValues({ child, field, row }: PlacedRow, stamp: Stamp): Sql {
  const { parent, name, user, docstatus, origin } = stamp
  const fields = fieldColumns(child).map((column) => sql`${row[column] ?? null}`)
  const standard = sql`${row['name']}, ${authorship(origin && rowOrigin(row), user)}, ${NOW}, ${user}, ${docstatus}::smallint, ${row['idx']}::integer, ${name}, ${field}, ${parent.name}`
  return sql`(${sql.join([standard, ...fields])})`
}

function upsertChildren(rows: readonly PlacedRow[], stamp: Stamp, label: string): Sql {
  const [first] = rows
  if (!first) return sql``
  const { child } = first
  const retained = ['modified', 'modified_by', 'docstatus', 'idx', ...fieldColumns(child)]
  const changes = sql.join(retained.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`))
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

interface Made {
  readonly rows: readonly PlacedRow[]
  readonly version: NewVersion | null
}

/** Document, child rows, version and event in one statement. */
export function insertStatement(stamp: Stamp, document: Row, { rows, version }: Made) {
  const { parent, name, user, origin } = stamp
  const fields = fieldColumns(parent)
  const columns = sql.join(
    ['name', 'owner', 'creation', 'modified', 'modified_by', ...fields].map((column) => sql.id(column)),
  )
  const values = sql.join([
    sql`${name}, ${authorship(origin, user)}, ${NOW}, ${user}`,
    ...fields.map((field) => sql`${document[field] ?? null}`),
  ])
  const children = byTable(rows).map((group, index) => upsertChildren(group, stamp, `rows${index}`))
  const happened = storeEvents([emission(documentEvents.inserted, { doctype: parent.name, name })])
  return withParts(
    [...children, ...(version ? [versionPart(version)] : []), happened],
    sql`insert into ${sql.table(parent.name)} (${columns}) values (${values}) returning modified`,
  )
}

interface RetainedRows {
  readonly field: string
  readonly child: DocType
  readonly retained: readonly string[]
}

function deleteMissing(stamp: Stamp, { field, child, retained }: RetainedRows): Sql {
  return sql`${sql.id(`gone ${field}`)} as (delete from ${sql.table(child.name)} where "parent" = ${stamp.name} and "parenttype" = ${stamp.parent.name} and "parentfield" = ${field} and "name" <> all(${[...retained]}::text[]))`
}

export interface Written {
  readonly fields: ReadonlySet<string>
  readonly rows: readonly PlacedRow[]
  readonly emissions: readonly Emission[]
  readonly version: NewVersion | null
}

/** Document, child rows, version and events in one statement. */
export function updateStatement(stamp: Stamp, document: Row, written: Written) {
  const { parent, name, user, docstatus } = stamp
  const assignments = fieldColumns(parent).map((field) => sql`${sql.id(field)} = ${document[field] ?? null}`)
  const standard = sql`"modified" = ${NOW}, "modified_by" = ${user}, "docstatus" = ${docstatus}::smallint`
  const deletions = fieldsOf(parent).flatMap(({ fieldname, spec }) => {
    if (!isTable(spec) || !written.fields.has(fieldname)) return []
    const retained = written.rows
      .filter((row) => row.field === fieldname)
      .map(({ row }) => String(row['name']))
    return [deleteMissing(stamp, { field: fieldname, child: spec.child, retained })]
  })
  const children = byTable(written.rows).map((group, index) => upsertChildren(group, stamp, `rows${index}`))
  const version = written.version ? [versionPart(written.version)] : []
  return withParts(
    [...deletions, ...children, ...version, storeEvents(written.emissions)],
    sql`update ${sql.table(parent.name)} set ${sql.join([standard, ...assignments])} where "name" = ${name} returning modified`,
  )
}

/** Document, child rows, retained copy if any, and event in one statement. */
export function deleteStatement(type: DocType, name: string, deletion: Deletion | null) {
  const children = fieldsOf(type).flatMap(({ fieldname, spec }) =>
    isTable(spec)
      ? [
          sql`${sql.id(`gone ${fieldname}`)} as (delete from ${sql.table(spec.child.name)} where "parent" = ${name} and "parenttype" = ${type.name} and "parentfield" = ${fieldname})`,
        ]
      : [],
  )
  const archive = deletion ? { deleted_document: deletion.name } : {}
  const payload = { doctype: type.name, name, ...archive }
  const happened = storeEvents([emission(documentEvents.deleted, payload)])
  const retained = deletion ? archiveParts({ type: type.name, name }, deletion) : []
  return sql`with ${sql.join([moment, ...children, ...retained, happened])} delete from ${sql.table(type.name)} where "name" = ${name}`
}

export interface Renaming {
  readonly type: DocType
  readonly from: string
  readonly to: string
  readonly user: string
  readonly isVersioned: boolean
}

type Note = { readonly renamed: readonly string[] } | { readonly merged: readonly string[] }

function renameParts({ type, from, to, user, isVersioned }: Renaming, data: Note): readonly Sql[] {
  const version = isVersioned ? [versionPart({ type, name: to, user, data })] : []
  const payload = { doctype: type.name, name: to, old_name: from }
  return [...version, storeEvents([emission(documentEvents.renamed, payload)])]
}

/** Name, rows, dynamic links, version and event in one statement; every Link follows by its foreign key. */
export function renameStatement(renaming: Renaming & { readonly dynamicLinks: readonly DynamicLinkField[] }) {
  const { type, from, to, user, dynamicLinks } = renaming
  const children = new Set(fieldsOf(type).flatMap(({ spec }) => (isTable(spec) ? [spec.child] : [])))
  const rows = [...children].map(
    (child, index) =>
      sql`${sql.id(`rows${index}`)} as (update ${sql.table(child.name)} set "parent" = ${to} where "parent" = ${from} and "parenttype" = ${type.name})`,
  )
  const followers = dynamicLinks.map(
    (link, index) =>
      sql`${sql.id(`followers${index}`)} as (update ${sql.table(link.type.name)} set ${sql.id(link.fieldname)} = ${to} where ${sql.id(link.fieldname)} = ${from} and ${sql.id(link.typeField)} = ${type.name})`,
  )
  const named = type.naming.kind === 'field' ? sql`, ${sql.id(type.naming.field)} = ${to}` : sql``
  return withParts(
    [...rows, ...followers, ...renameParts(renaming, { renamed: [from, to] })],
    sql`update ${sql.table(type.name)} set "name" = ${to}, "modified" = ${NOW}, "modified_by" = ${user}${named} where "name" = ${from} returning modified`,
  )
}

export function mergeNoteStatement(renaming: Renaming) {
  return withParts(
    renameParts(renaming, { merged: [renaming.from, renaming.to] }),
    sql`update ${sql.table(renaming.type.name)} set "modified" = ${NOW}, "modified_by" = ${renaming.user} where "name" = ${renaming.to} returning modified`,
  )
}
