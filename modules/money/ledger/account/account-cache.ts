import { LRUCache } from 'lru-cache'
import type { Registry } from '#framework/doctypes'

export interface FoundAccount {
  readonly name: string
  readonly currency: string
}

const MAX_CACHED = 5_000

const bySite = new WeakMap<Registry, LRUCache<string, FoundAccount>>()

/**
 * Accounts that are known to stand: what they are for never changes, and the database lets none be deleted, so they need
 * not be asked for again.
 */
export function accountCache(registry: Registry): LRUCache<string, FoundAccount> {
  const cache = bySite.get(registry) ?? new LRUCache<string, FoundAccount>({ max: MAX_CACHED })
  bySite.set(registry, cache)
  return cache
}
