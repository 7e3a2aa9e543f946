import type { StoredMark, Roster } from './roster.ts'

/** `shut`: somebody is signed in who may not stand here. */
export type Network = 'unknown' | 'online' | 'offline' | 'signed out' | 'shut'

export interface CheckInState {
  /** False until the device's own storage has answered. */
  readonly isOpened: boolean
  readonly roster: Roster | null
  readonly marks: readonly StoredMark[]
  readonly network: Network
  readonly isBusy: boolean
  /** Marks that the store did not take, and never will. */
  readonly refused: number
  /** From when on the store is asked for other doors' marks; null before the first time. */
  readonly cursor: string | null
}

const closed: CheckInState = {
  ...{ isOpened: false, roster: null, marks: [], network: 'unknown' },
  ...{ isBusy: false, refused: 0, cursor: null },
}

/** What a door knows now, and who is told when it changes. */
export function createCheckInState() {
  let state = closed
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    become(changes: Partial<CheckInState>) {
      state = { ...state, ...changes }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type HeldState = ReturnType<typeof createCheckInState>
