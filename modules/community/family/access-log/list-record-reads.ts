import { AccessLog } from '#framework/audit-log'
import type { Documents } from '#framework/documents'
import { HasRole } from '#framework/identity'
import { StudentRegistration } from '#community/students'

/** Limit of reads; reads of a day are grouped, and a card that is checked often has far more reads than groups. */
const MAX_READS = 1000

const MAX_LINES = 50

const MAX_ROLES = 1000

async function findRolesByUser(
  documents: Documents,
  users: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const roles = new Map<string, Set<string>>()
  if (users.length === 0) return roles
  const rows = await documents.asSystem().list(HasRole, {
    fields: ['parent', 'role'],
    filters: [['parent', 'in', users]],
    limit_page_length: MAX_ROLES,
  })
  for (const { parent, role } of rows)
    roles.set(String(parent), (roles.get(String(parent)) ?? new Set()).add(String(role)))
  return roles
}

/** Returns the last reads of a child's record, the newest first, without the family's own. Two statements. */
export async function listRecordReads(
  documents: Documents,
  student: string,
): Promise<readonly ReadSummary[]> {
  const reads = await documents.asSystem().find(AccessLog, {
    where: { reference_doctype: StudentRegistration.name, names: ['like', `%"${student}"%`] },
    fields: ['creation', 'user', 'path'],
    order_by: 'creation desc, name desc',
    limit: MAX_READS,
  })
  const roles = await findRolesByUser(documents, [...new Set(reads.map(({ user }) => user))])
  const logged = reads.map(({ creation, user, path }) => ({ at: creation, user, path }))
  return summarizeReads(logged, roles).slice(0, MAX_LINES)
}

interface LoggedRead {
  readonly at: string
  readonly user: string
  readonly path: string
}

export interface ReadSummary {
  readonly at: string
  readonly who: ReaderRole
  readonly kind: ReadKind
  readonly call: string
}

/** Removes the query string, which may contain names of other children. */
export function stripQuery(path: string): string {
  return path.split('?', 1)[0] ?? ''
}

function firstPerKey<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const first = new Map<string, T>()
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item)
  return [...first.values()]
}

export function summarizeReads(
  reads: readonly LoggedRead[],
  roles: ReadonlyMap<string, ReadonlySet<string>>,
): readonly ReadSummary[] {
  const visibleReads = reads
    .map(({ at, user, path }) => ({ at, user, call: stripQuery(path) }))
    .filter((read) => !isRenewal(read))
    .map((read) => ({ ...read, kind: readKind(read.call) }))
  const latest = firstPerKey(visibleReads, ({ at, user, kind }) => `${at.slice(0, 10)} ${kind} ${user}`)
  return latest.map(({ at, user, kind, call }) => ({
    at,
    who: readerRole({ user, kind }, roles.get(user) ?? new Set()),
    kind,
    call,
  }))
}

export type ReadKind = 'opened' | 'listed' | 'exported' | 'card check'

/** Returns the method of a request path; undefined when only a part of a longer path matches. */
function parseMethod(call: string): string | undefined {
  return /^[A-Z]+ (?:\/api\/(?:v1\/)?method\/)?(mela\.[\w.]+)\/?$/.exec(call)?.[1]
}

/** A method of a module that depends on this one, so its name is repeated here. */
const cardCheckMethod = 'mela.cards.verify'

const renewalMethods = ['mela.renewals.confirm', 'mela.renewals.renew']

export function readKind(call: string): ReadKind {
  if (parseMethod(call) === cardCheckMethod) return 'card check'
  if (/export|download|\.csv|\.pdf/i.test(call)) return 'exported'
  return /search|get_list|\/api\/resource\/[^/]+$/i.test(call) ? 'listed' : 'opened'
}

/**
 * True for a guest's renewal, which is not listed: the code sent to a guardian's phone proves that the family itself
 * called. Signed-in users are listed under their own name.
 */
export function isRenewal({ user, call }: { readonly user: string; readonly call: string }): boolean {
  return user === 'Guest' && renewalMethods.some((renewal) => renewal === parseMethod(call))
}

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

interface Reader {
  readonly user: string
  readonly kind: ReadKind
}

/**
 * Returns a reader's role for the family, without a name. Guests stay unnamed; a card check is public and shows only
 * the card's data, so it is named instead.
 */
export function readerRole({ user, kind }: Reader, roles: ReadonlySet<string>): ReaderRole {
  if (user === 'Administrator') return 'The house itself'
  if (user === 'Guest')
    return kind === 'card check' ? 'The card was checked publicly' : 'Somebody who was not signed in'
  return rankedRoles.find((role) => roles.has(role)) ?? 'Somebody who was signed in'
}
