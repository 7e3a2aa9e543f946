import type { Documents } from '#framework/documents'
import type { DisputeDoc } from '../doctypes/dispute.queries.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import { refundsOf, type PaymentDoc, type RefundDoc } from '../doctypes/payment.queries.ts'
import type { ViewedDispute } from '../providers/gateway.ts'
import { refundableOf } from '../rules/payment-states.ts'
import { advanceRefund } from './advance-refund.ts'
import { decideRefund } from './decide-refund.ts'
import type { PaymentPlace } from './place.ts'

interface Applying {
  readonly documents: Documents
  readonly place: PaymentPlace
}

interface Lost {
  readonly payment: PaymentDoc
  readonly dispute: DisputeDoc
  readonly told: ViewedDispute
}

/** Money that nobody's document was paid with is no loss: the bank gave it back in our place. */
async function refundUnapplied(
  { documents, place }: Applying,
  { payment, told }: Lost,
  amount: number,
): Promise<RefundDoc | null> {
  if (payment.application !== 'unapplied') return null
  const most = Math.min(amount, refundableOf(payment))
  if (most === 0) return null
  return decideRefund(documents, place, {
    ...{ payment: payment.name, amount: most, destination: 'source' },
    reason: 'The payer’s bank took it back',
    idempotencyKey: `lost dispute:${payment.gateway}:${told.id}:${payment.refunded_amount}`,
    gatewayRefund: told.id,
  })
}

/**
 * A refund that waited for the bank went out with its decision, where the bank kept that much: it is done. Where the bank
 * kept less, the payment no longer holds the refund: it fails, and what is left is decided anew.
 */
async function endWaiting(applying: Applying, name: string, most: number): Promise<number> {
  const { documents, place } = applying
  let left = most
  for (const refund of await refundsOf(documents, name)) {
    if (refund.state !== 'requested') continue
    const payment = await documents.get(Payment, name)
    if (refund.amount <= left) {
      left -= refund.amount
      await advanceRefund(documents, place, { payment, refund, news: { id: null, state: 'done' } })
    } else if (payment.captured_amount - payment.refunded_amount < left) {
      const news = { id: null, state: 'failed', error: 'The payer’s bank took the money back' } as const
      await advanceRefund(documents, place, { payment, refund, news })
    }
  }
  return most - left
}

/** What of a lost dispute is no loss, since it was to go back anyway; minor units. */
export async function refundLost(applying: Applying, lost: Lost): Promise<number> {
  const { documents, place } = applying
  const { payment, dispute, told } = lost
  const taken = told.withheld - dispute.refunded_amount - dispute.lost_amount
  if (taken <= 0) return 0
  const covered = await endWaiting(applying, payment.name, taken)
  const current = await documents.get(Payment, payment.name)
  const refund = await refundUnapplied(applying, { ...lost, payment: current }, taken - covered)
  if (refund === null) return covered
  const news = { id: told.id, state: 'done' } as const
  await advanceRefund(documents, place, {
    payment: await documents.get(Payment, payment.name),
    ...{ refund, news },
  })
  return covered + refund.amount
}
