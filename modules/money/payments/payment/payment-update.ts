import type { Documents } from '#framework/documents'
import { Payment } from './payment.doctype.ts'
import type { PaymentDoc } from './payment.queries.ts'

export type PaymentChanges = Partial<PaymentDoc>

/** A locked payment as it is going to stand, and what of that is not written down yet: many steps, one save. */
export interface PaymentUpdate {
  readonly payment: PaymentDoc
  readonly unsaved: PaymentChanges
}

export const beginUpdate = (payment: PaymentDoc): PaymentUpdate => ({ payment, unsaved: {} })

export function withChanges({ payment, unsaved }: PaymentUpdate, changes: PaymentChanges): PaymentUpdate {
  return { payment: { ...payment, ...changes }, unsaved: { ...unsaved, ...changes } }
}

/** Writes down what is not yet: before anything reads the payment's row, and at the end. */
export async function saveUpdate(
  documents: Documents,
  { payment, unsaved }: PaymentUpdate,
): Promise<PaymentDoc> {
  return Object.keys(unsaved).length === 0 ? payment : documents.save(Payment, payment.name, unsaved)
}
