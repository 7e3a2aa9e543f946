import type { Order, OrderFulfilment, OrderReturn } from './order-calls.ts'

type Paid = Pick<Order, 'paid' | 'returned' | 'refund_due' | 'unallocated_paid' | 'unallocated_refunded'> & {
  returns: readonly Pick<OrderReturn, 'carried_amount'>[]
}

/** Rounds a decimal amount to the paisa. */
export const toPaisa = (amount: number): number => Math.round(amount * 100) / 100

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

export function moneyOf({
  paid,
  returned,
  refund_due,
  unallocated_paid,
  unallocated_refunded,
  returns,
}: Paid) {
  const carried = sumOf(returns.map(({ carried_amount }) => carried_amount))
  return {
    came: toPaisa(paid + unallocated_paid),
    carried: toPaisa(carried),
    back: toPaisa(returned - carried + unallocated_refunded),
    goes: toPaisa(refund_due + unallocated_paid - unallocated_refunded),
  }
}

/** Returns true while a refund is pending, in any currency. */
export const isRefundPending = (order: Paid & Pick<Order, 'foreign_paid'>): boolean =>
  moneyOf(order).back > 0 || order.foreign_paid.some(({ returned }) => returned > 0)

type Owed = Pick<Order, 'due' | 'payment_choice'> & {
  fulfilments: readonly Pick<OrderFulfilment, 'state' | 'to_collect'>[]
}

/** Returns the balance due, and the part that a courier has collected already: the server records it later. */
export function dueOf({ due, payment_choice, fulfilments }: Owed) {
  if (payment_choice !== 'cash on delivery') return { collected: 0, open: due }
  const delivered = fulfilments.filter(({ state }) => state === 'delivered')
  const collected = Math.min(due, sumOf(delivered.map(({ to_collect }) => to_collect)))
  return { collected: toPaisa(collected), open: toPaisa(due - collected) }
}
