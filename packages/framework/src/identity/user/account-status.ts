import type { Documents } from '#framework/documents'
import { HasRole, User } from './user.doctype.ts'

/** How a user stands beside what his roles give him. */
interface AccountStatus {
  readonly isSwitchedOff: boolean
  /** Roles that he was given and that count for nothing. */
  readonly rolesOff: readonly string[]
}

export async function readAccountStatus(documents: Documents, user: string): Promise<AccountStatus> {
  const system = documents.asSystem()
  const off = await system.list(HasRole, {
    fields: ['role'],
    filters: [
      ['parent', '=', user],
      ['parenttype', '=', 'User'],
      ['role.disabled', '=', 1],
    ],
    order_by: 'role asc',
    limit_page_length: 100,
  })
  const found = await system.find(User, { where: { name: user, enabled: 0 }, fields: ['name'], limit: 1 })
  return { isSwitchedOff: found.length > 0, rolesOff: off.map(({ role }) => String(role)) }
}
