import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#framework/database'
import { columnsOf, fieldsOf, isTable, type Column, type Condition, type DocType } from '#framework/doctypes'
import { EventDelivery } from '#framework/dead-letters'
import type { Engine } from '#framework/engine'
import {
  declaredColumns,
  isDeclared,
  type Requester,
  type StoredRow,
  type World,
} from '../permission-suite/declared-access.ts'
import { documentTypes, isSingle } from '../permission-suite/seed-rows.ts'

export interface Marker {
  readonly text: string
  readonly type: DocType
  readonly document: string
  readonly holder: DocType
  readonly column: string
}

const MARKER = /mk[0-9a-f]{10}km/g
const MARKER_LENGTH = 14

let markerCount = 0

function newMarker(): string {
  markerCount += 1
  return `mk${markerCount.toString(16).padStart(10, '0')}km`
}

export function markersIn(text: string): readonly string[] {
  return [...new Set(text.match(MARKER))]
}

function fieldsNamedIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'where':
      return Object.keys(condition.values)
    case 'user':
    case 'through':
      return [condition.field]
    case 'any':
    case 'all':
      return condition.of.flatMap(fieldsNamedIn)
    default:
      return []
  }
}

function freeColumns(type: DocType): readonly Column[] {
  const conditions = Object.values(type.access).flatMap(({ verbs }) => Object.values(verbs))
  const accessFields = new Set(conditions.flatMap(fieldsNamedIn))
  const formatted = new Set(
    fieldsOf(type).flatMap(({ fieldname, options, spec }) => [
      ...(options.length > 0 || spec.initial !== null ? [fieldname] : []),
      ...((spec.rules.maxLength ?? MARKER_LENGTH) < MARKER_LENGTH ? [fieldname] : []),
      // A text field with a document's name comes with one that names its type; both are known to the caller.
      ...(spec.options.typeField === undefined ? [] : [fieldname, spec.options.typeField]),
    ]),
  )
  return [...columnsOf(type).values()].filter(
    ({ name, fieldtype, isStandard }) =>
      !isStandard &&
      ['Data', 'Small Text', 'Text', 'Text Editor', 'Password'].includes(fieldtype) &&
      !accessFields.has(name) &&
      !formatted.has(name),
  )
}

const plainValues: Readonly<Record<string, string | number>> = {
  text: '',
  timestamp: '2026-01-01 10:00:00',
  date: '2026-01-01',
  time: '10:00:00',
  smallint: 0,
  integer: 0,
  bigint: 0,
  'double precision': 0,
}

interface Row {
  readonly type: DocType
  readonly document: string
  readonly holder: DocType
  readonly name: string
}

async function markRow(connection: Kysely<Tables>, row: Row): Promise<readonly Marker[]> {
  const { type, document, holder, name } = row
  const markers = freeColumns(holder).map(({ name: column }): Marker => ({
    text: newMarker(),
    type,
    document,
    holder,
    column,
  }))
  if (markers.length === 0) return []
  const values = markers.map(({ column, text }) => sql`${sql.id(column)} = ${text}`)
  await sql`update ${sql.table(holder.name)} set ${sql.join(values)} where name = ${name}`.execute(connection)
  return markers
}

function rowValue(column: Column, given: Readonly<Record<string, string>>): RawBuilder<unknown> {
  const value = given[column.name] ?? (column.isNullable ? null : (plainValues[column.sqlType] ?? ''))
  return sql`${value}::${sql.raw(column.sqlType)}`
}

interface TablePlace {
  readonly type: DocType
  readonly document: string
  readonly field: string
  readonly child: DocType
}

async function addRow(
  connection: Kysely<Tables>,
  { type, document, field, child }: TablePlace,
): Promise<string> {
  const name = `${document}-${field}`.slice(0, 140)
  const columns = [...columnsOf(child).values()]
  const place = { parent: document, parenttype: type.name, parentfield: field }
  const given = { name, owner: 'nobody', modified_by: 'nobody', ...place }
  const values = columns.map((column) => rowValue(column, given))
  const names = columns.map((column) => sql.id(column.name))
  await sql`insert into ${sql.table(child.name)} (${sql.join(names)})
    values (${sql.join(values)}) on conflict do nothing`.execute(connection)
  return name
}

