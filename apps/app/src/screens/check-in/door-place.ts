import type { DoorCalls } from './door-calls.ts'
import type { DoorStore } from './kept/door-store.ts'

/** Where a door stands, and what it stands on. */
export interface DoorPlace {
  readonly account: string
  readonly event: string
  readonly store: DoorStore
  readonly calls: DoorCalls
  /** Milliseconds since 1970 by this device's clock. */
  readonly now: () => number
  /** Name of this door at this moment. */
  readonly device: () => string
  readonly newId: () => string
}
