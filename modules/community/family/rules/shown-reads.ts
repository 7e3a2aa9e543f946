import { isRenewal, readKind, type ReadKind } from './read-kind.ts'
import { readerRole, type ReaderRole } from './reader-role.ts'

/** A read as the log has it. */
interface LoggedRead {
  readonly at: string
  readonly user: string
  readonly path: string
}

/** What one reader did in one way on one day, when he did it last. */
export interface ShownRead {
  readonly at: string
  readonly who: ReaderRole
  readonly kind: ReadKind
  readonly call: string
}

/** A call without what was asked in it: other children's names may stand there. */
export function shownCall(path: string): string {
  return path.split('?', 1)[0] ?? ''
}

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const first = new Map<string, T>()
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item)
  return [...first.values()]
}

/** The reads that a family is told of, newest first as they came. */
export function shownReads(
  reads: readonly LoggedRead[],
  roles: ReadonlyMap<string, ReadonlySet<string>>,
): readonly ShownRead[] {
  const told = reads
    .map(({ at, user, path }) => ({ at, user, call: shownCall(path) }))
    .filter((read) => !isRenewal(read))
    .map((read) => ({ ...read, kind: readKind(read.call) }))
  const last = firstOfEach(told, ({ at, user, kind }) => `${at.slice(0, 10)} ${kind} ${user}`)
  return last.map(({ at, user, kind, call }) => ({
    at,
    who: readerRole({ user, kind }, roles.get(user) ?? new Set()),
    kind,
    call,
  }))
}
