import { singleLine } from '#meta'
import type { Documents } from '#framework/documents'
import { post, reverse } from '#money/ledger'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc, RefundDoc } from '../doctypes/payment.queries.ts'
import { Refund } from '../doctypes/refund.doctype.ts'
import type { PaymentPlace } from './place.ts'
import { clockText } from '../rules/clock.ts'
import { gatewayAccount } from './book-capture.ts'
import { refundedBy } from './decide-refund.ts'
import { signalOf } from './tell-captured.ts'
import { tellRoom } from './tell-room.ts'

/** What is known of a refund from its gateway. */
export interface RefundNews {
  /** The gateway's own name for it; null when it never came there. */
  readonly id: string | null
  readonly state: 'pending' | 'done' | 'failed'
  readonly error?: string
}

const LONGEST_ERROR = 500

async function payOut(documents: Documents, payment: PaymentDoc, refund: RefundDoc): Promise<string> {
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

async function finish(
  documents: Documents,
  place: PaymentPlace,
  { payment, refund, id }: { payment: PaymentDoc; refund: RefundDoc; id: string | null },
): Promise<PaymentDoc> {
  const paid_entry = await payOut(documents, payment, refund)
  const done_at = clockText({ timeZone: place.settings.timeZone, now: documents.now })
  await documents.save(Refund, refund.name, {
    state: 'done',
    gateway_refund: id,
    done_at,
    paid_entry,
    error: null,
  })
  await documents.emit('payment.refund_paid', { ...signalOf(payment, refund.amount), refund: refund.name })
  return payment
}

interface News {
  readonly payment: PaymentDoc
  readonly refund: RefundDoc
  readonly news: RefundNews
}

/** The money stays with us after all: what was booked for the refund is taken back, and staff must find another way. */
async function fail(documents: Documents, place: PaymentPlace, failed: News): Promise<PaymentDoc> {
  const { payment, refund, news } = failed
  const memo = `Refund ${refund.name} failed`
  for (const entry of [refund.paid_entry, refund.entry])
    if (entry !== null) await reverse(documents, entry, { idempotencyKey: `failed:${entry}`, memo })
  const error = singleLine(news.error ?? 'The gateway says that it failed').slice(0, LONGEST_ERROR)
  const gateway_refund = news.id ?? refund.gateway_refund
  await documents.save(Refund, refund.name, { state: 'failed', gateway_refund, error })
  await documents.emit('payment.refund_failed', { ...signalOf(payment, refund.amount), refund: refund.name })
  const attention_note = `${memo}: ${error}`
  const moved = await documents.save(Payment, payment.name, {
    ...refundedBy(payment, -refund.amount),
    attention: 'refund failed',
    attention_note,
    is_held: 1,
  })
  await tellRoom(documents, place, { payment: moved, amount: -refund.amount })
  return moved
}

/** Whether a refund is to become something else by what its gateway says. */
export function isNews({ state, destination, gateway_refund }: RefundDoc, news: RefundNews): boolean {
  if (state === 'failed' || destination !== 'source') return false
  if (news.state === 'failed') return true
  if (state === 'done') return false
  return news.state === 'done' || state === 'requested' || gateway_refund !== news.id
}

/** Takes note of what became of a refund. The payment is locked by whoever calls. What is known already changes nothing. */
export async function advanceRefund(
  documents: Documents,
  place: PaymentPlace,
  { payment, refund, news }: News,
): Promise<PaymentDoc> {
  if (!isNews(refund, news)) return payment
  if (news.state === 'failed') return fail(documents, place, { payment, refund, news })
  if (news.state === 'done') return finish(documents, place, { payment, refund, id: news.id })
  const sent_at = clockText({ timeZone: place.settings.timeZone, now: documents.now })
  await documents.save(Refund, refund.name, { state: 'sent', gateway_refund: news.id, sent_at })
  return payment
}
