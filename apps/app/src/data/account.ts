import { useSyncExternalStore } from 'react'
import { storedKeys } from '#client'
import { deviceStore } from './device/device-store.ts'

/** What signing in gives a device that keeps keys of its own; a browser has a cookie instead. */
export interface DeviceKeys {
  api_key: string
  api_secret: string
  customer_ref_id: string
}

function cookieIn(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? '' : decodeURIComponent(pair.slice(name.length + 1))
}

/** Who uses this device, as far as it can tell by itself: what he may see, the store alone decides. */
export function presentAccount(): string | null {
  const { api_key, api_secret, customerRefId } = storedKeys()
  if (api_key && api_secret) return customerRefId || api_key
  const user = cookieIn(document.cookie, 'user_id')
  return user === '' || user === 'Guest' ? null : user
}

const listeners = new Set<() => void>()

/** Calls whenever somebody may have signed in or out. */
export function followAccount(listener: () => void): () => void {
  listeners.add(listener)
  // Another window may sign in or out meanwhile.
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}

/** Pages that stay alive while somebody signs in or out hear of it. */
export function notifyAccountChanged(): void {
  for (const listener of listeners) listener()
}

/** Null for a guest, and in the server's page, which is everybody's. */
export const useAccount = (): string | null => useSyncExternalStore(followAccount, presentAccount, () => null)

export function storeKeys({ api_key, api_secret, customer_ref_id }: DeviceKeys): void {
  deviceStore.write('api_key', api_key)
  deviceStore.write('api_secret', api_secret)
  deviceStore.write('customerRefId', customer_ref_id)
}

export function forgetKeys(): void {
  for (const name of ['api_key', 'api_secret', 'customerRefId']) deviceStore.remove(name)
}
