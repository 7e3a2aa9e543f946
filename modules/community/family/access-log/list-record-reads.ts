import { AccessLog } from '#framework/audit-log'
import type { Documents } from '#framework/documents'
import { HasRole } from '#framework/identity'
import { StudentRegistration } from '#community/students'

/** Many reads of one day are one line: of a card that is checked at every gate there are far more than lines. */
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

/** Who looked at a child's record last, newest first; what the family reads itself is not told. Two statements. */
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

/** A read as the log has it. */
interface LoggedRead {
  readonly at: string
  readonly user: string
  readonly path: string
}

/** What one reader did in one way on one day, when he did it last. */
export interface ReadSummary {
  readonly at: string
  readonly who: ReaderRole
  readonly kind: ReadKind
  readonly call: string
}

/** A call without what was asked in it: other children's names may stand there. */
export function stripQuery(path: string): string {
  return path.split('?', 1)[0] ?? ''
}

function firstPerKey<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const first = new Map<string, T>()
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item)
  return [...first.values()]
}

/** The reads that a family is told of, newest first as they came. */
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

/** What a read was, as a family is told of it. */
export type ReadKind = 'opened' | 'listed' | 'exported' | 'card check'

/** The method that a call names whole: what only looks like one within a longer address is none. */
function parseMethod(call: string): string | undefined {
  return /^[A-Z]+ (?:\/api\/(?:v1\/)?method\/)?(mela\.[\w.]+)\/?$/.exec(call)?.[1]
}

/** Calls of rooms that stand on this one, and that it cannot ask therefore. */
const cardCheckMethod = 'mela.cards.verify'

const renewalMethods = ['mela.renewals.confirm', 'mela.renewals.renew']

/** What somebody did who read a record, of the call that is written down. */
export function readKind(call: string): ReadKind {
  if (parseMethod(call) === cardCheckMethod) return 'card check'
  if (/export|download|\.csv|\.pdf/i.test(call)) return 'exported'
  return /search|get_list|\/api\/resource\/[^/]+$/i.test(call) ? 'listed' : 'opened'
}

/**
 * The family's own renewal is no read that it is told of: the code that came to a guardian's phone proved that the family
 * itself asked. That is true of guests alone; whoever is signed in reads under their own name, whatever they call.
 */
export function isRenewal({ user, call }: { readonly user: string; readonly call: string }): boolean {
  return user === 'Guest' && renewalMethods.some((renewal) => renewal === parseMethod(call))
}

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
