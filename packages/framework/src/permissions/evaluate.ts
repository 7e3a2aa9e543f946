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

/** One role's grant of a verb, with the rows that it reaches. */
export interface RoleGrant {
  readonly role: string
  readonly grant: Grant
  readonly condition: Condition
}

function isOwn(condition: Condition): boolean {
  return condition.kind === 'owner' || condition.kind === 'user'
}

/** `whereOwner` and `whereUser` mean nothing for guests: they are all called Guest. */
function reaches(condition: Condition | undefined, caller: Caller): condition is Condition {
  return condition !== undefined && !(isOwn(condition) && isGuest(caller))
}

function grantsOf(type: DocType, role: string, caller: Caller): readonly Grant[] {
  const ofSite = caller.siteAccess.get(type.name)
  if (ofSite) return ofSite.get(role) ?? []
  const declared = isShippedRole(role) ? type.access[role] : undefined
  return declared ? [declared] : []
}

/** Whoever may read a document may find it. */
function conditionsOf(grant: Grant, verb: Verb): readonly (Condition | undefined)[] {
  const { verbs } = grant
  return verb === 'select' ? [...new Set([verbs.select, verbs.read])] : [verbs[verb]]
}

/** Every grant of a verb that the caller's roles bring, at any field level. Guests get none on a guarded type. */
function grantsFor(type: DocType, verb: Verb, caller: Caller): readonly RoleGrant[] {
  if (isGuest(caller) && type.guarded !== null) return []
  return [...caller.roles].flatMap((role) =>
    grantsOf(type, role, caller).flatMap((grant) =>
      conditionsOf(grant, verb)
        .filter((condition) => reaches(condition, caller))
        .map((condition) => ({ role, grant, condition })),
    ),
  )
}

/** Rows are opened at field level 0; a grant at higher levels alone opens fields of rows that others opened. */
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

/** What is shared with the caller of a type, for a verb; null when nothing can be. */
export function sharedFor(type: DocType, verb: Verb, caller: Caller): Shared | null {
  const right = shareRightFor(verb)
  const isAny = right !== undefined && caller.sharedTypes.has(type.name) && !isGuest(caller)
  return isAny ? { kind: 'shared', type: type.name, right } : null
}

/** What is granted, cut down to what the caller is restricted to, and what is shared with him beyond it. */
function withinReach(
  type: DocType,
  caller: Caller,
  { conditions, shared }: { readonly conditions: readonly Condition[]; readonly shared: Shared | null },
): Permission {
  const granted = union(conditions)
  const limits = granted && !isGuest(caller) ? limitsOn(type, caller.restrictions) : []
  // Who reaches every row is not helped by a share, and needs no condition.
  if (limits.length === 0 && (shared === null || granted?.kind === 'always')) return granted ?? never
  return { kind: 'reach', granted, limits, shared }
}

/**
 * The one answer to 'may this caller do that?': the union of what the caller's roles grant, cut down to what he is
 * restricted to, and what is shared with him beyond it.
 * Lists, documents, counts, links, files and every later path ask here and nowhere else.
 */
export function permissionFor(type: DocType, verb: Verb, caller: Caller): Permission {
  if (isAdministrator(caller)) return always
  const conditions = rowGrantsFor(type, verb, caller).map(({ condition }) => condition)
  return withinReach(type, caller, { conditions, shared: sharedFor(type, verb, caller) })
}

/** Whether nothing but User Permissions keeps the caller from writing every document of a type: he is none of those who write their own alone. */
export function writesEvery(type: DocType, caller: Caller): boolean {
  const permission = permissionFor(type, 'write', caller)
  return (permission.kind === 'reach' ? permission.granted?.kind : permission.kind) === 'always'
}

const everyLevel: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])

/** The field levels that a caller sees and may write under a verb; a share opens level 0. */
export function levelsFor(type: DocType, verb: Verb, caller: Caller): ReadonlySet<number> {
  if (isAdministrator(caller)) return everyLevel
  const granted = grantsFor(type, verb, caller).flatMap(({ grant }) => grant.levels)
  return new Set(sharedFor(type, verb, caller) ? [0, ...granted] : granted)
}

function typesIn(condition: Condition): readonly string[] {
  if (condition.kind === 'through') return [condition.type, ...typesIn(condition.condition)]
  return condition.kind === 'any' || condition.kind === 'all' ? condition.of.flatMap(typesIn) : []
}

/** The other types whose documents decide about a permission: an answer made under it depends on them too. */
export function typesDecidingOn(permission: Permission): readonly string[] {
  if (permission.kind === 'never') return []
  if (permission.kind !== 'reach') return typesIn(permission)
  return permission.granted ? typesIn(permission.granted) : []
}

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
