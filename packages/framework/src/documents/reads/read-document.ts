import { sql, type RawBuilder } from 'kysely'
import { prepareRepeated } from '#framework/database'
import { fieldsOf, isTable, type DocType, type Verb, columnsOf, type Column } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import {
  isGuest,
  permissionFor,
  rowCondition,
  typesDecidingOn,
  type Caller,
  visibleColumns,
  excludesOtherRows,
} from '#framework/permissions'
import type { Row } from '#framework/queries'
import type { QueryContext } from './list-view.ts'
import type { UnitOfWork } from '../work.ts'

type Sees = (type: DocType) => ReadonlyMap<string, Column>

/** Invisible fields are null, so that the shape of a document does not depend on the caller. */
function selected(column: Column, visible: ReadonlyMap<string, Column>): RawBuilder<unknown> {
  return visible.has(column.name) ? sql.id(column.name) : sql`null as ${sql.id(column.name)}`
}

/** Formats timestamps as text: JSON would print them with a T and without trailing zeros. */
function selectedInJson(column: Column, visible: ReadonlyMap<string, Column>): RawBuilder<unknown> {
  if (column.sqlType !== 'timestamp' || !visible.has(column.name)) return selected(column, visible)
  const id = sql.id(column.name)
  return sql`to_char(${id}, 'YYYY-MM-DD HH24:MI:SS.US') as ${id}`
}

interface ChildTable {
  readonly fieldname: string
  readonly child: DocType
}

function childRows(parent: DocType, { fieldname, child }: ChildTable, sees: Sees): RawBuilder<unknown> {
  const visible = sees(child)
  const columns = sql.join([...columnsOf(child).values()].map((column) => selectedInJson(column, visible)))
  return sql`(select coalesce(json_agg(r order by r.idx), '[]'::json) from (
    select ${columns} from ${sql.table(child.name)} where "parent" = d."name" and "parenttype" = ${sql.lit(parent.name)} and "parentfield" = ${sql.lit(fieldname)}
  ) r) as ${sql.id(fieldname)}`
}

function tablesOf(type: DocType, sees: Sees): readonly RawBuilder<unknown>[] {
  return fieldsOf(type).flatMap(({ fieldname, spec }) =>
    isTable(spec) ? [childRows(type, { fieldname, child: spec.child }, sees)] : [],
  )
}

const texts = new WeakMap<ReadonlyMap<string, Column>, string>()

/**
 * SQL for a document's columns and child rows; for every column when it is read whole. Cached for each view of a type:
 * building it takes longer than reading by it.
 */
function shownText({ work, caller, type }: QueryContext, isUnfiltered: boolean): string {
  const sees: Sees = isUnfiltered ? columnsOf : (shown) => visibleColumns(shown, caller, type)
  const visible = sees(type)
  const known = texts.get(visible)
  if (known !== undefined) return known
  const columns = [...columnsOf(type).values()].map((column) => selected(column, visible))
  const text = sql.join([...columns, ...tablesOf(type, sees)]).compile(work.connection).sql
  texts.set(visible, text)
  return text
}

const PERMITTED = '…permitted'

const EXEMPT = '…exempt'

const SUPERSEDED = '…overtaken'

interface Reading {
  readonly type: DocType
  readonly name: string
  readonly verb: Verb
  readonly isLocked: boolean
  /** Includes every column, secrets too: for a write, which must not lose what its caller cannot see. */
  readonly isUnfiltered: boolean
}

/**
 * True when another transaction changed the document during the wait for its lock: PostgreSQL then returns the current
 * row with child rows from before the wait.
 */
function isSuperseded(type: DocType): RawBuilder<unknown> {
  return sql`d.xmin <> (select before.xmin from ${sql.table(type.name)} before where before."name" = d."name")`
}

const hasTables = (type: DocType): boolean => fieldsOf(type).some(({ spec }) => isTable(spec))

interface Asked {
  readonly work: UnitOfWork
  readonly caller: Caller
  readonly condition: RawBuilder<unknown> | null
}

/** A deletion locks out transactions that are about to link to the row; a change lets them pass. */
const lockFor = (verb: Verb): string => (verb === 'delete' ? ' for update of d' : ' for no key update of d')

