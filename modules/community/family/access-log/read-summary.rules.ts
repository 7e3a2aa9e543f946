import { isRenewal, readKind, type ReadKind } from './read-kind.rules.ts'
import { readerRole, type ReaderRole } from './reader-role.rules.ts'

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
