import {
  columnsOf,
  fieldsOf,
  isTable,
  withCurrentNames,
  type DocType,
  type ResolvedField,
  type DynamicLinkField,
} from '#framework/doctypes'
import { problemError } from '#framework/errors'
import type { Row } from '#framework/queries'
import { acceptWireValue, hasColumn, toDecimal } from '#meta'
import { sql, type RawBuilder } from 'kysely'
import { DeletedDocument } from './deleted-document.doctype.ts'

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

function snapshotValues(type: DocType, row: Row): Row {
  const columns = [...columnsOf(type).values()].filter(({ fieldtype }) => fieldtype !== 'Password')
  return Object.fromEntries(
    columns.map(({ name, fieldtype }) => {
      const value = row[name]
      return [name, fieldtype === 'Currency' && typeof value === 'number' ? toDecimal(value) : value]
    }),
  )
}

export function snapshotDocument(type: DocType, document: Row): Row {
  const tables = fieldsOf(type).flatMap(({ fieldname, spec }) => {
    if (!isTable(spec)) return []
    const rows = rowsOf(document[fieldname]).map((row) => snapshotDocument(spec.child, row))
    return [[fieldname, rows] as const]
  })
  return { ...snapshotValues(type, document), ...Object.fromEntries(tables), doctype: type.name }
}

function storedValue(field: ResolvedField, value: unknown): unknown {
  if (isTable(field.spec)) {
    const { child } = field.spec
    return rowsOf(value).map((row) => fieldsIn(child, row))
  }
  if (field.fieldtype !== 'Currency') return value
  const acceptance = acceptWireValue(field, value)
  if (!acceptance.isAccepted) throw problemError(field, acceptance.problem)
  return acceptance.value
}

export function fieldsIn(type: DocType, written: Row): Row {
  const snapshot = withCurrentNames(type.fields, written)
  const known = fieldsOf(type).filter(
    ({ fieldname, fieldtype, spec }) =>
      snapshot[fieldname] !== undefined && (hasColumn(fieldtype) || isTable(spec)),
  )
  return Object.fromEntries(
    known.map((field) => [field.fieldname, storedValue(field, snapshot[field.fieldname])]),
  )
}

const IDENTITY = ['name', 'owner', 'creation'] as const

function identityOf(row: Row | undefined): Row {
  return row ? Object.fromEntries(IDENTITY.map((key) => [key, row[key]])) : {}
}

export function withRowIdentity(type: DocType, drafted: Row, written: Row): Row {
  const snapshot = withCurrentNames(type.fields, written)
  const tables = fieldsOf(type).flatMap(({ fieldname, spec }) => {
    if (!isTable(spec)) return []
    const before = rowsOf(snapshot[fieldname])
    const rows = rowsOf(drafted[fieldname]).map((row, index) => ({ ...row, ...identityOf(before[index]) }))
    return [[fieldname, rows] as const]
  })
  return { ...drafted, ...Object.fromEntries(tables) }
}

type Sql = RawBuilder<unknown>

interface Place {
  readonly type: string
  readonly name: string
}

function movedParts(links: readonly DynamicLinkField[], from: Place, to: Place): readonly Sql[] {
  return links.map(
    ({ type, fieldname, typeField }, index) =>
      sql`${sql.id(`along${index}`)} as (update ${sql.table(type.name)}
        set ${sql.id(fieldname)} = ${to.name}, ${sql.id(typeField)} = ${to.type}
        where ${sql.id(fieldname)} = ${from.name} and ${sql.id(typeField)} = ${from.type})`,
  )
}

export interface Deletion {
  readonly name: string
  readonly user: string
  readonly data: object
  readonly followingLinks: readonly DynamicLinkField[]
}

export function archiveParts(deleted: Place, { name, user, data, followingLinks }: Deletion): readonly Sql[] {
  const archived = sql`kept as (
    insert into "Deleted Document" ("name", "owner", "creation", "modified", "modified_by", "deleted_doctype", "deleted_name", "data", "restored")
    select ${name}, ${user}, moment.now, moment.now, ${user}, ${deleted.type}, ${deleted.name}, ${JSON.stringify(data)}, 0 from moment)`
  return [archived, ...movedParts(followingLinks, deleted, { type: DeletedDocument.name, name })]
}

export function restoredStatement(
  deletion: Pick<Deletion, 'name' | 'user' | 'followingLinks'>,
  restored: Place,
): Sql {
  const { name, user, followingLinks } = deletion
  const parts = movedParts(followingLinks, { type: DeletedDocument.name, name }, restored)
  const withClause = parts.length > 0 ? sql`with ${sql.join([...parts])} ` : sql``
  return sql`${withClause}update "Deleted Document"
    set "restored" = 1, "new_name" = ${restored.name}, "modified" = clock_timestamp()::timestamp, "modified_by" = ${user}
    where "name" = ${name}`
}
