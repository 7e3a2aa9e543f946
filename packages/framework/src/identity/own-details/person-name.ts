import { text } from '#framework/doctypes'
import { identityErrors } from '../errors.ts'

/** Names stand in letters to other people: a link in one would be an advertisement. Initials with dots are no link. */
const link = /:\/\/|\bwww\.|[@<>/\\]|\p{L}{2}\.(?:com|net|org|in|co|io|me|ly|info|app|xyz|link|shop|top)\b/iu

export const nameInput = text({ required: true, maxLength: 100 })

/** Throws ValidationError for a name with a link in it. */
export function requireName(name: string): void {
  if (link.test(name)) throw identityErrors.link_in_name()
}
