import type { Restriction } from './restriction.ts'
import { type SiteAccess, noSiteAccess } from './site-access.ts'

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
