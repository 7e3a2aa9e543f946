import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { ViewedPayment } from '../providers/gateway.ts'

/** Leaves out what is booked for another order already: one payment at a gateway never counts twice. */
export async function ownAttempts(
  documents: Documents,
  { name, gateway }: PaymentDoc,
  attempts: readonly ViewedPayment[],
): Promise<readonly ViewedPayment[]> {
  if (attempts.length === 0) return attempts
  const known = await documents.find(Payment, {
    where: { gateway, gateway_payment: ['in', attempts.map(({ id }) => id)] },
    fields: ['name', 'gateway_payment', 'duplicate_of'],
  })
  const foreign = known.filter((one) => (one.duplicate_of ?? one.name) !== name)
  const taken = new Set(foreign.map(({ gateway_payment }) => gateway_payment))
  return attempts.filter(({ id }) => !taken.has(id))
}
