import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables, Database } from '#framework/database'
import type { Registry, ImpliedRole, RoleName } from '#framework/doctypes'
import {
  administrator,
  signedIn,
  type Caller,
  type Restriction,
  underSiteAccess,
  type SiteAccess,
} from '#framework/permissions'
import { isGiven } from '../role/role.doctype.ts'
import type { Identity } from './identify.ts'
import { isLiveKey } from '../session/session.doctype.ts'

const MEMBER: RoleName = 'Member'

const tenantRoles: readonly RoleName[] = ['Seller']

interface Rule {
  readonly role: RoleName
  readonly holds: RawBuilder<unknown>
}

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

function staffRule(rolesInForce: RawBuilder<unknown>): Rule {
  const tenants = sql.join(tenantRoles.map((role) => sql.lit(role)))
  const holds = sql`exists (${rolesInForce} and r.desk_access = 1 and h.role not in (${tenants}))`
  return { role: MEMBER, holds }
}

/**
 * Roles that follow from documents (`impliedRole` of a type) or from being staff. A select for a statement in which `u`
 * is the user.
 */
function impliedRoles(registry: Registry, rolesInForce: RawBuilder<unknown>): RawBuilder<unknown> {
  const rules = [staffRule(rolesInForce), ...documentRules(registry)]
  const held = rules.map(({ role, holds }) => sql`(i.name = ${sql.lit(role)} and ${holds})`)
  return sql`select i.name from "Role" i where i.disabled = 0 and (${sql.join(held, sql` or `)})`
}

interface RestrictionRow {
  readonly allow: string
  readonly for_value: string
  readonly applicable_for: string | null
  readonly hide_descendants: 0 | 1
  readonly is_default: 0 | 1
  readonly is_strict: 0 | 1
}

export interface CallerRow {
  readonly user: string
  readonly email: string | null
  readonly roles: readonly string[]
  readonly desk_roles: readonly string[]
  readonly is_system_user: boolean
  readonly restrictions: readonly RestrictionRow[]
  readonly shared_types: readonly string[]
}

const isStrict = sql`coalesce((select strict_user_permissions from "System Settings" limit 1), 0)`

export const hasOpaqueNames = sql`coalesce((select uses_opaque_names from "System Settings" limit 1), 0) = 1`

/** A disabled role has no effect from the next request on. */
const rolesInForce = sql`select h.role from "Has Role" h join "Role" r on r.name = h.role and r.disabled = 0
  where h.parent = u.name and h.parenttype = 'User' and h.parentfield = 'roles'`

export const callerColumns = (registry: Registry) => sql`u.name as user,
  case when not (${hasOpaqueNames}) then u.email end as email,
  array(${rolesInForce} union all ${impliedRoles(registry, rolesInForce)}) as roles,
  array(${rolesInForce} and r.desk_access = 1) as desk_roles,
  u.user_type = 'System User' as is_system_user,
  (select coalesce(json_agg(json_build_object('allow', p.allow, 'for_value', p.for_value,
    'applicable_for', p.applicable_for, 'hide_descendants', p.hide_descendants,
    'is_default', p.is_default, 'is_strict', ${isStrict})), '[]'::json)
    from "User Permission" p where p."user" = u.name) as restrictions,
  array(select distinct share_doctype from "DocShare" where "user" = u.name or everyone = 1) as shared_types`

function restriction(row: RestrictionRow, registry: Registry): Restriction {
  const tree = registry.find(row.allow)?.tree ?? null
  return {
    value: row.for_value,
    applicableFor: row.applicable_for || null,
    parentField: row.hide_descendants === 1 ? null : (tree?.parentField ?? null),
    passesEmpty: row.is_strict === 0,
    isDefault: row.is_default === 1,
  }
}

function byAllowedType(rows: readonly RestrictionRow[], registry: Registry): Caller['restrictions'] {
  return new Map(
    Object.entries(Object.groupBy(rows, ({ allow }) => allow)).map(([allow, ofType = []]) => [
      allow,
      ofType.map((row) => restriction(row, registry)),
    ]),
  )
}

export function callerFrom(row: CallerRow, registry: Registry): Caller {
  if (row.user === administrator.user) return administrator
  return signedIn(row.user, row.roles.filter(isGiven), {
    email: row.email,
    restrictions: byAllowedType(row.restrictions, registry),
    sharedTypes: new Set(row.shared_types),
    deskRoles: new Set(row.desk_roles.filter(isGiven)),
    isDeskUser: row.is_system_user || row.desk_roles.length > 0,
  })
}

export async function callerNamed(
  connection: Kysely<Tables>,
  registry: Registry,
  user: string,
): Promise<Caller | null> {
  const { rows } =
    await sql<CallerRow>`select ${callerColumns(registry)} from "User" u where u.name = ${user}`.execute(
      connection,
    )
  return rows[0] ? callerFrom(rows[0], registry) : null
}

export type Credential = `session ${string}` | `key ${string}`

export interface CredentialCaller {
  readonly caller: Caller
  readonly fullName: string
}

interface Place {
  readonly database: Database
  readonly registry: Registry
  siteAccess(): Promise<SiteAccess>
}

interface Found extends CallerRow {
  readonly full_name: string
  readonly credentials: readonly Credential[]
}

export function credentialOf({ session, key }: Identity): Credential | null {
  if (session) return `session ${session.name}`
  return key === null ? null : `key ${key}`
}

function namesOf(credentials: readonly Credential[], kind: 'session ' | 'key '): string[] {
  return credentials.filter((one) => one.startsWith(kind)).map((one) => one.slice(kind.length))
}

/**
 * Returns the callers behind credentials with their current permissions, in one statement. Ended credentials and those
 * of disabled users are left out. The lookup does not count as use.
 */
export async function lookUpCallers(
  { database, registry, siteAccess }: Place,
  credentials: Iterable<Credential>,
): Promise<ReadonlyMap<Credential, CredentialCaller>> {
  const asked = [...new Set(credentials)]
  if (asked.length === 0) return new Map()
  const { rows } = await sql<Found>`
    with live as (
      select 'session ' || s.name as credential, s."user" from "Session" s
        where s.name = any(${namesOf(asked, 'session ')}) and s.expires > localtimestamp
      union all select 'key ' || name, "user" from "API Key"
        where name = any(${namesOf(asked, 'key ')}) and ${isLiveKey})
    select l.credentials, u.full_name, ${callerColumns(registry)}
    from (select "user", array_agg(credential) as credentials from live group by "user") l
    join "User" u on u.name = l."user" where u.enabled = 1`.execute(database.kysely)
  const access = await siteAccess()
  return new Map(
    rows.flatMap((row) => {
      const present = {
        caller: underSiteAccess(callerFrom(row, registry), access),
        fullName: row.full_name,
      }
      return row.credentials.map((credential) => [credential, present] as const)
    }),
  )
}
