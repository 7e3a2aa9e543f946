import { sql, type RawBuilder } from 'kysely'
import { columnsOf, type DocType, type Verb } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { isAdministrator, permissionFor, rowCondition } from '#framework/permissions'
import {
  compileConditions,
  compileRows,
  readConditions,
  type Conditions,
  type View,
} from '#framework/queries'
import { readWhere, viewOf } from '../reads/list-view.ts'
import type { Writing } from '../writes/writing.ts'

type Sql = RawBuilder<unknown>

/** Which rows are meant: those that fit the filters, or the first of them in an order. */
export interface BulkTarget {
  readonly filters: Readonly<Record<string, unknown>>
  /** A column with 'asc' or 'desc'. */
  readonly order_by?: string | undefined
  readonly limit?: number | undefined
  /** How many of the first are left as they are. */
  readonly offset?: number | undefined
}

/** Rows of documents are the system's alone to write in bulk: whoever may write a document saves it. */
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

function conditionsOf(writing: Writing, verb: Verb, { filters }: BulkTarget): Conditions {
  const { type } = writing
  requireValues(type, filters)
  const view = type.isChild ? viewOfRows(writing, verb) : viewOf({ ...writing, beyond: verb }, {})
  return readConditions(view, { filters: readWhere(type, filters) })
}

function orderOf(type: DocType, order: string): Sql {
  const [field = '', direction = 'asc'] = order.split(' ')
  if (!columnsOf(type).has(field)) throw new Error(`${type.name} has no ${field} to order by`)
  return sql` order by ${sql.id('d', field)} ${sql.raw(direction === 'desc' ? 'desc' : 'asc')}, d."name"`
}

/**
 * The `where` of a bulk write, on a table called `d`: the filters, and the rows that the caller may read and write. Rows
 * that wait for another writer are looked at again when he is done, so a row is written only while it fits.
 */
export function bulkWhere(writing: Writing, verb: Verb, target: BulkTarget): Sql {
  const conditions = conditionsOf(writing, verb, target)
  const { order_by, limit, offset } = target
  const isPart = limit !== undefined || offset !== undefined
  if (!isPart && conditions.sources.joined.length === 0) return compileConditions(conditions)
  const order = order_by === undefined ? sql`` : orderOf(writing.type, order_by)
  const end = sql`${limit === undefined ? sql`` : sql` limit ${limit}`}${offset === undefined ? sql`` : sql` offset ${offset}`}`
  return sql` where d."name" = any(array(
    select d."name" from ${compileRows(conditions)}${order}${end} for no key update of d))`
}

/** Refuses to leave rows where the caller's right to write does not reach. Free for whoever's right knows no rows. */
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
