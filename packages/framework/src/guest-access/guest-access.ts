import type { Context } from '#framework/context'
import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Row } from '#framework/queries'

/** What a request can show instead of a right: secrets that were handed out, and never names. */
export interface Proof {
  /** Of a document that was sent in before. */
  readonly receipt: string | null
  /** Of an upload that belongs to no document yet. */
  readonly ticket: string | null
}

/** Somebody who has no right of his own to do what he asks, and the type that he asks for. */
export interface Passage extends Context {
  readonly type: DocType
  readonly proof: Proof
}

/** The names of a type's fields, and of its child types', that an open form shows. */
export type ShownFields = ReadonlyMap<string, ReadonlySet<string>>

/**
 * A way for people without a right: rest asks the gates before it refuses. Each answers null where it has nothing to say,
 * and throws where it has and the answer is no. Documents are the wire's.
 */
export interface GuestAccessStrategy {
  list(passage: Passage, request: Row): Promise<readonly Row[] | null>
  read(passage: Passage, name: string): Promise<Row | null>
  create(passage: Passage, values: Row): Promise<Row | null>
  save(passage: Passage, name: string, values: Row): Promise<Row | null>
  remove(passage: Passage, name: string): Promise<true | null>
  /** What may be told of a type's definition. */
  shownFields(documents: Documents, type: DocType, timeZone: string): Promise<ShownFields | null>
}

export const guestAccessStrategies = extensionPoint<GuestAccessStrategy>('framework.guest_access')

/** The first gate that has something to say; null when none has. */
export async function tryGuestAccess<T>(
  all: readonly GuestAccessStrategy[],
  ask: (strategy: GuestAccessStrategy) => Promise<T | null>,
): Promise<T | null> {
  for (const strategy of all) {
    const answer = await ask(strategy)
    if (answer !== null) return answer
  }
  return null
}
