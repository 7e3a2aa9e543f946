import { sql, type RawBuilder } from 'kysely'
import { prepareRepeatedWrite } from '#framework/database'
import { type DocType, columnsOf, type Verb } from '#framework/doctypes'
import {
  type Row,
  compileConditions,
  compileRows,
  readConditions,
  type Conditions,
  type View,
} from '#framework/queries'
import type { Change } from '../work.ts'
import { actorOf, recordChange, type Writing } from '../writes/writing.ts'
import { emitsEvents, hasWorkPerDocument, isEdit, parentTypes } from './bulk-rules.ts'
import { documentErrors } from '#framework/errors'
import { isAdministrator, permissionFor, rowCondition } from '#framework/permissions'
import { readWhere, viewOf } from '../reads/list-view.ts'

type Sql = RawBuilder<unknown>

export const MOMENT = sql`(select now from moment)`

const moment = sql`moment as materialized (select clock_timestamp()::timestamp as now)`

/** Column of an upsert: whether the row is new. */
const CREATED = '…created'

export const isCreated = sql`(d."xmax" = 0) as ${sql.id(CREATED)}`

/** Column with the counter's new value. */
export const COUNT = '…count'

/** Field of another document that counts the written rows, in the same statement. */
export interface Counter {
  readonly type: DocType
  readonly name: string
  readonly field: string
}

interface BulkPart {
  readonly write: Sql
  readonly returning: readonly Sql[]
  readonly fields: readonly string[]
  readonly kind: 'created' | 'saved' | 'deleted' | 'upserted'
  readonly emits: boolean
  /** True when rows that an upsert found emit as well. */
  readonly emitsUpdates?: boolean
  readonly counter?: Counter | undefined
  readonly isEdit: boolean
  readonly parts?: readonly Sql[]
  readonly events?: readonly Sql[]
}

const eventNames = {
  created: 'document.inserted',
  saved: 'document.saved',
  deleted: 'document.deleted',
} as const

/** Updates `modified` of the parent document, because a changed row is a change of its document. */
function touchedPart(parent: DocType, index: number, user: string): Sql {
  return sql`${sql.id(`touched${index}`)} as (update ${sql.table(parent.name)} p
    set "modified" = ${MOMENT}, "modified_by" = ${user}
    where p."name" in (select "parent" from written where "parenttype" = ${parent.name}))`
}

function eventName(kind: BulkPart['kind']): Sql {
  if (kind !== 'upserted') return sql`${eventNames[kind]}::text`
  return sql`case when ${sql.id(CREATED)} then ${eventNames.created}::text else ${eventNames.saved}::text end`
}

function eventsPart({ type }: Writing, part: BulkPart): readonly Sql[] {
  const { kind, emits, emitsUpdates = true, events = [] } = part
  if (!emits) return []
  const own = type.isChild
    ? sql`select distinct 'document.saved', jsonb_build_object('doctype', "parenttype", 'name', "parent") from written`
    : sql`select ${eventName(kind)}, jsonb_build_object('doctype', ${type.name}::text, 'name', "name") from written`
  const all = sql.join(
    [emitsUpdates ? own : sql`${own} where ${sql.id(CREATED)}`, ...events],
    sql` union all `,
  )
  return [sql`happened as (insert into mela_event (name, payload) ${all})`]
}

/** Refuses a counter that is not declared as one: its changes would need hooks, versions, events or `modified`. */
export function requireCounter(writing: Writing, { type, field }: Counter): void {
  if (!isAdministrator(writing.caller)) throw documentErrors.notPermitted('write', type.name)
  const counting = { ...writing, type }
  const hasMore = hasWorkPerDocument(counting, [field]) || emitsEvents(counting, [field])
  if (type.isChild || !Object.hasOwn(type.fields, field) || hasMore || isEdit(counting, [field]))
    throw new Error(`${type.name} does not declare ${field} as a counter`)
}

function counterPart({ counter, kind }: BulkPart): readonly Sql[] {
  if (counter === undefined) return []
  const field = sql.id('c', counter.field)
  const sum =
    kind === 'deleted' ? sql`coalesce(${field}, 0) - w.number` : sql`coalesce(${field}, 0) + w.number`
  return [
    sql`counted as (update ${sql.table(counter.type.name)} c set ${sql.id(counter.field)} = ${sum}
    from (select count(*) as number from written) w where c."name" = ${counter.name} and w.number > 0
    returning ${field} as number)`,
  ]
}

function statementOf(writing: Writing, part: BulkPart): RawBuilder<Row> {
  const { type } = writing
  const standard = type.isChild ? ['name', 'parent', 'parenttype'] : ['name']
  const fields = part.fields.filter((field) => !standard.includes(field))
  const returning = sql.join([
    ...[...standard, ...fields].map((column) => sql`${sql.id('d', column)}`),
    ...part.returning,
  ])
  const written = sql`written as (${part.write} returning ${returning})`
  const parents = part.isEdit ? parentTypes(writing) : []
  const touched = parents.map((parent, index) => touchedPart(parent, index, actorOf(writing)))
  const counted = counterPart(part)
  const count = part.counter === undefined ? sql`` : sql`, (select number from counted) as ${sql.id(COUNT)}`
  const all = [moment, written, ...touched, ...(part.parts ?? []), ...counted, ...eventsPart(writing, part)]
  return sql<Row>`with ${sql.join(all)} select written.*${count} from written`
}

