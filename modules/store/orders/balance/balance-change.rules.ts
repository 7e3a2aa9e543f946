import { balanceDue, type PayableOrder } from './balance-due.rules.ts'

/** What a change comes to for the buyer; minor units. */
export interface BalanceChange {
  /** What goes back to him. */
  readonly back: number
  /** What he has to pay still. */
  readonly due: number
  /** How much less that is than before. */
  readonly dueReduction: number
}

/** What is paid back and what is owed once an order costs so much more; less where it is below zero. */
export function calculateBalanceChange(order: PayableOrder, more: number): BalanceChange {
  const before = balanceDue(order)
  const owed = before + more
  const due = Math.max(0, owed)
  return {
    back: Math.max(0, Math.max(0, -owed) - Math.max(0, -before)),
    due,
    dueReduction: Math.max(0, Math.max(0, before) - due),
  }
}
