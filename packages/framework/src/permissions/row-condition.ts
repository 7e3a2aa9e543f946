import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '#framework/doctypes'
import { isGuest, type Caller } from './caller.ts'
import type { Permission, RowAccess, Shared } from './permission.ts'
import type { Limit } from './restriction.ts'

type Sql = RawBuilder<unknown>

interface SourceContext {
  readonly caller: Caller
  readonly source: string
}

const noRows = sql`false`

const LINKED = 'linked'

function isOneOf(place: SourceContext, conditions: readonly Condition[], operator: 'and' | 'or'): Sql {
  const parts = conditions.map((condition) => sql`(${compile(condition, place)})`)
  return sql`(${sql.join(parts, sql.raw(` ${operator} `))})`
}

/** Finds the other table's rows by their own keys first, and then by the index of every Link. */
function throughLink(
  condition: Extract<Condition, { kind: 'through' }>,
  { caller, source }: SourceContext,
): Sql {
  const met = compile(condition.condition, { caller, source: LINKED })
  const names = sql`select ${sql.id(LINKED, condition.by)} from ${sql.table(condition.type)} ${sql.id(LINKED)} where ${met}`
  return sql`${sql.id(source, condition.field)} = any(array(${names}))`
}

function compile(condition: Condition, place: SourceContext): Sql {
  const { caller, source } = place
  switch (condition.kind) {
    case 'always':
      return sql`true`
    case 'owner':
      return isGuest(caller) ? noRows : sql`${sql.id(source, 'owner')} = ${caller.user}`
    case 'user':
      return isGuest(caller) ? noRows : sql`${sql.id(source, condition.field)} = ${caller.user}`
    case 'where':
      return sql.join(
        Object.entries(condition.values).map(([column, value]) => sql`${sql.id(source, column)} = ${value}`),
        sql` and `,
      )
    case 'any':
      return isOneOf(place, condition.of, 'or')
    case 'all':
      return isOneOf(place, condition.of, 'and')
    case 'through':
      return throughLink(condition, place)
  }
}

function sharedCondition({ type, right }: Shared, { caller, source }: SourceContext): Sql {
  const names = sql`select share_name from "DocShare"
    where share_doctype = ${type} and ${sql.id(right)} = 1 and ("user" = ${caller.user} or everyone = 1)`
  return sql`${sql.id(source, 'name')} = any(array(${names}))`
}

function rowAccessCondition({ granted, limits, shared }: RowAccess, place: SourceContext): Sql {
  const within = limits.map((limit) => limitCondition(limit, place.source))
  const byRoles = granted && sql.join([compile(granted, place), ...within], sql` and `)
  const byShare = shared && sharedCondition(shared, place)
  if (!byShare) return byRoles ?? noRows
  return byRoles ? sql`((${byRoles}) or ${byShare})` : byShare
}

/**
 * SQL condition of a permission on the rows of a type's table; null when it holds for all of them. `source` is the
 * table's alias or name in the statement.
 */
export function rowCondition(permission: Permission, caller: Caller, source: string): Sql | null {
  if (permission.kind === 'never') return noRows
  if (permission.kind === 'always') return null
  const place = { caller, source }
  return permission.kind === 'reach' ? rowAccessCondition(permission, place) : compile(permission, place)
}

const ROW = 'child row'

function withDescendants(target: string, parentField: string, values: readonly string[]): Sql {
  return sql`array(with recursive below(name) as (
    select unnest(${[...values]}::text[])
    union select t."name" from ${sql.table(target)} t join below on ${sql.id('t', parentField)} = below.name
  ) select name from below)`
}

function allowedNames({ target, restrictions }: Limit): Sql {
  const valuesWith = (parentField: string | null) =>
    restrictions.filter((one) => one.parentField === parentField).map(({ value }) => value)
  const parentField = restrictions.find((one) => one.parentField !== null)?.parentField ?? null
  const plain = sql`${valuesWith(null)}::text[]`
  if (parentField === null) return plain
  return sql`(${plain} || ${withDescendants(target, parentField, valuesWith(parentField))})`
}

/** True, false or null: null when the column is empty and empty does not pass. */
function allowedCondition(limit: Limit, source: string): Sql {
  const column = sql.id(source, limit.column)
  const isAllowed = sql`${column} = any(${allowedNames(limit)})`
  return limit.passesEmpty && limit.column !== 'name'
    ? sql`(${isAllowed} or ${column} is null or ${column} = '')`
    : isAllowed
}

/** SQL condition of one restriction; a child table must hold no row outside the caller's scope. */
function limitCondition(limit: Limit, source: string): Sql {
  const { rows } = limit
  if (rows === null) return allowedCondition(limit, source)
  const place = sql`${sql.id(ROW, 'parent')} = ${sql.id(source, 'name')} and ${sql.id(ROW, 'parentfield')} = ${rows.field}`
  return sql`not exists (select from ${sql.table(rows.child.name)} ${sql.id(ROW)}
    where ${place} and (${allowedCondition(limit, ROW)}) is not true)`
}
