import { useSyncExternalStore } from 'react'
import { presentAccount } from '../../data/account.ts'
import { deviceStore } from '../../data/device-store.ts'
import { keptToken } from './kept-tokens.ts'
import { readKept } from './wishlist-calls.ts'

const key = 'wishlist_kept'
const listeners = new Set<() => void>()

function readDevice(): ReadonlySet<string> {
  const text = deviceStore.read(key)
  return new Set(text === null || text === '' ? [] : text.split(' '))
}

let kept: ReadonlySet<string> | null = null
let isAsked = false

const nothing: ReadonlySet<string> = new Set()

function keptNow(): ReadonlySet<string> {
  kept ??= readDevice()
  return kept
}

/** What is kept on all lists, by `{variant}/{business}`. */
export function tellKept(keys: readonly string[]): void {
  kept = new Set(keys)
  deviceStore.write(key, keys.join(' '))
  for (const listener of listeners) listener()
}

/** The hearts of this device are those of another person now. Whoever has no list has kept nothing: nobody is asked. */
export function askKeptAgain(): void {
  isAsked = true
  const hasLists = presentAccount() !== null || keptToken('wishlist') !== null
  if (hasLists) void readKept().then(tellKept, () => undefined)
  else if (keptNow().size > 0) tellKept([])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) askKeptAgain()
  return () => listeners.delete(listener)
}

/** What this device knows at once, then what the store says; nothing in the server's page, which is everybody's. */
export const useKept = (): ReadonlySet<string> => useSyncExternalStore(subscribe, keptNow, () => nothing)
