import { sql, type RawBuilder } from 'kysely'
import { columnsOf, fieldsOf, isTable, type Column, type DocType, type Verb } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import {
  isGuest,
  permissionFor,
  rowCondition,
  typesDecidingOn,
  visibleColumns,
  type Caller,
} from '#framework/permissions'
import type { Row } from '#framework/queries'
import { isExempt, isNoted, noteRead } from './note-read.ts'
import type { Work } from './work.ts'

const PERMITTED = '…permitted'
const EXEMPT = '…exempt'

/** The columns of a type, or of one of its child types, that this reading may show. */
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
    select ${columns} from ${sql.table(child.name)} where "parent" = d."name" and "parenttype" = ${parent.name} and "parentfield" = ${fieldname}
  ) r) as ${sql.id(fieldname)}`
}

function tablesOf(type: DocType, sees: Sees): readonly RawBuilder<unknown>[] {
  return fieldsOf(type).flatMap(({ fieldname, spec }) =>
    isTable(spec) ? [childRows(type, { fieldname, child: spec.child }, sees)] : [],
  )
}

interface Reading {
  readonly type: DocType
  readonly name: string
  readonly verb: Verb
  readonly isLocked: boolean
  /** Every column whoever asks, secrets too: for a write, which must not lose what its caller cannot see. */
  readonly isWhole: boolean
}

interface Asked {
  readonly work: Work
  readonly caller: Caller
  readonly condition: RawBuilder<unknown> | null
}

function compileRead(reading: Reading, { work, caller, condition }: Asked): RawBuilder<Row> {
  const { type, name, isLocked, isWhole } = reading
  const sees: Sees = isWhole ? columnsOf : (shown) => visibleColumns(shown, caller, type)
  const columns = [...columnsOf(type).values()].map((column) => selected(column, sees(type)))
  const all = sql.join([
    ...columns,
    ...tablesOf(type, sees),
    sql`${condition ?? sql`true`} as ${sql.id(PERMITTED)}`,
    ...(isNoted(work, type) ? [sql`${isExempt(work, type, 'd')} as ${sql.id(EXEMPT)}`] : []),
  ])
  const lock = isLocked ? lockFor(reading) : sql``
  return sql<Row>`select ${all} from ${sql.table(type.name)} d where "name" = ${name}${lock}`
}

/** Whoever deletes keeps out those who are about to point here; a change lets them. */
function lockFor({ verb }: Reading) {
  return verb === 'delete' ? sql` for update of d` : sql` for no key update of d`
}

/** A guest does not learn that a document exists which he may not see. */
function refusal({ type, name, verb }: Reading, caller: Caller) {
  return isGuest(caller)
    ? documentErrors.notFound(type.name, name)
    : documentErrors.notPermitted(verb, type.name)
}

/** One document with its child rows, in one statement; of a guarded type it is shown when the read is written down. */
export async function readDocument(work: Work, caller: Caller, reading: Reading): Promise<Row> {
  const { type, name, verb } = reading
  const permission = permissionFor(type, verb, caller)
  if (permission.kind === 'never') throw documentErrors.notPermitted(verb, type.name)
  for (const one of [type.name, ...typesDecidingOn(permission)]) work.journal.read.add(one)
  const condition = rowCondition(permission, caller, 'd')
  const { rows } = await compileRead(reading, { work, caller, condition }).execute(work.connection)
  const [row] = rows
  if (!row) throw documentErrors.notFound(type.name, name)
  const { [PERMITTED]: isPermitted, [EXEMPT]: isOwn, ...document } = row
  if (isPermitted !== true) throw refusal(reading, caller)
  if (isNoted(work, type) && isOwn !== true) await noteRead(work, type, { name })
  return document
}
