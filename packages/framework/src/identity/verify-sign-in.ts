import { toE164 } from '#meta'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { identityErrors } from './errors.ts'
import { verifyPassword } from './passwords.ts'
import { createSignInLimiter } from './sign-in-limiter.ts'
import { ADMINISTRATOR } from './standard-users.ts'
import { User } from './user.doctype.ts'

const limiter = createSignInLimiter()

/** The ways to say who one is: e-mail address, phone number, or Administrator's name. */
function accountOf(login: string): { readonly field: 'name' | 'email' | 'phone'; readonly value: string } {
  const text = login.trim()
  if (text.toLowerCase() === ADMINISTRATOR.toLowerCase()) return { field: 'name', value: ADMINISTRATOR }
  const phone = toE164(text)
  return phone === null ? { field: 'email', value: text.toLowerCase() } : { field: 'phone', value: phone }
}

const shown = ['name', 'full_name', 'user_type', 'user_image', 'customer_ref_id'] as const

/** Who signed in, as much of him as an answer needs. */
export type SignedInUser = Pick<Doc<typeof User>, (typeof shown)[number]>

/**
 * The user to whom these words belong. Wrong password, unknown user and disabled user are one answer, after the same
 * work: nothing tells who has an account.
 */
export async function verifySignIn(
  documents: Documents,
  login: string,
  password: string,
): Promise<SignedInUser> {
  const { field, value } = accountOf(login)
  if (value === '') throw identityErrors.wrong_credentials()
  if (!limiter.take(value, documents.now)) throw identityErrors.too_many_attempts()
  const system = documents.asSystem()
  const [user] = await system.find(User, { where: { [field]: value, enabled: 1 }, fields: shown, limit: 1 })
  const hash = user ? await system.secret(User, user.name, 'password_hash') : null
  if (!(await verifyPassword(hash, password)) || !user) throw identityErrors.wrong_credentials()
  limiter.forgive(value)
  return user
}
