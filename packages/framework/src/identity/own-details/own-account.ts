import type { Caller } from '#framework/permissions'
import { identityErrors } from '../errors.ts'
import { fixedUsers } from '../user/standard-users.ts'

/** Administrator and Guest are nobody's own account: whoever runs the server holds them. */
export function requireOwnAccount({ user }: Caller): void {
  if (fixedUsers.has(user)) throw identityErrors.fixed_user(user)
}
