import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '#framework/doctypes'
import { isGuest, type Caller } from './caller.ts'
import { limitCondition } from './limit-condition.ts'
import type { Permission, Reach, Shared } from './permission.ts'

type Sql = RawBuilder<unknown>

/** For whom a condition is written, and by which name its columns are called. */
interface Place {
  readonly caller: Caller
  /** Alias or name of the table. */
  readonly source: string
}

const nobody = sql`false`

/** Each query of another table speaks of that table alone, so one alias serves them all. */
const LINKED = 'linked'

function isOneOf(place: Place, conditions: readonly Condition[], operator: 'and' | 'or'): Sql {
  const parts = conditions.map((condition) => sql`(${compile(condition, place)})`)
  return sql`(${sql.join(parts, sql.raw(` ${operator} `))})`
}

/** The other table's rows are found by their own keys first, and then by the index that every Link has. */
function throughLink(condition: Extract<Condition, { kind: 'through' }>, { caller, source }: Place): Sql {
  const met = compile(condition.condition, { caller, source: LINKED })
  const names = sql`select ${sql.id(LINKED, condition.by)} from ${sql.table(condition.type)} ${sql.id(LINKED)} where ${met}`
  return sql`${sql.id(source, condition.field)} = any(array(${names}))`
}

function compile(condition: Condition, place: Place): Sql {
  const { caller, source } = place
  switch (condition.kind) {
    case 'always':
      return sql`true`
    case 'owner':
      return isGuest(caller) ? nobody : sql`${sql.id(source, 'owner')} = ${caller.user}`
    case 'user':
      return isGuest(caller) ? nobody : sql`${sql.id(source, condition.field)} = ${caller.user}`
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

function sharedCondition({ type, right }: Shared, { caller, source }: Place): Sql {
  const names = sql`select share_name from "DocShare"
    where share_doctype = ${type} and ${sql.id(right)} = 1 and ("user" = ${caller.user} or everyone = 1)`
  return sql`${sql.id(source, 'name')} = any(array(${names}))`
}

function reachCondition({ granted, limits, shared }: Reach, place: Place): Sql {
  const within = limits.map((limit) => limitCondition(limit, place.source))
  const byRoles = granted && sql.join([compile(granted, place), ...within], sql` and `)
  const byShare = shared && sharedCondition(shared, place)
  if (!byShare) return byRoles ?? nobody
  return byRoles ? sql`((${byRoles}) or ${byShare})` : byShare
}

/**
 * A permission as a condition on the rows of the type's table; null when it holds for all of them. `source` is the alias
 * or the name by which the statement calls that table.
 */
export function rowCondition(permission: Permission, caller: Caller, source: string): Sql | null {
  if (permission.kind === 'never') return nobody
  if (permission.kind === 'always') return null
  const place = { caller, source }
  return permission.kind === 'reach' ? reachCondition(permission, place) : compile(permission, place)
}
