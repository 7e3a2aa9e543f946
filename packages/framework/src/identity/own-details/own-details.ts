import { phone, text } from '#framework/doctypes'
import { identityErrors } from '../errors.ts'
import type { Caller } from '#framework/permissions'
import { fixedUsers } from '../user/standard-users.ts'

/** One of the two ways in which an account is reached: the one that is to be new. */
export const contactInput = { email: text({ format: 'Email' }), phone: phone() }

export interface Contact {
  readonly field: 'email' | 'phone'
  /** E.164, or an email address in lower case. */
  readonly value: string
}

interface ContactValues {
  readonly email: string | null
  readonly phone: string | null
}

/** Throws MandatoryError unless exactly one of the two is given. */
export function contactOf({ email, phone: number }: ContactValues): Contact {
  if (email !== null && number === null) return { field: 'email', value: email.toLowerCase() }
  if (number !== null && email === null) return { field: 'phone', value: number }
  throw identityErrors.one_contact()
}

/** A code for one person's change does not fit another's, and not a sign-in. */
export function contactPurpose(user: string): string {
  return `contact ${user}`
}

const SHOWN_DIGITS = 4

/** Enough to know a contact again, and too little to use it. */
export function maskedContact({ field, value }: Contact): string {
  if (field === 'phone') return `******${value.slice(-SHOWN_DIGITS)}`
  const [mailbox = '', host = ''] = value.split('@')
  return `${mailbox.slice(0, 1)}***@${host}`
}

/** Administrator and Guest are nobody's own account: whoever runs the server holds them. */
export function requireOwnAccount({ user }: Caller): void {
  if (fixedUsers.has(user)) throw identityErrors.fixed_user(user)
}

/** Names stand in letters to other people: a link in one would be an advertisement. Initials with dots are no link. */
const link = /:\/\/|\bwww\.|[@<>/\\]|\p{L}{2}\.(?:com|net|org|in|co|io|me|ly|info|app|xyz|link|shop|top)\b/iu

export const nameInput = text({ required: true, maxLength: 100 })

/** Throws ValidationError for a name with a link in it. */
export function requireName(name: string): void {
  if (link.test(name)) throw identityErrors.link_in_name()
}
