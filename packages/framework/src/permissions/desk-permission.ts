import { always, type Condition, type DocType } from '#framework/doctypes'
import { isAdministrator, type Caller } from './caller.ts'
import { withinReach, rowGrantsFor, sharedFor } from './evaluate.ts'
import { isOwnAlone } from './own-alone.ts'
import type { Permission } from './permission.ts'

/** Roles of those who work in the house for themselves: what is theirs is their work, whatever else they may read. */
const tenants: ReadonlySet<string> = new Set(['Seller'])

/** Roles of everybody: by them the house serves people, and nobody works. */
const everybody: ReadonlySet<string> = new Set(['All', 'Guest'])

function rolesOf(caller: Caller, roles: Iterable<string>, isMeant: (role: string) => boolean): Caller {
  return { ...caller, roles: new Set([...roles].filter(isMeant)) }
}

/** Whoever comes in at the desk as a tenant and as nothing else is none of the house's people. */
export function isStaff({ isDeskUser, deskRoles }: Caller): boolean {
  const isTenantAlone = deskRoles.size > 0 && [...deskRoles].every((role) => tenants.has(role))
  return isDeskUser && !isTenantAlone
}

function staffConditions(type: DocType, caller: Caller): readonly Condition[] {
  if (!isStaff(caller)) return []
  const atWork = rolesOf(caller, caller.deskRoles, (role) => !tenants.has(role))
  // Whom his user type alone makes staff has no such role: what somebody at the desk may change is his work too.
  const given = rolesOf(caller, caller.roles, (role) => !everybody.has(role) && !tenants.has(role))
  const grants = [...rowGrantsFor(type, 'read', atWork), ...rowGrantsFor(type, 'write', given)]
  return grants.map(({ condition }) => condition)
}

function tenantConditions(type: DocType, caller: Caller): readonly Condition[] {
  const asTenant = rolesOf(caller, caller.roles, (role) => tenants.has(role))
  return rowGrantsFor(type, 'read', asTenant)
    .map(({ condition }) => condition)
    .filter(isOwnAlone)
}

/**
 * The one answer to 'does this caller work on that in the desk?'. What people of the house say of a document, what
 * happened to it, its tags, with whom it is shared and who looks at it, is for those alone who do: staff, by what their
 * roles of the desk let them read, by what they may change, or by a share; tenants, by what is their own. What everybody
 * may read, and what is shown to somebody because he is the customer, opens none of it.
 */
export function deskPermissionFor(type: DocType, caller: Caller): Permission {
  if (isAdministrator(caller)) return always
  const conditions = [...staffConditions(type, caller), ...tenantConditions(type, caller)]
  const verb = caller.deskRoles.size > 0 ? 'read' : 'write'
  const shared = isStaff(caller) ? sharedFor(type, verb, caller) : null
  return withinReach(type, caller, { conditions, shared })
}

/** Whether nothing but User Permissions keeps the caller from working on every document of a type. */
export function worksOnEvery(type: DocType, caller: Caller): boolean {
  const permission = deskPermissionFor(type, caller)
  return (permission.kind === 'reach' ? permission.granted?.kind : permission.kind) === 'always'
}
