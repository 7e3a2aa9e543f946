import type { Context } from '#framework/context'
import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Row } from '#framework/queries'

/** Secrets that grant access without a permission; they were handed out and are not names. */
export interface Proof {
  readonly receipt: string | null
  readonly ticket: string | null
}

export interface Passage extends Context {
  readonly type: DocType
  readonly proof: Proof
}

export type ShownFields = ReadonlyMap<string, ReadonlySet<string>>

/**
 * A guest access strategy: the REST layer tries it before it refuses a caller. Each method returns null when it does
 * not apply, and throws a refusal when it does. Documents are in wire format.
 */
export interface GuestAccessStrategy {
  list(passage: Passage, request: Row): Promise<readonly Row[] | null>
  read(passage: Passage, name: string): Promise<Row | null>
  create(passage: Passage, values: Row): Promise<Row | null>
  save(passage: Passage, name: string, values: Row): Promise<Row | null>
  remove(passage: Passage, name: string): Promise<true | null>
  shownFields(documents: Documents, type: DocType, timeZone: string): Promise<ShownFields | null>
}

export const guestAccessStrategies = extensionPoint<GuestAccessStrategy>('framework.guest_access')

export async function tryGuestAccess<T>(
  all: readonly GuestAccessStrategy[],
  ask: (strategy: GuestAccessStrategy) => Promise<T | null>,
): Promise<T | null> {
  for (const strategy of all) {
    const response = await ask(strategy)
    if (response !== null) return response
  }
  return null
}
