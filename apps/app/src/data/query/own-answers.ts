import type { QueryClient } from '@tanstack/react-query'
import { deviceStore, type DeviceStore } from '../device/device-store.ts'
import { answerPrefix } from './response-cache.ts'

/** Before the key of every answer that is one person's alone. */
const own = 'own:'

/** The key of an answer that only this account may see: another account on the same device never meets it. */
export const ownKey = (account: string, key: string): string => `${own}${account}:${key}`

/** The device's database of longer lists that are one person's alone, like that of a door. */
export const ownDatabase = 'mela.own'

/** Takes from this device all that was kept for whoever was signed in. */
export function forgetOwnAnswers(client: QueryClient, store: DeviceStore = deviceStore): void {
  client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(own) })
  for (const key of store.keys()) if (key.startsWith(answerPrefix + own)) store.remove(key)
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(ownDatabase)
}
