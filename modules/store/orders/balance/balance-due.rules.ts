import type { Due } from '#money/payments'
import type { OrderState, PaymentChoice } from '../order/order.states.ts'

/** Where the payer comes back to from a gateway's own page: it knows what this window was paying, and goes on. */
const RETURN_PATH = '/checkout'

/** What of an order says what is to be paid for it; amounts in minor units. */
export interface PayableOrder {
  readonly name: string
  readonly state: OrderState
  readonly total: number
  readonly credited_amount: number
  readonly paid_amount: number
  readonly refunded_amount: number
  readonly contact_name: string
  readonly phone: string
  readonly email: string | null
  readonly user: string | null
}

/** What is owed still; below zero where more came than the order costs by now. */
export function balanceDue({ total, credited_amount, paid_amount, refunded_amount }: PayableOrder): number {
  return total - credited_amount - paid_amount + refunded_amount
}

/** Who pays for an order, and what it is called. */
export function paymentTerms({ name, contact_name, email, phone, user }: PayableOrder) {
  return {
    ...{ currency: 'INR' as const, description: `Order ${name}`, organisation: null },
    payer: { name: contact_name, email, phone, user },
  }
}

/** What is to be paid for an order now; null for nothing, and for one that is cancelled. */
export function paymentDue(order: PayableOrder): Due | null {
  const amount = balanceDue(order)
  if (order.state === 'cancelled' || amount <= 0) return null
  return { ...paymentTerms(order), amount, returnPath: RETURN_PATH }
}

/** What the buyer does next after he ordered. */
export function nextStep(state: OrderState, choice: PaymentChoice): 'pay' | 'done' {
  return state === 'awaiting payment' && choice === 'online' ? 'pay' : 'done'
}

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
