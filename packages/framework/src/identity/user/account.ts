import { toE164 } from '#meta'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { HasRole, User } from './user.doctype.ts'
import { ADMINISTRATOR } from './standard-users.ts'

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

export type AccountUser = Pick<Doc<typeof User>, (typeof shown)[number]>

async function findBy(
  documents: Documents,
  field: Account['field'],
  value: string,
): Promise<AccountUser | null> {
  const [user] = await documents
    .asSystem()
    .find(User, { where: { [field]: value, enabled: 1 }, fields: shown, limit: 1 })
  // The query runs without a user too, so that timing does not reveal accounts.
  const isStaff = await hasDeskRole(documents, user?.name ?? '')
  if (!user) return null
  return isStaff ? { ...user, user_type: 'System User' } : user
}

export function findUser(documents: Documents, { field, value }: Account): Promise<AccountUser | null> {
  return value === '' ? Promise.resolve(null) : findBy(documents, field, value)
}

export function findUserNamed(documents: Documents, name: string): Promise<AccountUser | null> {
  return findBy(documents, 'name', name)
}

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

interface AccountStatus {
  readonly isSwitchedOff: boolean
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
