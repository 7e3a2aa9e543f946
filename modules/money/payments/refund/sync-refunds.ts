import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { Payment } from '../payment/payment.doctype.ts'
import {
  listRefunds,
  type PaymentDoc,
  type RefundDoc,
  saveUpdate,
  beginUpdate,
  type PaymentUpdate,
} from '../payment/payment.queries.ts'
import type { GatewayRefund } from '../gateways/gateway.ts'
import { applyRefundUpdate, isRefundChanged } from './send-refund.ts'
import { LedgerEntry, post } from '#money/ledger'
import { gatewayAccount } from '../capture/book-capture.ts'
import { createRefund } from './create-refund.ts'

const NOTE = 'It was paid back here and at the gateway as well. Ask the payer for what came twice.'

/**
 * Money that went back at the gateway although nothing was left of the payment: it went back here by another way, as credit
 * perhaps. It is gone, so it is booked, once, as something that is to be had back; staff see to it.
 */
async function bookOverpayment(
  documents: Documents,
  payment: PaymentDoc,
  { id, amount }: GatewayRefund,
): Promise<void> {
  const { name, gateway, captured_currency } = payment
  const currency = captured_currency ?? payment.currency
  const idempotencyKey = `overpaid:${gateway}:${id}`
  const [known] = await documents.find(LedgerEntry, {
    where: { idempotency_key: idempotencyKey },
    fields: ['name'],
    limit: 1,
  })
  if (known) return
  await post(documents, {
    ...{ kind: 'adjustment', source: { type: Payment.name, name }, idempotencyKey, memo: NOTE },
    lines: [
      { account: { purpose: 'disputed', currency }, amount },
      { account: gatewayAccount(gateway, currency), amount: -amount },
    ],
  })
  await documents.save(Payment, name, {
    attention: 'paid back twice',
    attention_note: NOTE,
    ...(payment.application === 'unapplied' ? { is_held: 1 } : {}),
  })
}

interface SyncScope {
  readonly documents: Documents
  readonly context: Context
}

function findOwnRefund(
  refunds: readonly RefundDoc[],
  { id, reference }: GatewayRefund,
): RefundDoc | undefined {
  return refunds.find((refund) => refund.gateway_refund === id || refund.name === reference)
}

/** A payment as it is written down, with its refunds. */
interface StoredPayment {
  readonly payment: PaymentDoc
  readonly refunds: readonly RefundDoc[]
}

/** Whoever paid back in the gateway's own pages took what a refund of ours had not fetched yet: that one cannot come. */
async function failWaitingRefunds(
  { documents, context }: SyncScope,
  { payment, refunds }: StoredPayment,
  amount: number,
): Promise<PaymentDoc> {
  let current = payment
  const waiting = refunds.filter(({ state }) => state === 'requested')
  for (const refund of waiting.toReversed()) {
    if (current.captured_amount - current.refunded_amount >= amount) break
    const refundUpdate = {
      id: null,
      state: 'failed',
      error: 'The money went back by another refund',
    } as const
    current = await applyRefundUpdate(documents, context, { payment: current, refund, refundUpdate })
  }
  return current
}

/** A refund that nobody here asked for: it was made in the gateway's own pages, and is booked like any other. */
async function importRefund(
  scope: SyncScope,
  before: StoredPayment,
  fetched: GatewayRefund,
): Promise<RefundDoc | null> {
  const { documents, context } = scope
  const { id, amount } = fetched
  const payment = await failWaitingRefunds(scope, before, amount)
  if (payment.captured_amount - payment.refunded_amount < amount) return null
  return createRefund(documents, context, {
    payment: payment.name,
    amount,
    destination: 'source',
    reason: 'Paid back at the gateway',
    idempotencyKey: `gateway:${payment.gateway}:${id}`,
    gatewayRefund: id,
  })
}

/** Takes note of what is new of one refund. */
async function syncRefund(scope: SyncScope, before: StoredPayment, fetched: GatewayRefund): Promise<void> {
  const { documents, context } = scope
  const { name } = before.payment
  const known = findOwnRefund(before.refunds, fetched)
  const refund = known ?? (await importRefund(scope, before, fetched))
  const payment = known ? before.payment : await documents.get(Payment, name)
  if (refund !== null) await applyRefundUpdate(documents, context, { payment, refund, refundUpdate: fetched })
  else if (fetched.state === 'done') await bookOverpayment(documents, payment, fetched)
}

/** What nobody here asked for and what failed there moved nothing. */
function isUnknownRefund(refunds: readonly RefundDoc[], fetched: GatewayRefund): boolean {
  const known = findOwnRefund(refunds, fetched)
  return known ? isRefundChanged(known, fetched) : fetched.state !== 'failed'
}

/** A payment that moves, with its refunds. */
export interface PaymentWithRefunds {
  readonly update: PaymentUpdate
  readonly refunds: readonly RefundDoc[]
}

/** Takes note of everything that a gateway says of the refunds of one payment, which is locked. Reads again only after news. */
export async function syncRefunds(
  scope: SyncScope,
  before: PaymentWithRefunds,
  fetched: readonly GatewayRefund[],
): Promise<PaymentWithRefunds> {
  const { documents } = scope
  let { update, refunds } = before
  for (const one of fetched) {
    if (!isUnknownRefund(refunds, one)) continue
    const payment = await saveUpdate(documents, update)
    await syncRefund(scope, { payment, refunds }, one)
    update = beginUpdate(await documents.get(Payment, payment.name))
    refunds = await listRefunds(documents, payment.name)
  }
  return { update, refunds }
}
