import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentPlace } from './place.ts'
import { refundableOf } from '../rules/payment-states.ts'
import { decideRefund } from './decide-refund.ts'

/** Pays money back that found nothing to pay for, all that is left of it. Nothing happens where staff decided otherwise. */
export async function returnUnapplied(
  documents: Documents,
  place: PaymentPlace,
  name: string,
): Promise<string | null> {
  const payment = await documents.lock(Payment, name)
  const amount = refundableOf(payment)
  if (payment.application !== 'unapplied' || payment.is_held === 1 || amount === 0) return null
  const refund = await decideRefund(documents, place, {
    payment: name,
    amount,
    destination: 'source',
    reason: payment.attention_note ?? 'It found nothing to pay for',
    idempotencyKey: `return:${name}:${payment.refunded_amount}:${payment.times_returned}`,
  })
  await documents.save(Payment, name, { times_returned: payment.times_returned + 1 })
  return refund.name
}
