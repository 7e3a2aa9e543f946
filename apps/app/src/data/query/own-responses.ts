import type { QueryClient } from '@tanstack/react-query'
import { deviceStore, type DeviceStore } from '../device/device-store.ts'
import { responsePrefix } from './response-cache.ts'

const own = 'own:'

/** Returns a cache key that holds the account, so that another account on the same device never reads the entry. */
export const ownKey = (account: string, key: string): string => `${own}${account}:${key}`

export const ownDatabase = 'mela.own'

export function forgetOwnResponses(client: QueryClient, store: DeviceStore = deviceStore): void {
  client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(own) })
  for (const key of store.keys()) if (key.startsWith(responsePrefix + own)) store.remove(key)
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(ownDatabase)
}