function compileRead(reading: Reading, { work, caller, condition }: Asked): RawBuilder<Row> {
  const { type, name, isLocked, isUnfiltered } = reading
  const all = sql.join([
    sql.raw(shownText({ work, caller, type }, isUnfiltered)),
    sql`${condition ?? sql`true`} as ${sql.id(PERMITTED)}`,
    ...(isNoted(work, type) ? [sql`${isExempt(work, type, 'd')} as ${sql.id(EXEMPT)}`] : []),
    ...(isLocked && hasTables(type) ? [sql`${isSuperseded(type)} as ${sql.id(SUPERSEDED)}`] : []),
  ])
  const lock = isLocked ? lockFor(reading.verb) : ''
  return sql<Row>`select ${all} from ${sql.table(type.name)} d where "name" = ${name}${sql.raw(lock)}`
}

/** Reads a row in one statement; in a second one when the document changed during the wait for a lock. */
async function readRow(reading: Reading, asked: Asked): Promise<Row | undefined> {
  const { connection } = asked.work
  const query = prepareRepeated(compileRead(reading, asked).compile(connection))
  const { rows } = await connection.executeQuery(query)
  const [row] = rows
  if (row?.[SUPERSEDED] !== true) return row
  const again = await connection.executeQuery(query)
  return again.rows[0]
}

async function mayRead(reading: Reading, { work, caller }: Asked): Promise<boolean> {
  const permission = permissionFor(reading.type, 'read', caller)
  if (permission.kind === 'never') return false
  const condition = rowCondition(permission, caller, 'd')
  const row = await readRow(
    { ...reading, verb: 'read', isLocked: false, isUnfiltered: false },
    { work, caller, condition },
  )
  return row?.[PERMITTED] === true
}

/**
 * Refuses a read or write. A missing document gives the same error as one that the caller may not see: for guests, for
 * callers with a scope of own documents, and for audited types. A reader gets a permission error for a write.
 */
async function refusal(reading: Reading, asked: Asked) {
  const { type, name, verb } = reading
  const isKnown =
    !isNameHidden(type, asked.caller) ||
    (verb !== 'read' && !isGuest(asked.caller) && (await mayRead(reading, asked)))
  return !isKnown ? documentErrors.notFound(type.name, name) : documentErrors.notPermitted(verb, type.name)
}

/** Returns one document with its child rows, in one statement; one of an audited type only after the read is logged. */
export async function readDocument(work: UnitOfWork, caller: Caller, reading: Reading): Promise<Row> {
  const { type, name, verb } = reading
  const permission = permissionFor(type, verb, caller)
  if (permission.kind === 'never') throw documentErrors.notPermitted(verb, type.name)
  for (const one of [type.name, ...typesDecidingOn(permission)]) work.changeSet.read.add(one)
  const condition = rowCondition(permission, caller, 'd')
  const asked = { work, caller, condition }
  const row = await readRow(reading, asked)
  if (!row) throw documentErrors.notFound(type.name, name)
  const { [PERMITTED]: isPermitted, [EXEMPT]: isOwn, [SUPERSEDED]: _isNewerThanRead, ...document } = row
  if (isPermitted !== true) throw await refusal(reading, asked)
  if (isNoted(work, type) && isOwn !== true) await noteRead(work, type, { name })
  return document
}

const EVERY_FIELD = ['*']

export function isNoted({ readLog }: UnitOfWork, type: DocType): boolean {
  return type.guarded !== null && readLog !== null
}

export function isExempt(
  { readLog }: UnitOfWork,
  { guardian }: DocType,
  source: string,
): RawBuilder<unknown> {
  if (guardian === null || readLog === null) return sql`false`
  return rowCondition(guardian, readLog.reader, source) ?? sql`true`
}

export async function noteRead(
  { readLog }: UnitOfWork,
  type: DocType,
  { name, fields = EVERY_FIELD }: { readonly name: string; readonly fields?: readonly string[] },
): Promise<void> {
  await readLog?.note([{ type: type.name, names: [name], count: 1, fields }])
}

/** True when a caller must not learn which documents of a type exist: names are numbered, and would reveal how many. */
export function isNameHidden(type: DocType, caller: Caller): boolean {
  return isGuest(caller) || type.guarded !== null || excludesOtherRows(permissionFor(type, 'read', caller))
}
