import type { Order, OrderParcel, OrderReturn } from './order-calls.ts'

type Paid = Pick<Order, 'paid' | 'returned' | 'refund_due' | 'unapplied_paid' | 'unapplied_returned'> & {
  returns: readonly Pick<OrderReturn, 'carried_amount'>[]
}

/** Decimals of money add up to the paisa. */
export const toPaisa = (amount: number): number => Math.round(amount * 100) / 100

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * What was paid for an order, also when it was cancelled meanwhile; what of it pays for what came in exchange; what went
 * back of it, and what has to go still.
 */
export function moneyOf({ paid, returned, refund_due, unapplied_paid, unapplied_returned, returns }: Paid) {
  const carried = sumOf(returns.map(({ carried_amount }) => carried_amount))
  return {
    came: toPaisa(paid + unapplied_paid),
    carried: toPaisa(carried),
    back: toPaisa(returned - carried + unapplied_returned),
    goes: toPaisa(refund_due + unapplied_paid - unapplied_returned),
  }
}

/** Whether anything of what was paid is on its way back, in whatever currency. */
export const isRefundPending = (order: Paid & Pick<Order, 'foreign_paid'>): boolean =>
  moneyOf(order).back > 0 || order.foreign_paid.some(({ returned }) => returned > 0)

type Owed = Pick<Order, 'due' | 'payment_choice'> & {
  parcels: readonly Pick<OrderParcel, 'state' | 'to_collect'>[]
}

/**
 * What is still to be paid for an order, and what of it whoever brought a parcel took already: the store records it once
 * that comes to it.
 */
export function dueOf({ due, payment_choice, parcels }: Owed) {
  if (payment_choice !== 'cash on delivery') return { collected: 0, open: due }
  const brought = parcels.filter(({ state }) => state === 'delivered')
  const collected = Math.min(due, sumOf(brought.map(({ to_collect }) => to_collect)))
  return { collected: toPaisa(collected), open: toPaisa(due - collected) }
}
