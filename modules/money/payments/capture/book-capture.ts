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

interface Booking {
  readonly payment: PaymentDoc
  readonly gatewayPayment: GatewayPayment
}

/** Books it to these accounts; they are made when they are first wanted. */
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

/** An amount or a currency that nobody was asked for is no room's business. */
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

/** Money that found nothing to pay for stands by itself until somebody says what it is for. */
function bookUnallocated(documents: Documents, booking: Booking): Promise<readonly Credit[]> {
  const { currency, amount } = booking.gatewayPayment
  return postCapture(documents, booking, [{ account: { purpose: 'unapplied', currency }, amount }])
}

function allocationFields(outcome: AllocationOutcome) {
  if (outcome.kind === 'settled')
    return { application: 'applied', attention: null, attention_note: null, is_held: 0 } as const
  const { attention, note } = outcome
  // What a room failed at by mistake is not paid back by itself: it may be mended.
  const is_held = attention === 'could not be settled' ? 1 : 0
  return {
    application: 'unapplied',
    attention,
    attention_note: note.slice(0, MAX_NOTE_LENGTH),
    is_held,
  } as const
}

/** What was booked, for whoever calls to write down and to do in the same transaction. */
interface CaptureResult {
  /** What the payment says from then on. */
  readonly captured: PaymentChanges
  /** What of it is not owed by now, and goes back at once; minor units. */
  readonly tooMuch: number
}

/** Books money that a gateway took, once: one entry, the room's own changes and the signal together. */
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
 * Waits until nobody else moves money of this gateway, and keeps the turn until the end of the transaction. One transaction
 * may post several entries; without a turn two of them would hold each other's accounts, and the database would end one.
 * To be called after the payments are locked, and before anything is posted.
 */
export async function lockGatewayAccount(documents: Documents, payment: PaymentDoc): Promise<void> {
  const { gateway, captured_currency, currency } = payment
  const account = await findOrCreateAccount(documents, gatewayAccount(gateway, captured_currency ?? currency))
  await documents.lock(LedgerAccount, account)
}

const MAX_LINKS = 100

/** Links for a document of which nothing is left to be paid are over. */
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

/** What the events of a payment say; the amount is of what was taken, once something was. */
export function paymentEventPayload(payment: PaymentDoc, amount: number) {
  const { name, reference_type, reference_name, captured_currency } = payment
  const currency = captured_currency ?? payment.currency
  return { payment: name, reference_type, reference_name, amount, currency }
}

/** Tells of money that was taken: that it found what it pays for, or that it did not. */
export async function emitCaptured(
  documents: Documents,
  context: Context,
  payment: PaymentDoc,
): Promise<void> {
  const isApplied = payment.application === 'applied'
  if (isApplied) await closePaidLinks(documents, context, payment)
  const event = isApplied ? paymentEvents.captured : paymentEvents.unallocated
  await documents.emit(event, paymentEventPayload(payment, payment.captured_amount))
}
