import { ORDER_CHANGED_REASON } from './allocate-cash.rules.ts'
import type { UnbookedCash } from './unbooked-cash.rules.ts'
import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'

/** A Cash Collection of an order; minor units. */
export interface OrderCashCollection {
  readonly name: string
  readonly state: 'due' | 'collected' | 'deposited' | 'cancelled'
  /** Name of the parcel with which it is collected; null for the whole order. */
  readonly part: string | null
  readonly amount: number
  readonly reason: string | null
  readonly modified: string
}

interface DeliveredParcel {
  readonly name: string
  readonly state: FulfilmentState
  readonly delivered_at: string | null
}

/** Cash of an order at the doors of its parcels. */
export interface CashCollections {
  /** What was booked, by parcel. */
  readonly collected: ReadonlyMap<string, number>
  /** What is to be collected or booked still. */
  readonly open: readonly OrderCashCollection[]
  /** What of it was asked for at a door, by parcel. */
  readonly due: ReadonlyMap<string, number>
  /** What of that was paid there, as its parcel came. */
  readonly unbooked: readonly UnbookedCash[]
}

/** Once a parcel has come the office cancels its collection where nobody paid: what is asked for after that was not handed over. */
function isUnpaid(
  { name, state, delivered_at: at }: DeliveredParcel,
  found: readonly OrderCashCollection[],
): boolean {
  if (state !== 'delivered' || at === null) return false
  const given = found.filter((one) => one.part === name && one.state === 'cancelled')
  return given.some(({ reason, modified }) => reason !== ORDER_CHANGED_REASON && modified >= at)
}

function collectedOf(found: readonly OrderCashCollection[]): ReadonlyMap<string, number> {
  const collected = new Map<string, number>()
  for (const { state, part, amount } of found)
    if (part !== null && (state === 'collected' || state === 'deposited'))
      collected.set(part, (collected.get(part) ?? 0) + amount)
  return collected
}

/** What the collections of an order say of the doors of its parcels. */
export function summariseCashCollections(
  found: readonly OrderCashCollection[],
  parcels: readonly DeliveredParcel[],
): CashCollections {
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
    unbooked: asked.filter(({ part }) => came.has(part)),
  }
}

/** What was paid at doors, by parcel, booked or not. */
export function cashPaidByParcel({ collected, unbooked }: CashCollections): ReadonlyMap<string, number> {
  const paid = new Map(collected)
  for (const { part, amount } of unbooked) paid.set(part, (paid.get(part) ?? 0) + amount)
  return paid
}
