import { owedFor, type OwedOrder } from './order-due.ts'

/** Cash that a parcel which came is to be paid with, and that was not booked yet. Minor units. */
export interface HandedOver {
  /** Name of the Cash Collection. */
  readonly name: string
  /** Name of the parcel. */
  readonly part: string
  readonly amount: number
}

const sumOf = (cash: readonly HandedOver[]) => cash.reduce((total, { amount }) => total + amount, 0)

/** How much was handed over at doors: never more than is owed, as what was paid otherwise was not paid there. */
export function sumHandedOver(order: OwedOrder, cash: readonly HandedOver[]): number {
  return Math.min(sumOf(cash), Math.max(0, owedFor(order)))
}

/** Whether something was paid otherwise meanwhile of what was asked for at doors. */
export const isPaidOtherwise = (order: OwedOrder, cash: readonly HandedOver[]): boolean =>
  sumOf(cash) > sumHandedOver(order, cash)

/** An order with what was handed over for it as paid, as it is: its bringer has it, booked or not. */
export function withHandedOver<Order extends OwedOrder>(order: Order, cash: readonly HandedOver[]): Order {
  return { ...order, paid_amount: order.paid_amount + sumHandedOver(order, cash) }
}

/** Whether it is to be booked before so much is owed no longer: what is left could not hold it. */
export const isBookedWith = (order: OwedOrder, cash: readonly HandedOver[], worth: number): boolean =>
  sumHandedOver(order, cash) > Math.max(0, owedFor(order) - worth)
