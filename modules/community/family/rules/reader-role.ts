/** The role by which somebody read, the one that says most of it first. */
const telling = [
  'School Office',
  'Event Staff',
  'Moderator',
  'Store Manager',
  'Volunteer',
  'Guardian',
  'System Manager',
] as const

export type ReaderRole = (typeof telling)[number] | 'The house itself' | 'Somebody who was signed in'

/** A reader as a family is told of him: by what he is to the school, never by name. */
export function readerRole(user: string, roles: ReadonlySet<string>): ReaderRole {
  if (user === 'Administrator') return 'The house itself'
  return telling.find((role) => roles.has(role)) ?? 'Somebody who was signed in'
}

/** A call without what was asked in it: other children's names may stand there. */
export function shownCall(path: string): string {
  return path.split('?', 1)[0] ?? ''
}
