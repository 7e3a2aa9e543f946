import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { ViewedPayment } from '../providers/gateway.ts'

export interface OwnAttempts {
  readonly attempts: readonly ViewedPayment[]
  /** Names of the payments that stand for some of them already, beside the one that the order was opened for. */
  readonly extras: readonly string[]
}

/**
 * Leaves out what is booked for another order already: one payment at a gateway never counts twice. The payment is locked
 * by whoever calls, and nobody makes one beside it meanwhile.
 */
export async function ownAttempts(
  documents: Documents,
  { name, gateway }: PaymentDoc,
  attempts: readonly ViewedPayment[],
): Promise<OwnAttempts> {
  if (attempts.length === 0) return { attempts, extras: [] }
  const known = await documents.find(Payment, {
    where: { gateway, gateway_payment: ['in', attempts.map(({ id }) => id)] },
    fields: ['name', 'gateway_payment', 'duplicate_of'],
  })
  const foreign = known.filter((one) => (one.duplicate_of ?? one.name) !== name)
  const taken = new Set(foreign.map(({ gateway_payment }) => gateway_payment))
  return {
    attempts: attempts.filter(({ id }) => !taken.has(id)),
    extras: known.filter(({ duplicate_of }) => duplicate_of === name).map((one) => one.name),
  }
}
