import { toE164 } from '#meta'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { HasRole, User } from './user.doctype.ts'
import { ADMINISTRATOR } from './standard-users.ts'

/** A way to say who one is: e-mail address, phone number, or Administrator's name. */
export interface Account {
  readonly field: 'name' | 'email' | 'phone'
  readonly value: string
}

export function accountOf(login: string): Account {
  const text = login.trim()
  if (text.toLowerCase() === ADMINISTRATOR.toLowerCase()) return { field: 'name', value: ADMINISTRATOR }
  const phone = toE164(text)
  return phone === null ? { field: 'email', value: text.toLowerCase() } : { field: 'phone', value: phone }
}

const shown = [
  ...(['name', 'full_name', 'user_type', 'user_image', 'customer_ref_id'] as const),
  ...(['email', 'phone', 'language', 'modified', 'is_demo'] as const),
] as const

/** Who asks to come in, as much of him as signing in needs; staff is also whoever has a role that opens the desk. */
export type AccountUser = Pick<Doc<typeof User>, (typeof shown)[number]>

async function findBy(
  documents: Documents,
  field: Account['field'],
  value: string,
): Promise<AccountUser | null> {
  const [user] = await documents
    .asSystem()
    .find(User, { where: { [field]: value, enabled: 1 }, fields: shown, limit: 1 })
  // Asked of nobody too: an account that is there must not take longer than one that is not.
  const isStaff = await hasDeskRole(documents, user?.name ?? '')
  if (!user) return null
  return isStaff ? { ...user, user_type: 'System User' } : user
}

/** The user of an account, unless he is switched off. */
export function findUser(documents: Documents, { field, value }: Account): Promise<AccountUser | null> {
  return value === '' ? Promise.resolve(null) : findBy(documents, field, value)
}

export function findUserNamed(documents: Documents, name: string): Promise<AccountUser | null> {
  return findBy(documents, 'name', name)
}

/** Whether one of a user's roles, none that is switched off, makes him staff. */
async function hasDeskRole(documents: Documents, user: string): Promise<boolean> {
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