async function markChildren(
  connection: Kysely<Tables>,
  type: DocType,
  document: string,
): Promise<readonly Marker[]> {
  const markers: Marker[] = []
  for (const { fieldname, spec } of fieldsOf(type)) {
    if (
      !isTable(spec) ||
      fieldsOf(spec.child).some(({ fieldtype, required }) => fieldtype === 'Link' && required)
    )
      continue
    const name = await addRow(connection, { type, document, field: fieldname, child: spec.child })
    markers.push(...(await markRow(connection, { type, document, holder: spec.child, name })))
  }
  return markers
}

const isRemoved = ({ isChild, access }: DocType): boolean =>
  !isChild && Object.values(access).some(({ verbs }) => verbs.delete !== undefined)

/** Protects marked rows from changes, because their values decide who may see them. */
async function protectMarkedRows(connection: Kysely<Tables>, types: readonly DocType[]): Promise<void> {
  await sql`create function keep_planted() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then return old; end if;
    if tg_argv[0] = 'row' then return null; end if;
    raise exception 'planted' using errcode = '23503'; end $$`.execute(connection)
  // A share that was created and removed could not be distinguished from a leak, so shares stay.
  await sql`create trigger keep_shared before update or delete on "DocShare" for each row
    when (old.share_name like 'seed-%') execute function keep_planted('document')`.execute(connection)
  for (const type of types.filter(({ appendOnly }) => !appendOnly)) {
    const [column, kind] = [type.isChild ? 'parent' : 'name', isRemoved(type) ? 'document' : 'row']
    await sql`create trigger keep_planted before update or delete on ${sql.table(type.name)} for each row
      when (old.${sql.id(column)} like 'seed-%') execute function keep_planted(${sql.lit(kind)})`.execute(
      connection,
    )
  }
}

async function giveNumbers(connection: Kysely<Tables>): Promise<void> {
  await sql`update ${sql.table(EventDelivery.name)} set event_id = gen_random_uuid()::text`.execute(
    connection,
  )
}

export async function plantMarkers(engine: Engine, world: World): Promise<readonly Marker[]> {
  const markers: Marker[] = []
  await engine.database.kysely.transaction().execute(async (connection) => {
    await sql`set constraints all deferred`.execute(connection)
    // Types have rules that refuse changes; markers are written without them.
    await sql`set local session_replication_role = replica`.execute(connection)
    for (const type of documentTypes(engine)) {
      if (isSingle(type) || type.appendOnly || type === EventDelivery) continue
      for (const row of world.get(type.name) ?? []) {
        const document = String(row['name'])
        markers.push(...(await markRow(connection, { type, document, holder: type, name: document })))
        markers.push(...(await markChildren(connection, type, document)))
      }
    }
    await giveNumbers(connection)
    await protectMarkedRows(connection, engine.registry.types)
  })
  return markers
}

function isSeen({ type, document, holder, column }: Marker, requester: Requester, world: World): boolean {
  const row = world.get(type.name)?.find(({ name }: StoredRow) => name === document)
  if (!row) return false
  const isReached = (['read', 'select'] as const).some((verb) =>
    isDeclared(type, verb, { requester, world, row }),
  )
  return isReached && (holder.isChild || declaredColumns(type, requester).includes(column))
}

export function hiddenFrom(
  requester: Requester,
  markers: readonly Marker[],
  world: World,
): ReadonlyMap<string, Marker> {
  return new Map(
    markers.filter((marker) => !isSeen(marker, requester, world)).map((marker) => [marker.text, marker]),
  )
}

export async function isShared({ database }: Engine, { type, document }: Marker): Promise<boolean> {
  const { rows } = await sql`select from "DocShare" where share_doctype = ${type.name}
    and share_name = ${document} limit 1`.execute(database.kysely)
  return rows.length > 0
}
