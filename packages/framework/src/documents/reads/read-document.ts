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
  opensNoOthers,
} from '#framework/permissions'
import type { Row } from '#framework/queries'
import type { Asking } from './list-view.ts'
import type { UnitOfWork } from '../work.ts'

/** The columns of a type, or of one of its child types, that a reading may show. */
type Sees = (type: DocType) => ReadonlyMap<string, Column>

/** What may not be seen is null, so that the shape of a document never depends on who looks. */
function selected(column: Column, visible: ReadonlyMap<string, Column>): RawBuilder<unknown> {
  return visible.has(column.name) ? sql.id(column.name) : sql`null as ${sql.id(column.name)}`
}

/** JSON would print a timestamp with a T and without its trailing zeros. */
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

/** By the columns that are seen of a type: whoever sees the same of it sees the same of its rows. */
const texts = new WeakMap<ReadonlyMap<string, Column>, string>()

/**
 * A document's columns and its child rows as SQL; every column, whoever asks, where it is read whole. Written once for each
 * way to see a type: writing it takes longer than reading by it.
 */
function shownText({ work, caller, type }: Asking, isUnfiltered: boolean): string {
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

const OVERTAKEN = '…overtaken'

interface Reading {
  readonly type: DocType
  readonly name: string
  readonly verb: Verb
  readonly isLocked: boolean
  /** Every column whoever asks, secrets too: for a write, which must not lose what its caller cannot see. */
  readonly isUnfiltered: boolean
}

/**
 * Whoever had to wait for a lock is given the row as it is now, and child rows as they were when the waiting began. True
 * where somebody changed the document meanwhile.
 */
function isOvertaken(type: DocType): RawBuilder<unknown> {
  return sql`d.xmin <> (select before.xmin from ${sql.table(type.name)} before where before."name" = d."name")`
}

const hasTables = (type: DocType): boolean => fieldsOf(type).some(({ spec }) => isTable(spec))

interface Asked {
  readonly work: UnitOfWork
  readonly caller: Caller
  readonly condition: RawBuilder<unknown> | null
}

/** Whoever deletes keeps out those who are about to point here; a change lets them. */
const lockFor = (verb: Verb): string => (verb === 'delete' ? ' for update of d' : ' for no key update of d')

function compileRead(reading: Reading, { work, caller, condition }: Asked): RawBuilder<Row> {
  const { type, name, isLocked, isUnfiltered } = reading
  const all = sql.join([
    sql.raw(shownText({ work, caller, type }, isUnfiltered)),
    sql`${condition ?? sql`true`} as ${sql.id(PERMITTED)}`,
    ...(isNoted(work, type) ? [sql`${isExempt(work, type, 'd')} as ${sql.id(EXEMPT)}`] : []),
    ...(isLocked && hasTables(type) ? [sql`${isOvertaken(type)} as ${sql.id(OVERTAKEN)}`] : []),
  ])
  const lock = isLocked ? lockFor(reading.verb) : ''
  return sql<Row>`select ${all} from ${sql.table(type.name)} d where "name" = ${name}${sql.raw(lock)}`
}

/** One statement; a second one where a lock was waited for and the document is not what it was. */
async function readRow(reading: Reading, asked: Asked): Promise<Row | undefined> {
  const { connection } = asked.work
  const query = prepareRepeated(compileRead(reading, asked).compile(connection))
  const { rows } = await connection.executeQuery(query)
  const [row] = rows
  if (row?.[OVERTAKEN] !== true) return row
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
 * A guest does not learn that a document exists which they may not see, nor does anybody who reads only their own of its
 * type, nor does anybody of documents whose reads are audited. Who may read it is told that they may not change it.
 */
async function refusal(reading: Reading, asked: Asked) {
  const { type, name, verb } = reading
  const isKnown =
    !isNameHidden(type, asked.caller) ||
    (verb !== 'read' && !isGuest(asked.caller) && (await mayRead(reading, asked)))
  return !isKnown ? documentErrors.notFound(type.name, name) : documentErrors.notPermitted(verb, type.name)
}

/** One document with its child rows, in one statement; of a guarded type it is shown when the read is written down. */
export async function readDocument(work: UnitOfWork, caller: Caller, reading: Reading): Promise<Row> {
  const { type, name, verb } = reading
  const permission = permissionFor(type, verb, caller)
  if (permission.kind === 'never') throw documentErrors.notPermitted(verb, type.name)
  for (const one of [type.name, ...typesDecidingOn(permission)]) work.journal.read.add(one)
  const condition = rowCondition(permission, caller, 'd')
  const asked = { work, caller, condition }
  const row = await readRow(reading, asked)
  if (!row) throw documentErrors.notFound(type.name, name)
  const { [PERMITTED]: isPermitted, [EXEMPT]: isOwn, [OVERTAKEN]: _isOvertaken, ...document } = row
  if (isPermitted !== true) throw await refusal(reading, asked)
  if (isNoted(work, type) && isOwn !== true) await noteRead(work, type, { name })
  return document
}

const EVERY_FIELD = ['*']

/** Whether reads of a type are written down in this piece of work. */
export function isNoted({ readLog }: UnitOfWork, type: DocType): boolean {
  return type.guarded !== null && readLog !== null
}

/** As SQL: whether the document is the reader's own, so that his reading it is nobody's concern. */
export function isExempt(
  { readLog }: UnitOfWork,
  { guardian }: DocType,
  source: string,
): RawBuilder<unknown> {
  if (guardian === null || readLog === null) return sql`false`
  return rowCondition(guardian, readLog.reader, source) ?? sql`true`
}

/** Writes down that somebody is about to be shown a document of a guarded type. */
export async function noteRead(
  { readLog }: UnitOfWork,
  type: DocType,
  { name, fields = EVERY_FIELD }: { readonly name: string; readonly fields?: readonly string[] },
): Promise<void> {
  await readLog?.note([{ type: type.name, names: [name], count: 1, fields }])
}

/** Whether a caller is not to learn which documents of a type exist: names are numbered, and would tell how many. */
export function isNameHidden(type: DocType, caller: Caller): boolean {
  return isGuest(caller) || type.guarded !== null || opensNoOthers(permissionFor(type, 'read', caller))
}
