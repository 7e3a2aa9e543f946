import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { mergeMarks } from '#meta'
import { useSay } from '../../language/text.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { doorCalls } from './door-calls.ts'
import { deviceName } from './device-name.ts'
import { createDoor, type Door } from './door.ts'
import { doorStore } from './kept/door-store.ts'
import { preloadProof } from './prove-ticket.ts'

/** Milliseconds between two looks at what the other doors did, and between two fetchings of the list. */
const SYNC_EVERY = 10_000
const REFRESH_EVERY = 120_000

/** Keeps a door in touch with the store while its page is open. */
function keepInTouch(door: Door): () => void {
  const isLooking = () => document.visibilityState === 'visible'
  const sync = () => void (isLooking() && door.state().roster !== null && door.sync())
  const refresh = () => void (isLooking() && door.refresh())
  void door.open().then(() => door.refresh())
  void preloadProof()
  const timers = [setInterval(sync, SYNC_EVERY), setInterval(refresh, REFRESH_EVERY)]
  addEventListener('online', refresh)
  document.addEventListener('visibilitychange', sync)
  return () => {
    for (const timer of timers) clearInterval(timer)
    removeEventListener('online', refresh)
    document.removeEventListener('visibilitychange', sync)
  }
}

/** The door of an event for somebody on this device. */
export function useDoor(account: string, event: string) {
  const say = useSay()
  const [door] = useState(() =>
    createDoor({
      ...{ account, event, store: doorStore, calls: doorCalls },
      ...{ now: Date.now, newId: randomKey },
      device: () => deviceName((number) => say('check_in.device_default', { number })),
    }),
  )
  useEffect(() => keepInTouch(door), [door])
  const state = useSyncExternalStore(door.subscribe, door.state, door.state)
  const standings = useMemo(() => mergeMarks(state.marks), [state.marks])
  return { door, state, standings }
}

export type OpenDoor = ReturnType<typeof useDoor>
