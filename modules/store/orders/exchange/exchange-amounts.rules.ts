import { allocateCash, type CashParcel } from '../cash-on-delivery/allocate-cash.rules.ts'
import { calculateBalanceChange, type BalanceChange } from '../balance/balance-change.rules.ts'
import { balanceDue, type PayableOrder } from '../balance/balance-due.rules.ts'

/** An order before other things come in the place of some of it, with what was paid at its doors as paid. */
interface PaidOrder {
  readonly order: PayableOrder
  readonly parcels: readonly CashParcel[]
  /** What was paid at doors, by parcel. */
  readonly cashByParcel: ReadonlyMap<string, number>
}

/** What comes back is worth so much, and what comes in its place costs so much; minor units. */
export interface ExchangeValues {
  readonly worth: number
  readonly total: number
}

/** What an exchange comes to for the buyer; `due` is what he has to pay for the new order, the rest is of the first one. */
export interface ExchangeAmounts extends BalanceChange {
  /** Of what was paid for the first order, what pays for the new one. */
  readonly carried: number
}

/** What is asked for at the doors of parcels that come still: what they bring is to be paid there, and not with this. */
function collectedLater({ order, parcels, cashByParcel: collected }: PaidOrder): number {
  const parts = allocateCash(Math.max(0, balanceDue(order)), parcels, { collected, due: new Map() })
  const later = parcels.filter(({ state }) => state !== 'delivered')
  return later.reduce((sum, { name }) => sum + (parts.get(name) ?? 0), 0)
}

/**
 * What was paid for what comes back pays for what comes in its place, and so does what the order is overpaid by already: its
 * other parcels ask at their doors what they asked before. What nobody paid pays for nothing.
 */
export function calculateExchange(paid: PaidOrder, { worth, total }: ExchangeValues): ExchangeAmounts {
  const { order } = paid
  const free = worth - balanceDue(order) + collectedLater(paid)
  const netPaid = order.paid_amount - order.refunded_amount
  const carried = Math.max(0, Math.min(total, free, netPaid))
  return { ...calculateBalanceChange(order, carried - worth), carried, due: total - carried }
}
