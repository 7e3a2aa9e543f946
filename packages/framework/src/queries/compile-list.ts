import { sql, type Kysely, type RawBuilder } from 'kysely'
import { quoted, type Tables } from '#framework/database'
import type { DocType } from '#framework/doctypes'
import { compileConditions, type Conditions } from './compile-conditions.ts'
import type { ListQuery } from './read-query.ts'
import { type Output, compileJoins, MAIN } from './sources.ts'
import { groupColumns, isSummary, auditSelects, type AuditedColumn } from './audited-names.ts'
import { queryErrors } from './query-errors.ts'

interface Placing {
  readonly type: DocType
  readonly name: string
  readonly previous: Row | null
  readonly document: Row
}

/** Limit of all trees, so that every walk ends. */
const DEEPEST = 100

interface Branch {
  readonly above: number
  readonly below: number
  readonly is_cycle: boolean
}

function newParent({ type, previous, document }: Placing): string | null {
  if (type.tree === null) return null
  const { parentField } = type.tree
  const parent = document[parentField]
  return typeof parent === 'string' && parent !== '' && parent !== previous?.[parentField] ? parent : null
}

/** Serialises moves in one tree until the transaction ends. */
async function lockTree(connection: Kysely<Tables>, type: DocType): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tree ${type.name}`}, 0))`.execute(connection)
}

function walk(name: string, parent: string, type: DocType): RawBuilder<Branch> {
  const table = sql.raw(quoted(type.name))
  const up = sql.raw(quoted(type.tree?.parentField ?? ''))
  return sql<Branch>`
    with recursive above as (
      select n."name", n.${up} as parent, 1 as depth from ${table} n where n."name" = ${parent}
      union all
      select n."name", n.${up}, a.depth + 1 from ${table} n join above a on n."name" = a.parent where a.depth <= ${DEEPEST}
    ), below as (
      select ${name}::text as name, 0 as depth
      union all
      select n."name", b.depth + 1 from ${table} n join below b on n.${up} = b.name where b.depth <= ${DEEPEST}
    )
    select (select coalesce(max(depth), 0) from above) as above, (select max(depth) from below) as below,
      exists (select 1 from above where name = ${name}) as is_cycle`
}

/**
 * Refuses a parent below the document itself, and a branch that would become too deep. The lock orders concurrent moves
 * that are valid alone and a circle together.
 */
export async function requireNoCycle(connection: Kysely<Tables>, placing: Placing): Promise<void> {
  const { type, name } = placing
  const parent = newParent(placing)
  if (parent === null) return
  if (parent === name) throw queryErrors.belowItself(type.name)
  // A separate statement sees what was committed while this one waited for the lock.
  await lockTree(connection, type)
  const { rows } = await walk(name, parent, type).execute(connection)
  const [branch] = rows
  if (branch?.is_cycle) throw queryErrors.belowItself(type.name)
  const deepest = type.tree?.deepest ?? DEEPEST
  if (branch && branch.above + branch.below + 1 > deepest) throw queryErrors.tooDeep(type.name, deepest)
}

export type Row = Record<string, unknown>

function selected({ selection: { outputs, isDistinct } }: ListQuery, isGrouped: boolean): string {
  const columns = outputs.map(shown).join(', ')
  return isDistinct && !isGrouped && columns !== '' ? `distinct ${columns}` : columns
}

function shown({ key, text, operand, isNamed }: Output): string {
  const isBare = isNamed && operand?.column.name === key && !operand.column.isZeroWhenEmpty
  return isBare ? text : `${text} as ${quoted(key)}`
}

function from(conditions: Conditions): RawBuilder<unknown> {
  const { view, sources } = conditions
  const main = sql.raw(`${quoted(view.type.name)} ${MAIN}`)
  return sources.joined.length === 0 ? main : sql`${main}${compileJoins(view, sources.joined)}`
}

/** `from` and `where` of the meant rows, under the name `d`: for statements that lock or write them. */
export function compileRows(conditions: Conditions): RawBuilder<unknown> {
  return sql`${from(conditions)}${compileConditions(conditions)}`
}

function grouping({ order }: ListQuery, groups: readonly string[]): string {
  const group = groups.length > 0 ? ` group by ${groups.join(', ')}` : ''
  const sorting = order.map(({ text, direction }) => `${text} ${direction}`).join(', ')
  return sorting === '' ? group : `${group} order by ${sorting}`
}

export function compileList(
  query: ListQuery,
  auditedColumns: readonly AuditedColumn[] = [],
): RawBuilder<Row> {
  const { limit, offset } = query.paging
  const readsAudited = auditedColumns.length > 0
  const columnText = selected(query, readsAudited)
  const parts = [
    ...(columnText === '' ? [] : [sql.raw(columnText)]),
    ...auditSelects(isSummary(query), auditedColumns),
  ]
  const columns = readsAudited ? sql.join(parts) : sql.raw(columnText)
  const groups = readsAudited ? groupColumns(query) : query.groups.map(({ text }) => text)
  const end = sql.raw(grouping(query, groups))
  return sql<Row>`select ${columns} from ${from(query)}${compileConditions(query)}${end} limit ${limit} offset ${offset}`
}

export function compileCount(
  conditions: Conditions,
  auditedColumns: readonly AuditedColumn[] = [],
): RawBuilder<Row & { count: number }> {
  const columns = sql.join([sql`count(*) as count`, ...auditSelects(true, auditedColumns)])
  return sql<
    Row & { count: number }
  >`select ${columns} from ${from(conditions)}${compileConditions(conditions)}`
}

export interface DocumentCount {
  readonly count: number
  readonly first: string | null
}

export function compileDocumentCount(conditions: Conditions, most: number): RawBuilder<DocumentCount> {
  const found = sql`select ${sql.raw(MAIN)}."name" as name from ${from(conditions)}${compileConditions(conditions)}`
  return sql<DocumentCount>`select count(*)::int as count, min(name) as first from (${found} limit ${most}) counted`
}
