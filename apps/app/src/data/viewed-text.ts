import { useSyncExternalStore } from 'react'
import { followAccount } from './account.ts'
import { deviceStore } from './device/device-store.ts'

const key = 'seen_products'
const listeners = new Set<() => void>()

/** Signing out empties the device, so a change of account counts as a change of the list. */
function subscribe(listener: () => void): () => void {
  const unfollow = followAccount(listener)
  listeners.add(listener)
  return () => {
    unfollow()
    listeners.delete(listener)
  }
}

export const viewedText = (): string | null => deviceStore.read(key)

export function writeViewedText(text: string | null): void {
  if (text === null) deviceStore.remove(key)
  else deviceStore.write(key, text)
  for (const listener of listeners) listener()
}

/** Returns the stored names of viewed products; null for none, and in the server's page, which is the same for all. */
export const useViewedText = (): string | null => useSyncExternalStore(subscribe, viewedText, () => null)
