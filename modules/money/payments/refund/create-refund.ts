import type { Context } from '#framework/context'
import { paymentEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { post, type AccountSelector } from '#money/ledger'
import { Payment } from '../payment/payment.doctype.ts'
import {
  listRefunds,
  remainingCredits,
  type PaymentDoc,
  type RefundDoc,
  type PaymentChanges,
} from '../payment/payment.queries.ts'
import { Refund } from './refund.doctype.ts'
import { paymentErrors } from '../errors.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { serializeCredits, type Credit } from '../capture/credits.rules.ts'
import { isCaptured, refundableAmount, stateAfterRefunds } from '../payment/payment.states.ts'
import { lockSourceAccount, paymentEventPayload, sourceAccount } from '../capture/book-capture.ts'
import { creditSpending, payable, storedValueReturn } from '../extension-points.ts'
import { isStoredValue } from '../gateways/gateway.ts'

export const SEND_REFUND = 'payments.send_refund'

export interface PaymentRefundRequest {
  readonly payment: string
  readonly amount: number
  /** `by hand`: paid out by the office in the same transaction, from `refunds due`. */
  readonly destination: 'source' | 'credit' | 'by hand'
  readonly reason: string
  /** Idempotency key of an automatic refund, by its purpose. Calls by users use the framework's keys. */
  readonly idempotencyKey?: string
  readonly gatewayRefund?: string
}

function refundableCurrency({ captured_currency, currency }: PaymentDoc): string {
  return captured_currency ?? currency
}

function refundAccount(
  payment: PaymentDoc,
  destination: PaymentRefundRequest['destination'],
): AccountSelector {
  const currency = refundableCurrency(payment)
  if (destination !== 'credit') return { purpose: 'refunds due', currency }
  if (isStoredValue(payment.gateway)) return sourceAccount(payment)
  if (payment.payer === null) throw paymentErrors.no_customer()
  return { purpose: 'customer credit', party: { type: 'User', name: payment.payer }, currency }
}

function requireRefundable(payment: PaymentDoc, { amount, gatewayRefund }: PaymentRefundRequest): void {
  if (!isCaptured(payment.state)) throw paymentErrors.not_captured()
  // A refund that the gateway already made is recorded despite a dispute.
  if (payment.state === 'disputed' && gatewayRefund === undefined) throw paymentErrors.in_dispute()
  // A refund in the gateway's dashboard is recorded, whatever the bank took.
  const left =
    gatewayRefund === undefined
      ? refundableAmount(payment)
      : payment.captured_amount - payment.refunded_amount
  if (amount > left) throw paymentErrors.refund_too_large(left)
}

async function findByIdempotencyKey(
  documents: Documents,
  request: PaymentRefundRequest,
): Promise<RefundDoc | null> {
  if (request.idempotencyKey === undefined) return null
  const [found] = await documents.find(Refund, {
    where: { idempotency_key: request.idempotencyKey },
    limit: 1,
  })
  if (!found) return null
  const { payment, amount, destination } = found
  const isSame =
    payment === request.payment && amount === request.amount && destination === request.destination
  if (!isSame) throw paymentErrors.idempotency_conflict()
  return found
}

async function calculateDebits(
  documents: Documents,
  payment: PaymentDoc,
  amount: number,
): Promise<readonly Credit[]> {
  const left = remainingCredits(payment, await listRefunds(documents, payment.name))
  const shares = splitProportionally(
    amount,
    left.map((credit) => credit.amount),
  )
  return left
    .map(({ account }, index) => ({ account, amount: shares[index] ?? 0 }))
    .filter((debit) => debit.amount > 0)
}

async function insertRefund(
  documents: Documents,
  context: Context,
  {
    request,
    payment,
    debits,
  }: { request: PaymentRefundRequest; payment: PaymentDoc; debits: readonly Credit[] },
): Promise<RefundDoc> {
  const now = formatLocalTime({ timeZone: context.site.settings.timeZone, now: documents.now })
  const { amount, destination, reason, idempotencyKey: idempotency_key = null, gatewayRefund } = request
  const { name } = await documents.insert(Refund, {
    ...{ payment: payment.name, gateway: payment.gateway, amount, destination, reason, idempotency_key },
    ...{ debits: serializeCredits(debits), requested_at: now },
    ...(destination === 'source' ? {} : { state: 'done', done_at: now }),
    ...(gatewayRefund === undefined ? {} : { state: 'sent', gateway_refund: gatewayRefund, sent_at: now }),
  })
  const { name: entry } = await post(documents, {
    kind: 'refund',
    source: { type: Refund.name, name },
    idempotencyKey: `refund:${name}`,
    memo: reason,
    lines: [
      ...debits.map((debit) => ({ account: debit.account, amount: debit.amount })),
      { account: refundAccount(payment, destination), amount: -amount },
    ],
  })
  return documents.save(Refund, name, { entry })
}

/** Returns the payment's changes after a refund; a negative amount reverts one. */
export function refundChanges(payment: PaymentDoc, amount: number): PaymentChanges {
  const refunded = payment.refunded_amount + amount
  const isFullRefund = refunded === payment.captured_amount
  const isUnallocated = payment.allocation === 'unallocated' || payment.allocation === 'refunded'
  const state =
    payment.state === 'disputed' ? payment.state : stateAfterRefunds(payment.captured_amount, refunded)
  return {
    refunded_amount: refunded,
    state,
    ...(isUnallocated ? { allocation: isFullRefund ? 'refunded' : 'unallocated' } : {}),
    ...(isUnallocated && isFullRefund ? { attention: null, is_held: 0 } : {}),
  }
}

/** A payment from a wallet or gift card is refunded to it, at once. */
const toStoredValue = ({ gateway }: PaymentDoc, request: PaymentRefundRequest): PaymentRefundRequest =>
  isStoredValue(gateway) && request.destination === 'source' ? { ...request, destination: 'credit' } : request

async function recordCredit(
  documents: Documents,
  context: Context,
  { payment, refund }: { readonly payment: PaymentDoc; readonly refund: RefundDoc },
): Promise<void> {
  const { name, amount, reason, destination } = refund
  const { payer: user, gateway } = payment
  if (destination !== 'credit') return
  const value = { refund: name, payment: payment.name, amount, reason }
  const source = context.extensions(storedValueReturn).find((one) => one.gateway === gateway)
  if (source !== undefined) return source.returned(documents, context, { ...value, user })
  if (user === null) return
  for (const one of context.extensions(creditSpending))
    await one.credited(documents, context, { ...value, user })
}

async function emitRefunded(
  documents: Documents,
  context: Context,
  { payment, refund }: { readonly payment: PaymentDoc; readonly refund: RefundDoc },
): Promise<void> {
  const { amount } = refund
  await notifyPayable(documents, context, { payment, amount })
  await documents.emit(paymentEvents.refunded, {
    ...paymentEventPayload(payment, amount),
    refund: refund.name,
  })
}

/**
 * Creates a refund from the payment's accounts in proportion. A task sends it; a refund to credit is completed here.
 * `documents` acts as the system.
 */
export async function createRefund(
  documents: Documents,
  context: Context,
  wanted: PaymentRefundRequest,
): Promise<RefundDoc> {
  const payment = await documents.lock(Payment, wanted.payment)
  const request = toStoredValue(payment, wanted)
  const before = await findByIdempotencyKey(documents, request)
  if (before) return before
  requireRefundable(payment, request)
  await lockSourceAccount(documents, payment)
  const debits = await calculateDebits(documents, payment, request.amount)
  const refund = await insertRefund(documents, context, { request, payment, debits })
  const updated = await documents.save(Payment, payment.name, refundChanges(payment, request.amount))
  await emitRefunded(documents, context, { payment: updated, refund })
  await recordCredit(documents, context, { payment, refund })
  if (refund.state === 'requested') await documents.enqueue(SEND_REFUND, { refund: refund.name })
  return refund
}

/**
 * Splits an amount in proportion, exact to the minor unit: the rounding rest goes to the largest remainders, earlier
 * parts first. A part is not exceeded while the amount is at most the sum.
 */
export function splitProportionally(amount: number, parts: readonly number[]): readonly number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total === 0) return parts.map(() => 0)
  const shares = parts.map((part) => divide(amount, part, total))
  const left = amount - shares.reduce((sum, { floor }) => sum + floor, 0)
  const byRemainder = shares
    .map(({ remainder }, index) => ({ index, remainder }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  const rounded = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return shares.map(({ floor }, index) => floor + (rounded.has(index) ? 1 : 0))
}

/** Divides `amount * part` by `total`. Large products need more digits than a number has. */
function divide(amount: number, part: number, total: number) {
  const product = amount * part
  if (Number.isSafeInteger(product)) {
    const remainder = product % total
    return { floor: (product - remainder) / total, remainder }
  }
  const exact = BigInt(amount) * BigInt(part)
  return { floor: Number(exact / BigInt(total)), remainder: Number(exact % BigInt(total)) }
}

interface RefundedAmount {
  readonly payment: PaymentDoc
  /** Minor units; negative for a failed refund. */
  readonly amount: number
}

export async function notifyPayable(
  documents: Documents,
  context: Context,
  { payment, amount }: RefundedAmount,
): Promise<void> {
  const { name, reference_type, reference_name, captured_amount, refunded_amount, allocation } = payment
  if (allocation !== 'allocated' || reference_name === null) return
  const isFullRefund = refunded_amount === captured_amount
  const handler = context.extensions(payable).find(({ type }) => type === reference_type)
  await handler?.refunded?.(documents, { name: reference_name, payment: name, amount, isFullRefund })
}
