import { owedFor, type OwedOrder } from './order-due.ts'

/** What a change comes to for the buyer; minor units. */
export interface MoneyAfter {
  /** What goes back to him. */
  readonly back: number
  /** What he has to pay still. */
  readonly due: number
}

/** What is paid back and what is owed once an order costs so much more; less where it is below zero. */
export function moneyAfter(order: OwedOrder, more: number): MoneyAfter {
  const before = owedFor(order)
  const owed = before + more
  return { back: Math.max(0, Math.max(0, -owed) - Math.max(0, -before)), due: Math.max(0, owed) }
}

/** The same where other things come for so much more; `due` is what he has to pay beside what he owes already. */
export function moneyAfterExchange(order: OwedOrder, more: number): MoneyAfter {
  const { back, due } = moneyAfter(order, more)
  return { back, due: Math.max(0, due - Math.max(0, owedFor(order))) }
}
