import type { Order } from './order-calls.ts'

type Paid = Pick<Order, 'paid' | 'returned' | 'owed_back' | 'unapplied_paid' | 'unapplied_returned'>

/** Decimals of money add up to the paisa. */
const toPaisa = (amount: number): number => Math.round(amount * 100) / 100

/** What was paid for an order, also when it was cancelled meanwhile; what went back of it, and what has to go still. */
export function moneyOf({ paid, returned, owed_back, unapplied_paid, unapplied_returned }: Paid) {
  return {
    came: toPaisa(paid + unapplied_paid),
    back: toPaisa(returned + unapplied_returned),
    goes: toPaisa(owed_back + unapplied_paid - unapplied_returned),
  }
}
