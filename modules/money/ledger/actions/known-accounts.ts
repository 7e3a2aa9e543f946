import { LRUCache } from 'lru-cache'
import type { Registry } from '#framework/doctypes'

export interface FoundAccount {
  readonly name: string
  readonly currency: string
}

const MOST_KNOWN = 5_000

const bySite = new WeakMap<Registry, LRUCache<string, FoundAccount>>()

/**
 * Accounts that are known to stand: what they are for never changes, and the database lets none be deleted, so they need
 * not be asked for again.
 */
export function knownAccounts(registry: Registry): LRUCache<string, FoundAccount> {
  const known = bySite.get(registry) ?? new LRUCache<string, FoundAccount>({ max: MOST_KNOWN })
  bySite.set(registry, known)
  return known
}
