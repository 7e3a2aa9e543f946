import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import {
  post,
  type AccountSelector,
  type PostingLine,
  findOrCreateAccount,
  LedgerAccount,
} from '#money/ledger'
import { formatMoney } from '#meta'
import { Payment } from '../payment/payment.doctype.ts'
import type { PaymentDoc, PaymentChanges } from '../payment/payment.queries.ts'
import type { GatewayPayment } from '../gateways/gateway.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { assignAccounts, serializeCredits, type Credit } from './credits.rules.ts'
import { allocateCapture, type AllocationOutcome } from './allocate-capture.ts'
import { paymentEvents } from '../events.ts'
import { PaymentLink } from '../payment-link/payment-link.doctype.ts'
import { payable } from '../extension-points.ts'

const MAX_NOTE_LENGTH = 1000

export function gatewayAccount(gateway: string, currency: string): AccountSelector {
  return { purpose: 'gateway', party: { type: 'Gateway', name: gateway }, currency }
}

/** Returns the account that a payment is debited to: its gateway's, or that of the value held for the payer. */
export function sourceAccount({
  gateway,
  payer,
  gift_card,
  captured_currency,
  currency: requested,
}: PaymentDoc): AccountSelector {
  const currency = captured_currency ?? requested
  if (gateway === 'Wallet' && payer !== null)
    return { purpose: 'customer credit', party: { type: 'User', name: payer }, currency }
  if (gateway === 'Reward Points' && payer !== null)
    return { purpose: 'reward points', party: { type: 'User', name: payer }, currency }
  if (gateway === 'Gift Card' && gift_card !== null)
    return { purpose: 'gift card', party: { type: 'Gift Card', name: gift_card }, currency }
  return gatewayAccount(gateway, currency)
}

interface Booking {
  readonly payment: PaymentDoc
  readonly gatewayPayment: GatewayPayment
}

async function postCapture(
  documents: Documents,
  { payment, gatewayPayment }: Booking,
  credits: readonly PostingLine[],
): Promise<readonly Credit[]> {
  const { name, gateway, description } = payment
  const { accounts } = await post(documents, {
    kind: 'capture',
    source: { type: Payment.name, name },
    idempotencyKey: `capture:${name}`,
    ...(description === null ? {} : { memo: description }),
    lines: [
      { account: gatewayAccount(gateway, gatewayPayment.currency), amount: gatewayPayment.amount },
      ...credits.map((credit) => ({ ...credit, amount: -credit.amount })),
    ],
  })
  return assignAccounts(credits, accounts.slice(1))
}

/** Payments with an unexpected amount or currency are not passed to a handler. */
async function decideAllocation(
  documents: Documents,
  context: Context,
  booking: Booking,
): Promise<AllocationOutcome> {
  const { payment, gatewayPayment } = booking
  const { name, reference_type, reference_name, duplicate_of } = payment
  if (duplicate_of !== null)
    return { kind: 'refused', attention: 'paid twice', note: `The same order was paid by ${duplicate_of}` }
  const expectedAmount = formatMoney(payment.amount, payment.currency, 'en')
  const mismatch = `Asked for ${expectedAmount}, taken were ${formatMoney(gatewayPayment.amount, gatewayPayment.currency, 'en')}`
  if (gatewayPayment.currency !== payment.currency)
    return { kind: 'refused', attention: 'another currency', note: mismatch }
  if (gatewayPayment.amount !== payment.amount)
    return { kind: 'refused', attention: 'another amount', note: mismatch }
  return allocateCapture(documents, context, {
    ...{ payment: name, reference_type, reference_name, amount: gatewayPayment.amount },
    book: (credits) => postCapture(documents, booking, credits),
  })
}

function bookUnallocated(documents: Documents, booking: Booking): Promise<readonly Credit[]> {
  const { currency, amount } = booking.gatewayPayment
  return postCapture(documents, booking, [{ account: { purpose: 'unapplied', currency }, amount }])
}

function allocationFields(outcome: AllocationOutcome) {
  if (outcome.kind === 'settled')
    return { allocation: 'allocated', attention: null, attention_note: null, is_held: 0 } as const
  const { attention, note } = outcome
  // A payment whose handler failed is not refunded automatically, because the defect may be repaired.
  const is_held = attention === 'could not be settled' ? 1 : 0
  return {
    allocation: 'unallocated',
    attention,
    attention_note: note.slice(0, MAX_NOTE_LENGTH),
    is_held,
  } as const
}

interface CaptureResult {
  readonly captured: PaymentChanges
  /** Amount not owed by now, refunded at once; minor units. */
  readonly tooMuch: number
}

/** Books a captured payment once: entry, handler's changes and event together. */
export async function bookCapture(
  documents: Documents,
  context: Context,
  booking: Booking,
): Promise<CaptureResult> {
  const { payment, gatewayPayment } = booking
  const outcome = await decideAllocation(documents, context, booking)
  const credits = outcome.kind === 'settled' ? outcome.credits : await bookUnallocated(documents, booking)
  const captured: PaymentChanges = {
    state: 'captured',
    captured_amount: gatewayPayment.amount,
    captured_currency: gatewayPayment.currency,
    captured_at: formatLocalTime({ timeZone: context.site.settings.timeZone, now: documents.now }),
    credits: serializeCredits(credits),
    error: null,
    ...allocationFields(outcome),
  }
  await emitCaptured(documents, context, { ...payment, ...captured })
  return { captured, tooMuch: outcome.kind === 'settled' ? outcome.tooMuch : 0 }
}

/**
 * Locks the ledger account that a payment is debited to until the end of the transaction. Transactions with several
 * entries would deadlock without it. Call it after locking payments, before posting.
 */
export async function lockSourceAccount(documents: Documents, payment: PaymentDoc): Promise<void> {
  const account = await findOrCreateAccount(documents, sourceAccount(payment))
  await documents.lock(LedgerAccount, account)
}

const MAX_LINKS = 100

async function closePaidLinks(
  documents: Documents,
  context: Context,
  { name: payment, reference_type, reference_name }: PaymentDoc,
): Promise<void> {
  if (reference_type === null || reference_name === null) return
  const where = { reference_type, reference_name, state: 'open' } as const
  const open = await documents.find(PaymentLink, { where, fields: ['name'], limit: MAX_LINKS })
  if (open.length === 0) return
  const handler = context.extensions(payable).find(({ type }) => type === reference_type)
  if ((await handler?.due(documents, reference_name)) ?? null) return
  for (const { name } of open) await documents.save(PaymentLink, name, { state: 'paid', payment })
}

export function paymentEventPayload(payment: PaymentDoc, amount: number) {
  const { name, reference_type, reference_name, captured_currency } = payment
  const currency = captured_currency ?? payment.currency
  return { payment: name, reference_type, reference_name, amount, currency }
}

export async function emitCaptured(
  documents: Documents,
  context: Context,
  payment: PaymentDoc,
): Promise<void> {
  const isApplied = payment.allocation === 'allocated'
  if (isApplied) await closePaidLinks(documents, context, payment)
  const event = isApplied ? paymentEvents.captured : paymentEvents.unallocated
  await documents.emit(event, paymentEventPayload(payment, payment.captured_amount))
}
