import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'

export type PaymentChanges = Partial<PaymentDoc>

/** A locked payment as it is going to stand, and what of that is not written down yet: many steps, one save. */
export interface MovingPayment {
  readonly payment: PaymentDoc
  readonly unsaved: PaymentChanges
}

export const standing = (payment: PaymentDoc): MovingPayment => ({ payment, unsaved: {} })

export function moved({ payment, unsaved }: MovingPayment, changes: PaymentChanges): MovingPayment {
  return { payment: { ...payment, ...changes }, unsaved: { ...unsaved, ...changes } }
}

/** Writes down what is not yet: before anything reads the payment's row, and at the end. */
export async function saveMoved(
  documents: Documents,
  { payment, unsaved }: MovingPayment,
): Promise<PaymentDoc> {
  return Object.keys(unsaved).length === 0 ? payment : documents.save(Payment, payment.name, unsaved)
}
