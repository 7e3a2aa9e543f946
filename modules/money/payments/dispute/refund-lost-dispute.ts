import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { type DisputeDoc, listRefunds, type PaymentDoc, type RefundDoc } from '../payment/payment.queries.ts'
import { Payment } from '../payment/payment.doctype.ts'
import type { GatewayDispute } from '../gateways/gateway.ts'
import { refundableAmount } from '../payment/payment.states.ts'
import { applyRefundUpdate } from '../refund/send-refund.ts'
import { createRefund } from '../refund/create-refund.ts'

interface SyncScope {
  readonly documents: Documents
  readonly context: Context
}

interface LostDispute {
  readonly payment: PaymentDoc
  readonly dispute: DisputeDoc
  readonly fetched: GatewayDispute
}

/** Deducts an unallocated payment's loss from its refund, because the bank refunded the payer instead. */
async function refundUnallocated(
  { documents, context }: SyncScope,
  { payment, fetched }: LostDispute,
  amount: number,
): Promise<RefundDoc | null> {
  if (payment.allocation !== 'unallocated') return null
  const most = Math.min(amount, refundableAmount(payment))
  if (most === 0) return null
  return createRefund(documents, context, {
    ...{ payment: payment.name, amount: most, destination: 'source' },
    reason: 'The payer’s bank took it back',
    idempotencyKey: `lost dispute:${payment.gateway}:${fetched.id}:${payment.refunded_amount}`,
    gatewayRefund: fetched.id,
  })
}

/**
 * Completes refunds that waited for the bank, as far as it took their amount. Other waiting refunds exceed the payment
 * and fail.
 */
async function completeWaitingRefunds(scope: SyncScope, name: string, most: number): Promise<number> {
  const { documents, context } = scope
  let left = most
  for (const refund of await listRefunds(documents, name)) {
    if (refund.state !== 'requested') continue
    const payment = await documents.get(Payment, name)
    if (refund.amount <= left) {
      left -= refund.amount
      await applyRefundUpdate(documents, context, {
        payment,
        refund,
        refundUpdate: { id: null, state: 'done' },
      })
    } else if (payment.captured_amount - payment.refunded_amount < left) {
      const refundUpdate = {
        id: null,
        state: 'failed',
        error: 'The payer’s bank took the money back',
      } as const
      await applyRefundUpdate(documents, context, { payment, refund, refundUpdate })
    }
  }
  return most - left
}

/** Returns the part of a lost dispute that is no loss, because it was to be refunded; minor units. */
export async function refundLostDispute(scope: SyncScope, lost: LostDispute): Promise<number> {
  const { documents, context } = scope
  const { payment, dispute, fetched } = lost
  const newlyWithheld = fetched.withheld - dispute.refunded_amount - dispute.lost_amount
  if (newlyWithheld <= 0) return 0
  const covered = await completeWaitingRefunds(scope, payment.name, newlyWithheld)
  const current = await documents.get(Payment, payment.name)
  const refund = await refundUnallocated(scope, { ...lost, payment: current }, newlyWithheld - covered)
  if (refund === null) return covered
  const refundUpdate = { id: fetched.id, state: 'done' } as const
  await applyRefundUpdate(documents, context, {
    payment: await documents.get(Payment, payment.name),
    ...{ refund, refundUpdate },
  })
  return covered + refund.amount
}
