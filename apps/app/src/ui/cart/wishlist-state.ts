import { useSyncExternalStore } from 'react'
import { presentAccount } from '../../data/account.ts'
import { deviceStore } from '../../data/device/device-store.ts'
import { guestToken } from './guest-tokens.ts'
import { readWishlisted } from './wishlist-calls.ts'

const key = 'wishlist_kept'
const listeners = new Set<() => void>()

function readDevice(): ReadonlySet<string> {
  const text = deviceStore.read(key)
  return new Set(text === null || text === '' ? [] : text.split(' '))
}

let wishlisted: ReadonlySet<string> | null = null
let isAsked = false

const nothing: ReadonlySet<string> = new Set()

function wishlistedNow(): ReadonlySet<string> {
  wishlisted ??= readDevice()
  return wishlisted
}

/** What is kept on all lists, by `{variant}/{business}`. */
export function setWishlisted(keys: readonly string[]): void {
  wishlisted = new Set(keys)
  deviceStore.write(key, keys.join(' '))
  for (const listener of listeners) listener()
}

/** The hearts of this device are those of another person now. Whoever has no list has kept nothing: nobody is asked. */
export function reloadWishlisted(): void {
  isAsked = true
  const hasLists = presentAccount() !== null || guestToken('wishlist') !== null
  if (hasLists) void readWishlisted().then(setWishlisted, () => undefined)
  else if (wishlistedNow().size > 0) setWishlisted([])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) reloadWishlisted()
  return () => listeners.delete(listener)
}

/** What this device knows at once, then what the store says; nothing in the server's page, which is everybody's. */
export const useWishlisted = (): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, wishlistedNow, () => nothing)
