import { useSyncExternalStore } from 'react'
import { storedKeys } from '#client'
import { deviceStore } from './device/device-store.ts'

/** API keys that signing in gives to an app on a phone; a browser has a cookie instead. */
export interface DeviceKeys {
  api_key: string
  api_secret: string
  customer_ref_id: string
}

function cookieIn(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? '' : decodeURIComponent(pair.slice(name.length + 1))
}

/** Returns the account that this device believes is signed in; the server alone decides what it may see. */
export function presentAccount(): string | null {
  const { api_key, api_secret, customerRefId } = storedKeys()
  if (api_key && api_secret) return customerRefId || api_key
  const user = cookieIn(document.cookie, 'user_id')
  return user === '' || user === 'Guest' ? null : user
}

const listeners = new Set<() => void>()

export function followAccount(listener: () => void): () => void {
  listeners.add(listener)
  // Another window may sign in or out meanwhile.
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}

export function notifyAccountChanged(): void {
  for (const listener of listeners) listener()
}

/** Returns the signed-in account; null for a guest and in the server's page, which is the same for all. */
export const useAccount = (): string | null => useSyncExternalStore(followAccount, presentAccount, () => null)

export function storeKeys({ api_key, api_secret, customer_ref_id }: DeviceKeys): void {
  deviceStore.write('api_key', api_key)
  deviceStore.write('api_secret', api_secret)
  deviceStore.write('customerRefId', customer_ref_id)
}

export function forgetKeys(): void {
  for (const name of ['api_key', 'api_secret', 'customerRefId']) deviceStore.remove(name)
}
