import { useSyncExternalStore } from 'react'
import { deviceStore } from './device/device-store.ts'

const key = 'cart_pieces'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const storedCount = (): number => Number(deviceStore.read(key) ?? 0) || 0

/**
 * Returns the number of items in the cart as this device knows it; 0 in the server's page, which is the same for all.
 */
export const useCartCount = (): number => useSyncExternalStore(subscribe, storedCount, () => 0)

export function setCartCount(quantity: number): void {
  if (quantity === storedCount()) return
  if (quantity > 0) deviceStore.write(key, String(quantity))
  else deviceStore.remove(key)
  for (const listener of listeners) listener()
}
