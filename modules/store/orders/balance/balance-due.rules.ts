import type { Due } from '#money/payments'
import type { OrderState, PaymentChoice } from '../order/order.states.ts'

const RETURN_PATH = '/checkout'

/** Fields that decide the amount due; amounts in minor units. */
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

/** Returns the amount due; negative when more was paid than the order costs now. */
export function balanceDue({ total, credited_amount, paid_amount, refunded_amount }: PayableOrder): number {
  return total - credited_amount - paid_amount + refunded_amount
}

export function paymentTerms({ name, contact_name, email, phone, user }: PayableOrder) {
  return {
    ...{ currency: 'INR' as const, description: `Order ${name}`, organisation: null },
    payer: { name: contact_name, email, phone, user },
  }
}

/** Returns the payment due; null when none is due or the order is cancelled. */
export function paymentDue(order: PayableOrder): Due | null {
  const amount = balanceDue(order)
  if (order.state === 'cancelled' || amount <= 0) return null
  return { ...paymentTerms(order), amount, returnPath: RETURN_PATH }
}

export function nextStep(state: OrderState, choice: PaymentChoice): 'pay' | 'done' {
  return state === 'awaiting payment' && choice === 'online' ? 'pay' : 'done'
}

/** Effect of a change on the buyer's balance, in minor units. */
export interface BalanceChange {
  readonly refund: number
  readonly due: number
  readonly dueReduction: number
}

/** Returns refund and amount due when the order costs `more`; a negative `more` is a reduction. */
export function calculateBalanceChange(order: PayableOrder, more: number): BalanceChange {
  const before = balanceDue(order)
  const owed = before + more
  const due = Math.max(0, owed)
  return {
    refund: Math.max(0, Math.max(0, -owed) - Math.max(0, -before)),
    due,
    dueReduction: Math.max(0, Math.max(0, before) - due),
  }
}
