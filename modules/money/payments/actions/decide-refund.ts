import type { Documents } from '#framework/documents'
import { post, type AccountWanted } from '#money/ledger'
import { Payment } from '../doctypes/payment.doctype.ts'
import { refundsOf, remainingCredits, type PaymentDoc, type RefundDoc } from '../doctypes/payment.queries.ts'
import { Refund } from '../doctypes/refund.doctype.ts'
import { paymentErrors } from '../errors.ts'
import type { PaymentPlace } from './place.ts'
import { clockText } from '../rules/clock.ts'
import { creditsText, type Credit } from '../rules/credits.ts'
import { isCaptured, refundableOf, stateAfterRefunds } from '../rules/payment-states.ts'
import { shareOut } from '../rules/share-out.ts'
import type { PaymentChanges } from './moving-payment.ts'
import { takeTurn } from './take-turn.ts'
import { signalOf } from './tell-captured.ts'
import { tellRoom } from './tell-room.ts'

export const SEND_REFUND = 'payments.send_refund'

export interface RefundWanted {
  readonly payment: string
  readonly amount: number
  /** `by hand`: the office pays it out in the same transaction, out of `refunds due`. */
  readonly destination: 'source' | 'credit' | 'by hand'
  readonly reason: string
  readonly idempotencyKey: string
  /** A refund that was made in the gateway's own pages: it has begun there already. */
  readonly gatewayRefund?: string
}

function refundableCurrency({ captured_currency, currency }: PaymentDoc): string {
  return captured_currency ?? currency
}

/** Who is owed the money until it has left: the payer by his card, or by his credit here. */
function owedTo(payment: PaymentDoc, destination: RefundWanted['destination']): AccountWanted {
  const currency = refundableCurrency(payment)
  if (destination !== 'credit') return { purpose: 'refunds due', currency }
  if (payment.payer === null) throw paymentErrors.no_customer()
  return { purpose: 'customer credit', party: { type: 'User', name: payment.payer }, currency }
}

function requireRefundable(payment: PaymentDoc, { amount, gatewayRefund }: RefundWanted): void {
  if (!isCaptured(payment.state)) throw paymentErrors.not_captured()
  // What the gateway did already is a fact, dispute or not.
  if (payment.state === 'disputed' && gatewayRefund === undefined) throw paymentErrors.in_dispute()
  // What went back in the gateway’s own pages went back, whatever the bank took besides.
  const left =
    gatewayRefund === undefined ? refundableOf(payment) : payment.captured_amount - payment.refunded_amount
  if (amount > left) throw paymentErrors.refund_too_large(left)
}

/** The same key for the same refund is the same refund; for another it is somebody's mistake. */
async function askedBefore(documents: Documents, wanted: RefundWanted): Promise<RefundDoc | null> {
  const [found] = await documents.find(Refund, {
    where: { idempotency_key: wanted.idempotencyKey },
    limit: 1,
  })
  if (!found) return null
  const { payment, amount, destination } = found
  const isSame = payment === wanted.payment && amount === wanted.amount && destination === wanted.destination
  if (!isSame) throw paymentErrors.idempotency_conflict()
  return found
}

async function debitsFor(
  documents: Documents,
  payment: PaymentDoc,
  amount: number,
): Promise<readonly Credit[]> {
  const left = remainingCredits(payment, await refundsOf(documents, payment.name))
  const shares = shareOut(
    amount,
    left.map((credit) => credit.amount),
  )
  return left
    .map(({ account }, index) => ({ account, amount: shares[index] ?? 0 }))
    .filter((debit) => debit.amount > 0)
}

async function insertRefund(
  documents: Documents,
  place: PaymentPlace,
  { wanted, payment, debits }: { wanted: RefundWanted; payment: PaymentDoc; debits: readonly Credit[] },
): Promise<RefundDoc> {
  const now = clockText({ timeZone: place.settings.timeZone, now: documents.now })
  const { amount, destination, reason, idempotencyKey: idempotency_key, gatewayRefund } = wanted
  const { name } = await documents.insert(Refund, {
    ...{ payment: payment.name, gateway: payment.gateway, amount, destination, reason, idempotency_key },
    ...{ debits: creditsText(debits), requested_at: now },
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
      { account: owedTo(payment, destination), amount: -amount },
    ],
  })
  return documents.save(Refund, name, { entry })
}

/** What the payment says after a refund was decided, or taken back with a negative amount. */
export function refundedBy(payment: PaymentDoc, amount: number): PaymentChanges {
  const refunded = payment.refunded_amount + amount
  const isWhole = refunded === payment.captured_amount
  const stands = payment.application === 'unapplied' || payment.application === 'returned'
  const state =
    payment.state === 'disputed' ? payment.state : stateAfterRefunds(payment.captured_amount, refunded)
  return {
    refunded_amount: refunded,
    state,
    ...(stands ? { application: isWhole ? 'returned' : 'unapplied' } : {}),
    ...(stands && isWhole ? { attention: null, is_held: 0 } : {}),
  }
}

async function tellRefunded(
  documents: Documents,
  place: PaymentPlace,
  { payment, refund }: { readonly payment: PaymentDoc; readonly refund: RefundDoc },
): Promise<void> {
  const { amount } = refund
  await tellRoom(documents, place, { payment, amount })
  await documents.emit('payment.refunded', { ...signalOf(payment, amount), refund: refund.name })
}

/**
 * Decides that money goes back: from the accounts it went to, in proportion, and owed to the payer from now on. It is sent
 * by a task; a refund to credit is done with this. `documents` acts as the system.
 */
export async function decideRefund(
  documents: Documents,
  place: PaymentPlace,
  wanted: RefundWanted,
): Promise<RefundDoc> {
  const payment = await documents.lock(Payment, wanted.payment)
  const before = await askedBefore(documents, wanted)
  if (before) return before
  requireRefundable(payment, wanted)
  await takeTurn(documents, payment)
  const debits = await debitsFor(documents, payment, wanted.amount)
  const refund = await insertRefund(documents, place, { wanted, payment, debits })
  const moved = await documents.save(Payment, payment.name, refundedBy(payment, wanted.amount))
  await tellRefunded(documents, place, { payment: moved, refund })
  if (refund.state === 'requested') await documents.later(SEND_REFUND, { refund: refund.name })
  return refund
}