function changeOf(row: Row, kind: BulkPart['kind']): Change['kind'] {
  if (kind !== 'upserted') return kind
  return row[CREATED] === true ? 'created' : 'saved'
}

function recordRows(writing: Writing, rows: readonly Row[], { kind, counter }: BulkPart): void {
  const { type } = writing
  if (counter !== undefined && rows.length > 0)
    recordChange({ ...writing, type: counter.type }, counter.name, 'saved')
  if (!type.isChild) {
    for (const row of rows) recordChange(writing, String(row['name']), changeOf(row, kind))
    return
  }
  for (const parent of parentTypes(writing)) {
    const own = rows.filter(({ parenttype }) => parenttype === parent.name)
    for (const name of new Set(own.map((row) => String(row['parent']))))
      recordChange({ ...writing, type: parent }, name, 'saved')
  }
}

/** Writes rows and everything that belongs to them in one statement; returns the written rows. */
export async function runBulk(
  writing: Writing,
  part: BulkPart,
  translate: (error: unknown) => unknown,
): Promise<readonly Row[]> {
  const { connection } = writing.work
  const { rows } = await connection
    .executeQuery(prepareRepeatedWrite(statementOf(writing, part).compile(connection)))
    .catch((error: unknown) => {
      throw translate(error)
    })
  recordRows(writing, rows, part)
  return rows
}

export interface BulkTarget {
  readonly filters: Readonly<Record<string, unknown>>
  /** A column with 'asc' or 'desc'. */
  readonly order_by?: string | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  /** SQL over the columns of the row, called `d`, beside the filters; for the system alone. */
  readonly condition?: Sql | undefined
  /** Leaves out rows that another transaction has locked, instead of waiting for them. */
  readonly skipsLocked?: boolean | undefined
}

/** Refuses callers other than the system: a caller who may write a document saves it. */
function viewOfRows({ work, caller, type }: Writing, verb: Verb): View {
  if (!isAdministrator(caller)) throw documentErrors.notPermitted(verb, type.name)
  const { registry, today } = work
  const visible = columnsOf(type)
  return { registry, caller, type, visible, condition: null, isForClients: false, isByEmail: false, today }
}

function requireValues(type: DocType, filters: BulkTarget['filters']): void {
  const missing = Object.keys(filters).find((field) => filters[field] === undefined)
  if (missing !== undefined) throw new Error(`A bulk write of ${type.name} filters ${missing} by no value`)
}

function conditionsOf(writing: Writing, verb: Verb, { filters, condition }: BulkTarget): Conditions {
  const { type, caller } = writing
  requireValues(type, filters)
  const view = type.isChild ? viewOfRows(writing, verb) : viewOf({ ...writing, beyond: verb }, {})
  const asked = { filters: readWhere(type, filters) }
  if (condition === undefined) return readConditions(view, asked)
  if (!isAdministrator(caller)) throw documentErrors.notPermitted(verb, type.name)
  const both = [...(view.condition ? [view.condition] : []), sql`(${condition})`]
  return readConditions({ ...view, condition: sql.join(both, sql` and `) }, asked)
}

function orderOf(type: DocType, order: string | undefined): Sql {
  if (order === undefined) return sql``
  const [field = '', direction = 'asc'] = order.split(' ')
  if (!columnsOf(type).has(field)) throw new Error(`${type.name} has no ${field} to order by`)
  return sql` order by ${sql.id('d', field)} ${sql.raw(direction === 'desc' ? 'desc' : 'asc')}, d."name"`
}

function rangeOf({ limit, offset }: BulkTarget): Sql {
  return sql`${limit === undefined ? sql`` : sql` limit ${limit}`}${offset === undefined ? sql`` : sql` offset ${offset}`}`
}

/** The lock that the write itself takes. */
function lockOf(verb: Verb, { skipsLocked = false }: BulkTarget): Sql {
  const strength = verb === 'delete' ? sql`update` : sql`no key update`
  return sql` for ${strength} of d${skipsLocked ? sql` skip locked` : sql``}`
}

/**
 * The `where` of a bulk write, on a table called `d`: the filters, and the rows that the caller may read and write.
 * Rows locked by another writer are checked again after the wait, so a row is written only while it fits.
 */
export function bulkWhere(writing: Writing, verb: Verb, target: BulkTarget): Sql {
  const conditions = conditionsOf(writing, verb, target)
  const { order_by, limit, offset, skipsLocked = false } = target
  const isPart = limit !== undefined || offset !== undefined || skipsLocked
  if (!isPart && conditions.sources.joined.length === 0) return compileConditions(conditions)
  const order = orderOf(writing.type, order_by)
  return sql` where d."name" = any(array(
    select d."name" from ${compileRows(conditions)}${order}${rangeOf(target)}${lockOf(verb, target)}))`
}

/** Refuses to leave rows outside the caller's write scope. No statement when that scope covers all rows. */
export async function requireReachOfAll(
  { work, caller, type }: Writing,
  verb: Verb,
  names: readonly string[],
): Promise<void> {
  const permission = permissionFor(type, verb, caller)
  const condition = permission.kind === 'owner' ? null : rowCondition(permission, caller, 'd')
  if (condition === null || names.length === 0) return
  const { rows } = await sql`select 1 from ${sql.table(type.name)} d
    where d."name" = any(${[...names]}::text[]) and not coalesce((${condition}), false) limit 1`.execute(
    work.connection,
  )
  if (rows.length > 0) throw documentErrors.notPermitted(verb, type.name)
}
