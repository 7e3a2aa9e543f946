import { type FulfilmentState, isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { balanceDue, type PayableOrder } from '../balance/balance-due.rules.ts'

/** A Cash Collection of an order, in minor units. */
export interface OrderCashCollection {
  readonly name: string
  readonly state: 'due' | 'collected' | 'deposited' | 'cancelled'
  /** Package collected with; null for the whole order. */
  readonly part: string | null
  readonly amount: number
  readonly reason: string | null
  readonly modified: string
}

interface DeliveredFulfilment {
  readonly name: string
  readonly state: FulfilmentState
  readonly delivered_at: string | null
}

export interface CashCollections {
  readonly collected: ReadonlyMap<string, number>
  readonly open: readonly OrderCashCollection[]
  readonly due: ReadonlyMap<string, number>
  readonly unbooked: readonly UnbookedCash[]
}

/**
 * The office cancels a collection when a delivered package was not paid, so amounts requested later were not collected.
 */
function isUnpaid(
  { name, state, delivered_at: at }: DeliveredFulfilment,
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

export function summariseCashCollections(
  found: readonly OrderCashCollection[],
  fulfilments: readonly DeliveredFulfilment[],
): CashCollections {
  const open = found.filter(({ state }) => state === 'due')
  const unpaid = new Set(
    fulfilments.filter((fulfilment) => isUnpaid(fulfilment, found)).map(({ name }) => name),
  )
  const came = new Set(fulfilments.filter(({ state }) => state === 'delivered').map(({ name }) => name))
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

export function cashPaidByFulfilment({ collected, unbooked }: CashCollections): ReadonlyMap<string, number> {
  const paid = new Map(collected)
  for (const { part, amount } of unbooked) paid.set(part, (paid.get(part) ?? 0) + amount)
  return paid
}

export const ORDER_CHANGED_REASON = 'The order was changed'

/** Fields of a package that decide its cash due, in minor units. */
export interface CashFulfilment {
  readonly name: string
  readonly state: FulfilmentState
  readonly total: number
  readonly credited_amount: number | null
}

interface CollectedCash {
  readonly collected: ReadonlyMap<string, number>
  readonly due: ReadonlyMap<string, number>
}

const RUPEE = 100

/** Rounds an amount down to whole rupees when the sum of all amounts is in whole rupees. */
const roundDownToRupees = (amount: number, together: number): number =>
  together % RUPEE === 0 ? Math.floor(amount / RUPEE) * RUPEE : amount

/**
 * Allocates the cash due to packages by their price less what was collected. Delivered packages do not change; other
 * payments reduce the last packages. Parts are whole rupees if the sum is.
 */
export function allocateCash(
  owed: number,
  fulfilments: readonly CashFulfilment[],
  { collected, due }: CollectedCash,
): ReadonlyMap<string, number> {
  const requestedCash = ({ name, state }: CashFulfilment) =>
    state === 'delivered' ? (due.get(name) ?? null) : null
  const hasRequestedCash = (fulfilment: CashFulfilment) => requestedCash(fulfilment) !== null
  const activeFulfilments = fulfilments.filter(({ state }) => !isNotArriving(state))
  const orderedFulfilments = [
    ...activeFulfilments.filter(hasRequestedCash),
    ...activeFulfilments.filter((fulfilment) => !hasRequestedCash(fulfilment)),
  ]
  const parts = new Map<string, number>()
  let rest = owed
  for (const fulfilment of orderedFulfilments) {
    const { name, total, credited_amount } = fulfilment
    const left = total - (credited_amount ?? 0) - (collected.get(name) ?? 0)
    const own = requestedCash(fulfilment) ?? roundDownToRupees(left, rest)
    const part = Math.max(0, Math.min(own, rest))
    if (part > 0) parts.set(name, part)
    rest -= part
  }
  const last = orderedFulfilments.at(-1)
  if (last && rest > 0) parts.set(last.name, (parts.get(last.name) ?? 0) + rest)
  return parts
}

/** Cash paid for a delivered package and not booked yet, in minor units. */
export interface UnbookedCash {
  readonly name: string
  readonly part: string
  readonly amount: number
}

const sumOf = (cash: readonly UnbookedCash[]) => cash.reduce((total, { amount }) => total + amount, 0)

/** Returns the cash paid at delivery, limited to the amount due, because other payments were not made in cash. */
export function sumUnbookedCash(order: PayableOrder, cash: readonly UnbookedCash[]): number {
  return Math.min(sumOf(cash), Math.max(0, balanceDue(order)))
}

export const isPaidOtherwise = (order: PayableOrder, cash: readonly UnbookedCash[]): boolean =>
  sumOf(cash) > sumUnbookedCash(order, cash)

/** Returns the order with cash paid at delivery counted as paid, because the carrier has it, booked or not. */
export function withUnbookedCash<Order extends PayableOrder>(
  order: Order,
  cash: readonly UnbookedCash[],
): Order {
  return { ...order, paid_amount: order.paid_amount + sumUnbookedCash(order, cash) }
}

/** True when cash must be booked before crediting `worth`, because the remaining amount would not cover it. */
export const shouldBookCash = (order: PayableOrder, cash: readonly UnbookedCash[], worth: number): boolean =>
  sumUnbookedCash(order, cash) > Math.max(0, balanceDue(order) - worth)
