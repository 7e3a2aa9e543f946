import {
  always,
  isShippedRole,
  type Condition,
  type DocType,
  type Grant,
  type Verb,
} from '#framework/doctypes'
import { isAdministrator, isGuest, type Caller } from './caller.ts'
import { shareRightFor, type Permission, type Shared, isOwnAlone } from './permission.ts'
import { limitsOn } from './restriction.ts'

const never: Permission = { kind: 'never' }

export interface RoleGrant {
  readonly role: string
  readonly grant: Grant
  readonly condition: Condition
}

function isOwn(condition: Condition): boolean {
  return condition.kind === 'owner' || condition.kind === 'user'
}

/** `whereOwner` and `whereUser` never hold for guests, who share the user Guest. */
function appliesTo(condition: Condition | undefined, caller: Caller): condition is Condition {
  return condition !== undefined && !(isOwn(condition) && isGuest(caller))
}

function grantsOf(type: DocType, role: string, caller: Caller): readonly Grant[] {
  const ofSite = caller.siteAccess.get(type.name)
  if (ofSite) return ofSite.get(role) ?? []
  const declared = isShippedRole(role) ? type.access[role] : undefined
  return declared ? [declared] : []
}

function conditionsOf(grant: Grant, verb: Verb): readonly (Condition | undefined)[] {
  const { verbs } = grant
  return verb === 'select' ? [...new Set([verbs.select, verbs.read])] : [verbs[verb]]
}

function grantsFor(type: DocType, verb: Verb, caller: Caller): readonly RoleGrant[] {
  if (isGuest(caller) && type.guarded !== null) return []
  return [...caller.roles].flatMap((role) =>
    grantsOf(type, role, caller).flatMap((grant) =>
      conditionsOf(grant, verb)
        .filter((condition) => appliesTo(condition, caller))
        .map((condition) => ({ role, grant, condition })),
    ),
  )
}

/** Grants of rows are at field level 0; grants at higher levels alone add fields to rows of other grants. */
export function rowGrantsFor(type: DocType, verb: Verb, caller: Caller): readonly RoleGrant[] {
  return grantsFor(type, verb, caller).filter(({ grant }) => grant.levels.includes(0))
}

function union(conditions: readonly Condition[]): Condition | null {
  const [first, ...rest] = conditions
  if (!first) return null
  const everyRow = conditions.find((condition) => condition.kind === 'always')
  if (everyRow) return everyRow
  return rest.length === 0 ? first : { kind: 'any', of: conditions }
}

export function sharedFor(type: DocType, verb: Verb, caller: Caller): Shared | null {
  const right = shareRightFor(verb)
  const isAny = right !== undefined && caller.sharedTypes.has(type.name) && !isGuest(caller)
  return isAny ? { kind: 'shared', type: type.name, right } : null
}

function rowAccess(
  type: DocType,
  caller: Caller,
  { conditions, shared }: { readonly conditions: readonly Condition[]; readonly shared: Shared | null },
): Permission {
  const granted = union(conditions)
  const limits = granted && !isGuest(caller) ? limitsOn(type, caller.restrictions) : []
  // A caller who reaches every row needs neither shares nor a condition.
  if (limits.length === 0 && (shared === null || granted?.kind === 'always')) return granted ?? never
  return { kind: 'reach', granted, limits, shared }
}

/**
 * The permission policy: the union of the roles' grants, narrowed by User Permissions, plus shares. Lists, documents,
 * counts, links, files and all other paths use it.
 */
export function permissionFor(type: DocType, verb: Verb, caller: Caller): Permission {
  if (isAdministrator(caller)) return always
  const conditions = rowGrantsFor(type, verb, caller).map(({ condition }) => condition)
  return rowAccess(type, caller, { conditions, shared: sharedFor(type, verb, caller) })
}

export function writesEvery(type: DocType, caller: Caller): boolean {
  const permission = permissionFor(type, 'write', caller)
  return (permission.kind === 'reach' ? permission.granted?.kind : permission.kind) === 'always'
}

const everyLevel: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])

export function levelsFor(type: DocType, verb: Verb, caller: Caller): ReadonlySet<number> {
  if (isAdministrator(caller)) return everyLevel
  const granted = grantsFor(type, verb, caller).flatMap(({ grant }) => grant.levels)
  return new Set(sharedFor(type, verb, caller) ? [0, ...granted] : granted)
}

function typesIn(condition: Condition): readonly string[] {
  if (condition.kind === 'through') return [condition.type, ...typesIn(condition.condition)]
  return condition.kind === 'any' || condition.kind === 'all' ? condition.of.flatMap(typesIn) : []
}

export function typesDecidingOn(permission: Permission): readonly string[] {
  if (permission.kind === 'never') return []
  if (permission.kind !== 'reach') return typesIn(permission)
  return permission.granted ? typesIn(permission.granted) : []
}

const tenants: ReadonlySet<string> = new Set(['Seller'])

const publicRoles: ReadonlySet<string> = new Set(['All', 'Guest'])

function rolesOf(caller: Caller, roles: Iterable<string>, isIncluded: (role: string) => boolean): Caller {
  return { ...caller, roles: new Set([...roles].filter(isIncluded)) }
}

export function isStaff({ isDeskUser, deskRoles }: Caller): boolean {
  const isTenantAlone = deskRoles.size > 0 && [...deskRoles].every((role) => tenants.has(role))
  return isDeskUser && !isTenantAlone
}

function staffConditions(type: DocType, caller: Caller): readonly Condition[] {
  if (!isStaff(caller)) return []
  const atWork = rolesOf(caller, caller.deskRoles, (role) => !tenants.has(role))
  // A user who is staff by user type alone has no such role; their own changes count as work too.
  const given = rolesOf(caller, caller.roles, (role) => !publicRoles.has(role) && !tenants.has(role))
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
 * Decides whether the caller works on a document in the desk. Comments, versions, tags, shares and presence are visible
 * only then: to staff by what their desk roles read, by what they may change, or by a share; to tenants for their own.
 * Public documents, and those shown to customers, are excluded.
 */
export function deskPermissionFor(type: DocType, caller: Caller): Permission {
  if (isAdministrator(caller)) return always
  const conditions = [...staffConditions(type, caller), ...tenantConditions(type, caller)]
  const verb = caller.deskRoles.size > 0 ? 'read' : 'write'
  const shared = isStaff(caller) ? sharedFor(type, verb, caller) : null
  return rowAccess(type, caller, { conditions, shared })
}

export function worksOnEvery(type: DocType, caller: Caller): boolean {
  const permission = deskPermissionFor(type, caller)
  return (permission.kind === 'reach' ? permission.granted?.kind : permission.kind) === 'always'
}
