import type { Role } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { HasRole } from '#framework/identity'
import type { Person } from './recipients.ts'

/** More of one kind than an office has. */
const MOST_USERS = 200

/** Everybody who has a role, to be told of what the role looks after; nobody, while the role is switched off. */
export async function usersWithRole(documents: Documents, role: Role): Promise<readonly Person[]> {
  const rows = await documents.asSystem().list(HasRole, {
    fields: ['parent'],
    filters: [
      ['role', '=', role],
      ['role.disabled', '=', 0],
    ],
    order_by: 'creation asc',
    limit_page_length: MOST_USERS,
  })
  return rows.map((row) => ({ user: String(row['parent']) }))
}
