import { sql, type RawBuilder } from 'kysely'
import type { Condition } from '#framework/doctypes'
import { isGuest, type Caller } from './caller.ts'
import type { Permission } from './evaluate.ts'

function compile(condition: Condition, caller: Caller): RawBuilder<unknown> {
  switch (condition.kind) {
    case 'always':
      return sql`true`
    case 'owner':
      return isGuest(caller) ? sql`false` : sql`"owner" = ${caller.user}`
    case 'user':
      return isGuest(caller) ? sql`false` : sql`${sql.id(condition.field)} = ${caller.user}`
    case 'where':
      return sql.join(
        Object.entries(condition.values).map(([column, value]) => sql`${sql.id(column)} = ${value}`),
        sql` and `,
      )
    case 'any':
      return sql`(${sql.join(
        condition.of.map((one) => sql`(${compile(one, caller)})`),
        sql` or `,
      )})`
  }
}

/** A permission as a condition on the rows of the type's table; null when it holds for all of them. */
export function rowCondition(permission: Permission, caller: Caller): RawBuilder<unknown> | null {
  if (permission.kind === 'never') return sql`false`
  return permission.kind === 'always' ? null : compile(permission, caller)
}
