import { balanceDue, type PayableOrder } from '../balance/balance-due.rules.ts'

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
