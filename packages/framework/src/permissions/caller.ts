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

/** Who asks. Every path to data carries one; there is no data without a caller. */
export interface Caller {
  readonly user: string
  /** What programs call him: his e-mail address; null where he has none, or where the site keeps names opaque. */
  readonly email: string | null
  /** Those that ship and those that the site made; one that is switched off is not among them. */
  readonly roles: ReadonlySet<string>
  /** Those of his roles that make him staff: they have desk access. */
  readonly deskRoles: ReadonlySet<string>
  /** Comes in at the desk, by such a role or by his user type; nobody else is shown what staff say of documents. */
  readonly isDeskUser: boolean
  /** His User Permissions by the type that they name: of these types he reaches the documents named, and what links to them. */
  readonly restrictions: ReadonlyMap<string, readonly Restriction[]>
  /** Types of which single documents are shared with him. */
  readonly sharedTypes: ReadonlySet<string>
  /** What the site grants in place of what its types declare. */
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

/** Whoever is not signed in. */
export const guest: Caller = { user: GUEST, roles: new Set([GUEST]), ...unlimited }

/** The system itself: seeds, tasks and rules that must work whoever asked. */
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

/** A signed-in user with the roles given; All and Guest come with being signed in. */
export function signedIn(
  user: string,
  roles: Iterable<string>,
  limits: Partial<Omit<Caller, 'user' | 'roles' | 'siteAccess'>> = {},
): Caller {
  return { ...unlimited, ...limits, user, roles: new Set([...roles, 'All', GUEST]) }
}

/** The same caller under the site's own access rules. */
export function underSiteAccess(caller: Caller, siteAccess: SiteAccess): Caller {
  return caller.siteAccess === siteAccess ? caller : { ...caller, siteAccess }
}

/** Of several documents the one that is marked; the only one where there is no choice. */
function defaultOf(restrictions: readonly Restriction[]): string | null {
  const marked = restrictions.find(({ isDefault }) => isDefault)
  const only = restrictions.length === 1 ? restrictions[0] : undefined
  return (marked ?? only)?.value ?? null
}

/** A link that somebody fills in: to another type, and not to a person, for nobody means himself everywhere. */
function isFilledIn(type: DocType, { fieldtype, spec, options }: ResolvedField): boolean {
  const [target] = options
  return fieldtype === 'Link' && !spec.options.readOnly && target !== 'User' && target !== type.name
}

/** What the links of a new document start with, as the caller's User Permissions say; fields with a default keep theirs. */
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

/** What each role may do with one type; a role's grants count together. */
type RoleGrants = ReadonlyMap<string, readonly Grant[]>

/** Access that a site gives in place of what its types declare, by type: its Custom DocPerm documents. */
export type SiteAccess = ReadonlyMap<string, RoleGrants>

/** One Custom DocPerm as it is stored. */
export type SitePermission = Readonly<Record<Verb, 0 | 1>> & {
  readonly parent: string
  readonly role: string
  readonly permlevel: number
  readonly if_owner: 0 | 1
}

/**
 * The rows that a role reaches are the type's to say: the site may narrow them to own ones, never widen them. A verb that the
 * role was not given reaches the rows that it reads.
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

/** A verb that a type gives to nobody is no site's to give; and guests get what the type gives them alone. */
function isGranted(type: DocType, permission: SitePermission, verb: Verb): boolean {
  if (permission[verb] !== 1) return false
  const grants = permission.role === 'Guest' ? [type.access.Guest] : Object.values(type.access)
  return grants.some((grant) => grant?.verbs[verb] !== undefined)
}

/** A level that a type opens to nobody is the system's own. */
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

/** The stored permissions by type; those of types that are no longer there count for nothing. */
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
