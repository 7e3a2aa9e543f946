import type { ReadKind } from './read-kind.rules.ts'

/** The role by which somebody read, the one that says most of it first. */
const rankedRoles = [
  'School Office',
  'Event Staff',
  'Moderator',
  'Store Manager',
  'Volunteer',
  'Guardian',
  'System Manager',
] as const

export type ReaderRole =
  | (typeof rankedRoles)[number]
  | 'The house itself'
  | 'Somebody who was signed in'
  | 'Somebody who was not signed in'
  | 'The card was checked publicly'

/** Who read, as the log has it, and what he did. */
interface Reader {
  readonly user: string
  readonly kind: ReadKind
}

/**
 * A reader as a family is told of him: by what he is to the school, never by name. Of a guest only that is known; the check
 * of a card is for everybody and shows what stands on the card, so that it is named instead of him.
 */
export function readerRole({ user, kind }: Reader, roles: ReadonlySet<string>): ReaderRole {
  if (user === 'Administrator') return 'The house itself'
  if (user === 'Guest')
    return kind === 'card check' ? 'The card was checked publicly' : 'Somebody who was not signed in'
  return rankedRoles.find((role) => roles.has(role)) ?? 'Somebody who was signed in'
}
