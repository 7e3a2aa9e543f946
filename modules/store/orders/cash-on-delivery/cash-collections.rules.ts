import { type FulfilmentState, isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { balanceDue, type PayableOrder } from '../balance/balance-due.rules.ts'

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

/** Said where an order is paid when it comes, and costs something else by now. */
export const ORDER_CHANGED_REASON = 'The order was changed'

/** What of a parcel says how much is paid at its door; minor units. */
export interface CashParcel {
  readonly name: string
  readonly state: FulfilmentState
  readonly total: number
  readonly credited_amount: number | null
}

/** Cash of an order by its parcels: what was collected with them, and what is to be collected or booked still. */
interface CollectedCash {
  readonly collected: ReadonlyMap<string, number>
  readonly due: ReadonlyMap<string, number>
}

const RUPEE = 100

/** Of an amount that somebody hands over with others, no paise where those together are whole rupees. */
const roundDownToRupees = (amount: number, together: number): number =>
  together % RUPEE === 0 ? Math.floor(amount / RUPEE) * RUPEE : amount

/**
 * What is collected with each parcel, of all that is owed for their order: each brings its own price, less what was collected
 * with it. What was asked for at a door that it came to stays as it was asked there. What was paid otherwise comes off the
 * last ones; the parts add up to what is owed, and are whole rupees where that is. Nothing stands for nothing.
 */
export function allocateCash(
  owed: number,
  parcels: readonly CashParcel[],
  { collected, due }: CollectedCash,
): ReadonlyMap<string, number> {
  const requestedCash = ({ name, state }: CashParcel) =>
    state === 'delivered' ? (due.get(name) ?? null) : null
  const hasRequestedCash = (parcel: CashParcel) => requestedCash(parcel) !== null
  const activeParcels = parcels.filter(({ state }) => !isNotArriving(state))
  const orderedParcels = [
    ...activeParcels.filter(hasRequestedCash),
    ...activeParcels.filter((parcel) => !hasRequestedCash(parcel)),
  ]
  const parts = new Map<string, number>()
  let rest = owed
  for (const parcel of orderedParcels) {
    const { name, total, credited_amount } = parcel
    const left = total - (credited_amount ?? 0) - (collected.get(name) ?? 0)
    const own = requestedCash(parcel) ?? roundDownToRupees(left, rest)
    const part = Math.max(0, Math.min(own, rest))
    if (part > 0) parts.set(name, part)
    rest -= part
  }
  const last = orderedParcels.at(-1)
  if (last && rest > 0) parts.set(last.name, (parts.get(last.name) ?? 0) + rest)
  return parts
}

/** Cash that a parcel which came is to be paid with, and that was not booked yet. Minor units. */
export interface UnbookedCash {
  /** Name of the Cash Collection. */
  readonly name: string
  /** Name of the parcel. */
  readonly part: string
  readonly amount: number
}

const sumOf = (cash: readonly UnbookedCash[]) => cash.reduce((total, { amount }) => total + amount, 0)

/** How much was handed over at doors: never more than is owed, as what was paid otherwise was not paid there. */
export function sumUnbookedCash(order: PayableOrder, cash: readonly UnbookedCash[]): number {
  return Math.min(sumOf(cash), Math.max(0, balanceDue(order)))
}

/** Whether something was paid otherwise meanwhile of what was asked for at doors. */
export const isPaidOtherwise = (order: PayableOrder, cash: readonly UnbookedCash[]): boolean =>
  sumOf(cash) > sumUnbookedCash(order, cash)

/** An order with what was handed over for it as paid, as it is: its bringer has it, booked or not. */
export function withUnbookedCash<Order extends PayableOrder>(
  order: Order,
  cash: readonly UnbookedCash[],
): Order {
  return { ...order, paid_amount: order.paid_amount + sumUnbookedCash(order, cash) }
}

/** Whether it is to be booked before so much is owed no longer: what is left could not hold it. */
export const shouldBookCash = (order: PayableOrder, cash: readonly UnbookedCash[], worth: number): boolean =>
  sumUnbookedCash(order, cash) > Math.max(0, balanceDue(order) - worth)
