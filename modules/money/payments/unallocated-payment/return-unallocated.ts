import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { Payment } from '../payment/payment.doctype.ts'
import { refundableAmount } from '../payment/payment.states.ts'
import { createRefund } from '../refund/create-refund.ts'

/** Pays money back that found nothing to pay for, all that is left of it. Nothing happens where staff decided otherwise. */
export async function returnUnallocated(
  documents: Documents,
  context: Context,
  name: string,
): Promise<string | null> {
  const payment = await documents.lock(Payment, name)
  const amount = refundableAmount(payment)
  if (payment.application !== 'unapplied' || payment.is_held === 1 || amount === 0) return null
  const refund = await createRefund(documents, context, {
    payment: name,
    amount,
    destination: 'source',
    reason: payment.attention_note ?? 'It found nothing to pay for',
    idempotencyKey: `return:${name}:${payment.refunded_amount}:${payment.times_returned}`,
  })
  await documents.save(Payment, name, { times_returned: payment.times_returned + 1 })
  return refund.name
}
