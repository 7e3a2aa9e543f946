import type { Context } from '#framework/context'
import { Payment } from '../payment/payment.doctype.ts'
import { Refund } from './refund.doctype.ts'
import { openGateway } from '../gateways/open-gateways.ts'
import { GatewayRefused } from '../gateways/gateway.ts'
import { lockSourceAccount, gatewayAccount, paymentEventPayload } from '../capture/book-capture.ts'
import { paymentEvents } from '../events.ts'
import { singleLine } from '#meta'
import type { Documents } from '#framework/documents'
import { post, reverse } from '#money/ledger'
import type { PaymentDoc, RefundDoc } from '../payment/payment.queries.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { refundChanges, notifyPayable } from './create-refund.ts'

interface SendResult {
  readonly paymentName: string
  readonly refundUpdate: RefundUpdate
}

/** Requests the refund. A refusal is a result; an unavailable gateway is none. */
async function requestRefund(context: Context, name: string): Promise<SendResult | null> {
  const pending = await context.inTransaction(async (documents) => {
    const { state, payment, amount, destination } = await documents.get(Refund, name)
    if (state !== 'requested' || destination !== 'source') return null
    const { gateway, gateway_payment, state: paymentState } = await documents.get(Payment, payment)
    // The bank may take the same money, so the refund waits for the dispute's end.
    if (gateway_payment === null || paymentState === 'disputed') return null
    return {
      gateway,
      paymentName: payment,
      gatewayRequest: { payment: gateway_payment, amount, reference: name },
    }
  })
  if (pending === null) return null
  const { paymentName, gatewayRequest } = pending
  const gateway = await openGateway(context, pending.gateway)
  try {
    return { paymentName, refundUpdate: await gateway.refund(gatewayRequest) }
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return { paymentName, refundUpdate: { id: null, state: 'failed', error: error.message } }
  }
}

/**
 * Requests a refund at the gateway with the Refund's name as reference, so that a retry after a crash refunds once.
 * Throws GatewayUnavailable for a later retry.
 */
export async function sendRefund(context: Context, name: string): Promise<void> {
  const result = await requestRefund(context, name)
  if (result === null) return
  const { paymentName, refundUpdate } = result
  await context.inTransaction(async (documents) => {
    const payment = await documents.lock(Payment, paymentName)
    await lockSourceAccount(documents, payment)
    const refund = await documents.lock(Refund, name)
    await applyRefundUpdate(documents, context, { payment, refund, refundUpdate })
    await documents.save(Payment, paymentName, {
      next_query_at: payment.last_queried_at ?? payment.opened_at,
    })
  })
}

export interface RefundUpdate {
  /** Gateway's refund ID; null when it was not created there. */
  readonly id: string | null
  readonly state: 'pending' | 'done' | 'failed'
  readonly error?: string
}

const MAX_ERROR_LENGTH = 500

async function postPayout(documents: Documents, payment: PaymentDoc, refund: RefundDoc): Promise<string> {
  const currency = payment.captured_currency ?? payment.currency
  const { name } = await post(documents, {
    kind: 'refund paid',
    source: { type: Refund.name, name: refund.name },
    idempotencyKey: `refund paid:${refund.name}`,
    lines: [
      { account: { purpose: 'refunds due', currency }, amount: refund.amount },
      { account: gatewayAccount(payment.gateway, currency), amount: -refund.amount },
    ],
  })
  return name
}

async function completeRefund(
  documents: Documents,
  context: Context,
  { payment, refund, id }: { payment: PaymentDoc; refund: RefundDoc; id: string | null },
): Promise<PaymentDoc> {
  const paid_entry = await postPayout(documents, payment, refund)
  const done_at = formatLocalTime({ timeZone: context.site.settings.timeZone, now: documents.now })
  await documents.save(Refund, refund.name, {
    state: 'done',
    gateway_refund: id,
    done_at,
    paid_entry,
    error: null,
  })
  await documents.emit(paymentEvents.refund_paid, {
    ...paymentEventPayload(payment, refund.amount),
    refund: refund.name,
  })
  return payment
}

interface RefundChange {
  readonly payment: PaymentDoc
  readonly refund: RefundDoc
  readonly refundUpdate: RefundUpdate
}

async function failRefund(
  documents: Documents,
  context: Context,
  failure: RefundChange,
): Promise<PaymentDoc> {
  const { payment, refund, refundUpdate } = failure
  const memo = `Refund ${refund.name} failed`
  for (const entry of [refund.paid_entry, refund.entry])
    if (entry !== null) await reverse(documents, entry, { idempotencyKey: `failed:${entry}`, memo })
  const error = singleLine(refundUpdate.error ?? 'The gateway says that it failed').slice(0, MAX_ERROR_LENGTH)
  const gateway_refund = refundUpdate.id ?? refund.gateway_refund
  await documents.save(Refund, refund.name, { state: 'failed', gateway_refund, error })
  await documents.emit(paymentEvents.refund_failed, {
    ...paymentEventPayload(payment, refund.amount),
    refund: refund.name,
  })
  const attention_note = `${memo}: ${error}`
  const updated = await documents.save(Payment, payment.name, {
    ...refundChanges(payment, -refund.amount),
    attention: 'refund failed',
    attention_note,
    is_held: 1,
  })
  await notifyPayable(documents, context, { payment: updated, amount: -refund.amount })
  return updated
}

export function isRefundChanged(
  { state, destination, gateway_refund }: RefundDoc,
  refundUpdate: RefundUpdate,
): boolean {
  if (state === 'failed' || destination !== 'source') return false
  if (refundUpdate.state === 'failed') return true
  if (state === 'done') return false
  return refundUpdate.state === 'done' || state === 'requested' || gateway_refund !== refundUpdate.id
}

/** Applies the gateway's view of a refund. Idempotent. The payment must be locked. */
export async function applyRefundUpdate(
  documents: Documents,
  context: Context,
  { payment, refund, refundUpdate }: RefundChange,
): Promise<PaymentDoc> {
  if (!isRefundChanged(refund, refundUpdate)) return payment
  if (refundUpdate.state === 'failed')
    return failRefund(documents, context, { payment, refund, refundUpdate })
  if (refundUpdate.state === 'done')
    return completeRefund(documents, context, { payment, refund, id: refundUpdate.id })
  const sent_at = formatLocalTime({ timeZone: context.site.settings.timeZone, now: documents.now })
  await documents.save(Refund, refund.name, { state: 'sent', gateway_refund: refundUpdate.id, sent_at })
  return payment
}
