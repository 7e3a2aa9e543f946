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
    attention: 'refunded twice',
    attention_note: NOTE,
    ...(payment.allocation === 'unallocated' ? { is_held: 1 } : {}),
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

interface StoredPayment {
  readonly payment: PaymentDoc
  readonly refunds: readonly RefundDoc[]
}

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

async function syncRefund(scope: SyncScope, before: StoredPayment, fetched: GatewayRefund): Promise<void> {
  const { documents, context } = scope
  const { name } = before.payment
  const known = findOwnRefund(before.refunds, fetched)
  const refund = known ?? (await importRefund(scope, before, fetched))
  const payment = known ? before.payment : await documents.get(Payment, name)
  if (refund !== null) await applyRefundUpdate(documents, context, { payment, refund, refundUpdate: fetched })
  else if (fetched.state === 'done') await bookOverpayment(documents, payment, fetched)
}

function isUnknownRefund(refunds: readonly RefundDoc[], fetched: GatewayRefund): boolean {
  const known = findOwnRefund(refunds, fetched)
  return known ? isRefundChanged(known, fetched) : fetched.state !== 'failed'
}

export interface PaymentWithRefunds {
  readonly update: PaymentUpdate
  readonly refunds: readonly RefundDoc[]
}

/** Applies the gateway's refunds to a locked payment; reads again only after changes. */
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
