import { phone, text } from '#framework/doctypes'
import { identityErrors } from '../errors.ts'
import type { Caller } from '#framework/permissions'
import { fixedUsers } from '../user/standard-users.ts'

export const contactInput = { email: text({ format: 'Email' }), phone: phone() }

export interface Contact {
  readonly field: 'email' | 'phone'
  /** E.164, or an e-mail address in lower case. */
  readonly value: string
}

interface ContactValues {
  readonly email: string | null
  readonly phone: string | null
}

export function contactOf({ email, phone: number }: ContactValues): Contact {
  if (email !== null && number === null) return { field: 'email', value: email.toLowerCase() }
  if (number !== null && email === null) return { field: 'phone', value: number }
  throw identityErrors.one_contact()
}

/** Purpose that binds a code to one user's change, and not to a sign-in. */
export function contactPurpose(user: string): string {
  return `contact ${user}`
}

const SHOWN_DIGITS = 4

export function maskedContact({ field, value }: Contact): string {
  if (field === 'phone') return `******${value.slice(-SHOWN_DIGITS)}`
  const [mailbox = '', host = ''] = value.split('@')
  return `${mailbox.slice(0, 1)}***@${host}`
}

/** Refuses Administrator and Guest, which belong to the operator. */
export function requireOwnAccount({ user }: Caller): void {
  if (fixedUsers.has(user)) throw identityErrors.fixed_user(user)
}

/** Names appear in messages to other people, where a link would be advertising. Initials with dots are no link. */
const link = /:\/\/|\bwww\.|[@<>/\\]|\p{L}{2}\.(?:com|net|org|in|co|io|me|ly|info|app|xyz|link|shop|top)\b/iu

export const nameInput = text({ required: true, maxLength: 100 })

/** Throws ValidationError for a name that contains a link. */
export function requireName(name: string): void {
  if (link.test(name)) throw identityErrors.link_in_name()
}
