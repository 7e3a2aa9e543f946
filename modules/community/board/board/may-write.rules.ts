export type Place = 'topic' | 'reply'

interface BoardRule {
  readonly who_writes: 'members' | 'office'
  readonly notices_only: 0 | 1
}

/** Roles that speak for the office. */
const officeRoles = ['School Office', 'Moderator', 'System Manager', 'Administrator'] as const

export function isOffice(roles: ReadonlySet<string>): boolean {
  return officeRoles.some((role) => roles.has(role))
}

/** Whether a caller with these roles may open a topic or answer one, as far as the board says. */
export function mayWrite(
  { who_writes, notices_only }: BoardRule,
  place: Place,
  roles: ReadonlySet<string>,
): boolean {
  if (notices_only === 1 && place === 'reply') return false
  return isOffice(roles) || (roles.has('Member') && who_writes === 'members' && notices_only === 0)
}
