import {
  always,
  both,
  isShippedRole,
  verbs,
  whereOwner,
  type Condition,
  type DocType,
  type Grant,
  type Registry,
  type Verb,
} from '#framework/doctypes'

/** What each role may do with one type; a role's grants count together. */
type RoleGrants = ReadonlyMap<string, readonly Grant[]>

/** Access that a site gives in place of what its types declare, by type: its Custom DocPerm documents. */
export type SiteAccess = ReadonlyMap<string, RoleGrants>

export const noSiteAccess: SiteAccess = new Map()

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
