import { useSyncExternalStore } from 'react'
import { deviceStore } from './device-store.ts'

const key = 'cart_pieces'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const keptCount = (): number => Number(deviceStore.read(key) ?? 0) || 0

/** How many pieces lie in the cart, as far as this device knows; 0 in the server's page, which is everybody's. */
export const useCartCount = (): number => useSyncExternalStore(subscribe, keptCount, () => 0)

export function tellCartCount(pieces: number): void {
  if (pieces === keptCount()) return
  if (pieces > 0) deviceStore.write(key, String(pieces))
  else deviceStore.remove(key)
  for (const listener of listeners) listener()
}
