import { sql, type RawBuilder } from 'kysely'
import type { ImpliedRole, Registry, Role } from '#framework/doctypes'

const MEMBER: Role = 'Member'

/** Roles with desk access whose holders are not the organisation's own staff. */
const tenantRoles: readonly Role[] = ['Seller']

interface Rule {
  readonly role: Role
  readonly holds: RawBuilder<unknown>
}

/** Literals, so that the text is the same in every statement and PostgreSQL plans it once. */
function valuesHeld(values: ImpliedRole['values']) {
  return Object.entries(values).map(([column, value]) => sql` and t.${sql.ref(column)} = ${sql.lit(value)}`)
}

function documentRules({ types }: Registry): readonly Rule[] {
  return types.flatMap(({ name, impliedRole }) => {
    if (impliedRole === null) return []
    const { role, userField, values } = impliedRole
    const held = sql.join(valuesHeld(values), sql``)
    const holds = sql`exists (select from ${sql.table(name)} t where t.${sql.ref(userField)} = u.name${held})`
    return [{ role, holds }]
  })
}

/** Staff are members of the organisation that they work for. */
function staffRule(rolesInForce: RawBuilder<unknown>): Rule {
  const tenants = sql.join(tenantRoles.map((role) => sql.lit(role)))
  const holds = sql`exists (${rolesInForce} and r.desk_access = 1 and h.role not in (${tenants}))`
  return { role: MEMBER, holds }
}

/**
 * Roles that nobody gave: they follow from documents that name the user (`impliedRole` of a type), or from being staff. A
 * select for a statement in which `u` is the user.
 */
export function impliedRoles(registry: Registry, rolesInForce: RawBuilder<unknown>): RawBuilder<unknown> {
  const rules = [staffRule(rolesInForce), ...documentRules(registry)]
  const held = rules.map(({ role, holds }) => sql`(i.name = ${sql.lit(role)} and ${holds})`)
  return sql`select i.name from "Role" i where i.disabled = 0 and (${sql.join(held, sql` or `)})`
}
