import type { Documents } from '#framework/documents'
import { HasRole } from './user.doctype.ts'

/** Whether one of a user's roles, none that is switched off, makes him staff. */
export async function hasDeskRole(documents: Documents, user: string): Promise<boolean> {
  const held = await documents.asSystem().list(HasRole, {
    fields: ['role'],
    filters: [
      ['parent', '=', user],
      ['parenttype', '=', 'User'],
      ['role.desk_access', '=', 1],
      ['role.disabled', '=', 0],
    ],
    limit_page_length: 1,
  })
  return held.length > 0
}
