import { CHANGED } from './cash-parts.ts'
import type { HandedOver } from './handed-over.ts'
import type { ParcelState } from './parcel-states.ts'

/** A Cash Collection of an order; minor units. */
export interface KnownCollection {
  readonly name: string
  readonly state: 'due' | 'collected' | 'deposited' | 'cancelled'
  /** Name of the parcel with which it is collected; null for the whole order. */
  readonly part: string | null
  readonly amount: number
  readonly reason: string | null
  readonly modified: string
}

interface CameParcel {
  readonly name: string
  readonly state: ParcelState
  readonly delivered_at: string | null
}

/** Cash of an order at the doors of its parcels. */
export interface DoorCash {
  /** What was booked, by parcel. */
  readonly collected: ReadonlyMap<string, number>
  /** What is to be collected or booked still. */
  readonly open: readonly KnownCollection[]
  /** What of it was asked for at a door, by parcel. */
  readonly due: ReadonlyMap<string, number>
  /** What of that was paid there, as its parcel came. */
  readonly handedOver: readonly HandedOver[]
}

/** Once a parcel has come the office cancels its collection where nobody paid: what is asked for after that was not handed over. */
function isUnpaid({ name, state, delivered_at: at }: CameParcel, found: readonly KnownCollection[]): boolean {
  if (state !== 'delivered' || at === null) return false
  const given = found.filter((one) => one.part === name && one.state === 'cancelled')
  return given.some(({ reason, modified }) => reason !== CHANGED && modified >= at)
}

function collectedOf(found: readonly KnownCollection[]): ReadonlyMap<string, number> {
  const collected = new Map<string, number>()
  for (const { state, part, amount } of found)
    if (part !== null && (state === 'collected' || state === 'deposited'))
      collected.set(part, (collected.get(part) ?? 0) + amount)
  return collected
}

/** What the collections of an order say of the doors of its parcels. */
export function doorCash(found: readonly KnownCollection[], parcels: readonly CameParcel[]): DoorCash {
  const open = found.filter(({ state }) => state === 'due')
  const unpaid = new Set(parcels.filter((parcel) => isUnpaid(parcel, found)).map(({ name }) => name))
  const came = new Set(parcels.filter(({ state }) => state === 'delivered').map(({ name }) => name))
  const asked = open.flatMap(({ name, part, amount }) =>
    part === null || unpaid.has(part) ? [] : [{ name, part, amount }],
  )
  return {
    collected: collectedOf(found),
    open,
    due: new Map(asked.map(({ part, amount }) => [part, amount])),
    handedOver: asked.filter(({ part }) => came.has(part)),
  }
}

/** What was paid at doors, by parcel, booked or not. */
export function paidAtDoors({ collected, handedOver }: DoorCash): ReadonlyMap<string, number> {
  const paid = new Map(collected)
  for (const { part, amount } of handedOver) paid.set(part, (paid.get(part) ?? 0) + amount)
  return paid
}
