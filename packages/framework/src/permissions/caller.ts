import { type Restriction, applicable, isRestricting } from './restriction.ts'
import {
  fieldsOf,
  type DocType,
  type ResolvedField,
  always,
  both,
  isShippedRole,
  verbs,
  whereOwner,
  type Condition,
  type Grant,
  type Registry,
  type Verb,
} from '#framework/doctypes'

export interface Caller {
  readonly user: string
  /** User id for programs: the e-mail address; null without one, or where the site uses opaque names. */
  readonly email: string | null
  /** Built-in roles and the site's own; disabled ones are left out. */
  readonly roles: ReadonlySet<string>
  readonly deskRoles: ReadonlySet<string>
  /** True for users of the desk, by such a role or by user type; only they see staff's comments on documents. */
  readonly isDeskUser: boolean
  /** User Permissions by type: the caller reaches only the named documents of these types, and what links to them. */
  readonly restrictions: ReadonlyMap<string, readonly Restriction[]>
  readonly sharedTypes: ReadonlySet<string>
  readonly siteAccess: SiteAccess
}

const GUEST = 'Guest'

const ADMINISTRATOR = 'Administrator'

export const noSiteAccess: SiteAccess = new Map()

const unlimited = {
  email: null,
  deskRoles: new Set<string>(),
  isDeskUser: false,
  restrictions: new Map<string, readonly Restriction[]>(),
  sharedTypes: new Set<string>(),
  siteAccess: noSiteAccess,
} as const

export const guest: Caller = { user: GUEST, roles: new Set([GUEST]), ...unlimited }

/** The system: seeds, tasks and rules that must work for every caller. */
export const administrator: Caller = {
  user: ADMINISTRATOR,
  roles: new Set(['All', ADMINISTRATOR]),
  ...unlimited,
  isDeskUser: true,
}

export function isGuest(caller: Caller): boolean {
  return caller.user === GUEST
}

export function isAdministrator(caller: Caller): boolean {
  return caller.user === ADMINISTRATOR
}

export function signedIn(
  user: string,
  roles: Iterable<string>,
  limits: Partial<Omit<Caller, 'user' | 'roles' | 'siteAccess'>> = {},
): Caller {
  return { ...unlimited, ...limits, user, roles: new Set([...roles, 'All', GUEST]) }
}

export function underSiteAccess(caller: Caller, siteAccess: SiteAccess): Caller {
  return caller.siteAccess === siteAccess ? caller : { ...caller, siteAccess }
}

function defaultOf(restrictions: readonly Restriction[]): string | null {
  const marked = restrictions.find(({ isDefault }) => isDefault)
  const only = restrictions.length === 1 ? restrictions[0] : undefined
  return (marked ?? only)?.value ?? null
}

function isFilledIn(type: DocType, { fieldtype, spec, options }: ResolvedField): boolean {
  const [target] = options
  return fieldtype === 'Link' && !spec.options.readOnly && target !== 'User' && target !== type.name
}

export function defaultLinks(type: DocType, { restrictions }: Caller): Readonly<Record<string, string>> {
  if (restrictions.size === 0) return {}
  const found = fieldsOf(type).flatMap((field): [string, string][] => {
    const { fieldname, spec, options } = field
    if (spec.initial !== null || !isFilledIn(type, field) || !isRestricting(type, field)) return []
    const value = defaultOf(applicable(restrictions, options[0] ?? '', type))
    return value === null ? [] : [[fieldname, value]]
  })
  return Object.fromEntries(found)
}

type RoleGrants = ReadonlyMap<string, readonly Grant[]>

export type SiteAccess = ReadonlyMap<string, RoleGrants>

export type SitePermission = Readonly<Record<Verb, 0 | 1>> & {
  readonly parent: string
  readonly role: string
  readonly permlevel: number
  readonly if_owner: 0 | 1
}

/**
 * Rows of a role's grant are declared by the type: the site may narrow them to own ones and not widen them. A verb that
 * the role lacks covers the rows that it reads.
 */
function declaredFor(type: DocType, role: string, verb: Verb): Condition {
  const given = (isShippedRole(role) && type.access[role]?.verbs) || {}
  return given[verb] ?? given.read ?? given.select ?? always
}

function conditionFor(type: DocType, { role, if_owner }: SitePermission, verb: Verb): Condition {
  const declared = declaredFor(type, role, verb)
  if (if_owner === 0 || declared.kind === 'owner') return declared
  return declared.kind === 'always' ? whereOwner : both(whereOwner, declared)
}

/** False for a verb that the type grants to no role; guests get only what the type declares. */
function isGranted(type: DocType, permission: SitePermission, verb: Verb): boolean {
  if (permission[verb] !== 1) return false
  const grants = permission.role === 'Guest' ? [type.access.Guest] : Object.values(type.access)
  return grants.some((grant) => grant?.verbs[verb] !== undefined)
}

function isOpenLevel(type: DocType, level: number): boolean {
  return Object.values(type.access).some(({ levels }) => levels.includes(level))
}

function grantFrom(type: DocType, permission: SitePermission): Grant {
  const granted = verbs.filter((verb) => isGranted(type, permission, verb))
  return {
    verbs: Object.fromEntries(granted.map((verb) => [verb, conditionFor(type, permission, verb)])),
    levels: isOpenLevel(type, permission.permlevel) ? [permission.permlevel] : [],
  }
}

function roleGrants(type: DocType, permissions: readonly SitePermission[]): RoleGrants {
  const grants = new Map<string, readonly Grant[]>()
  for (const one of permissions) grants.set(one.role, [...(grants.get(one.role) ?? []), grantFrom(type, one)])
  return grants
}

export function siteAccessFrom(permissions: readonly SitePermission[], registry: Registry): SiteAccess {
  const byType = Object.entries(Object.groupBy(permissions, ({ parent }) => parent))
  if (byType.length === 0) return noSiteAccess
  return new Map(
    byType.flatMap(([name, ofType = []]): [string, RoleGrants][] => {
      const type = registry.find(name)
      return type && !type.isAccessFixed ? [[name, roleGrants(type, ofType)]] : []
    }),
  )
}
