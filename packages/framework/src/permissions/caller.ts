import type { Role } from '#framework/doctypes'

/** Who asks. Every path to data carries one; there is no data without a caller. */
export interface Caller {
  readonly user: string
  readonly roles: ReadonlySet<Role>
}

const GUEST = 'Guest'
const ADMINISTRATOR = 'Administrator'

/** Whoever is not signed in. */
export const guest: Caller = { user: GUEST, roles: new Set<Role>([GUEST]) }

/** The system itself: seeds, tasks and rules that must work whoever asked. */
export const administrator: Caller = { user: ADMINISTRATOR, roles: new Set<Role>(['All', ADMINISTRATOR]) }

export function isGuest(caller: Caller): boolean {
  return caller.user === GUEST
}

export function isAdministrator(caller: Caller): boolean {
  return caller.user === ADMINISTRATOR
}

/** A signed-in user with the roles given; All and Guest come with being signed in. */
export function signedIn(user: string, roles: Iterable<Role>): Caller {
  return { user, roles: new Set<Role>([...roles, 'All', GUEST]) }
}
