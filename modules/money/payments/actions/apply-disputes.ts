import type { Documents } from '#framework/documents'
import { reverse, post } from '#money/ledger'
import { Dispute } from '../doctypes/dispute.doctype.ts'
import { disputesOf, findDisputes, type DisputeDoc } from '../doctypes/dispute.queries.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import { refundsOf, type PaymentDoc } from '../doctypes/payment.queries.ts'
import type { ViewedDispute } from '../providers/gateway.ts'
import { clockText } from '../rules/clock.ts'
import { refundableOf, stateAfterRefunds } from '../rules/payment-states.ts'
import type { Standing } from './apply-refunds.ts'
import { gatewayAccount } from './book-capture.ts'
import { refundLost } from './refund-lost.ts'
import { saveMoved, standing, type PaymentChanges } from './moving-payment.ts'
import type { PaymentPlace } from './place.ts'
import { signalOf } from './tell-captured.ts'

interface Applying {
  readonly documents: Documents
  readonly place: PaymentPlace
}

const OPEN_NOTE = 'The payer’s bank asks for the money back. Answer it in the gateway’s own pages.'
const LOST_NOTE = 'The payer’s bank decided for the payer and keeps the money. It is booked as a loss.'

/** As its document says it. */
const stateOf = ({ state }: ViewedDispute) => (state === 'lost' ? ('charged back' as const) : state)

function isNews(known: DisputeDoc | undefined, { payment, told }: Told<string>): boolean {
  if (!known) return true
  const { amount, withheld, fee } = told
  const taken = known.withheld_amount + known.lost_amount + known.refunded_amount
  const isSame =
    known.state === stateOf(told) && known.amount === amount && known.fee === fee && taken === withheld
  return !isSame || known.payment !== payment
}

interface Told<P> {
  readonly payment: P
  readonly told: ViewedDispute
}

/** Its document, made when its gateway tells of it before any event did. */
async function documentOf(
  documents: Documents,
  known: DisputeDoc | undefined,
  { payment, told }: Told<PaymentDoc>,
): Promise<DisputeDoc> {
  const { name, gateway } = payment
  if (known) return known.payment === name ? known : documents.save(Dispute, known.name, { payment: name })
  return documents.insert(Dispute, { payment: name, gateway, gateway_dispute: told.id })
}

/** Takes note of what is new of one dispute. The payment is locked, and the gateway's account after it. */
async function applyDispute(
  applying: Applying,
  { payment, known, told }: { payment: PaymentDoc; known: DisputeDoc | undefined; told: ViewedDispute },
): Promise<void> {
  const { documents, place } = applying
  const dispute = await documentOf(documents, known, { payment, told })
  const isOver = told.state === 'won' || told.state === 'lost'
  const before = dispute.refunded_amount
  const covered = told.state === 'lost' ? await refundLost(applying, { payment, dispute, told }) : 0
  const refunded_amount = before + covered
  const after = {
    withheld_amount: told.state === 'open' ? Math.max(0, told.withheld - refunded_amount) : 0,
    lost_amount: told.state === 'lost' ? Math.max(0, told.withheld - refunded_amount) : 0,
    fee: told.fee,
  }
  const postings = await bookDispute(documents, { payment, dispute, after })
  const clock = { timeZone: place.settings.timeZone, now: documents.now }
  await documents.save(Dispute, dispute.name, {
    ...{ state: stateOf(told), amount: told.amount, refunded_amount, ...after, postings },
    ended_at: isOver ? (dispute.ended_at ?? clockText(clock)) : null,
  })
}

/** Money that found nothing to pay for still waits when the bank is done with it. */
function afterDisputes({ application, attention }: PaymentDoc, hasLost: boolean): PaymentChanges {
  if (hasLost) return { attention: 'dispute lost', attention_note: LOST_NOTE }
  if (attention !== 'disputed') return {}
  const still = application === 'unapplied' ? ('nothing to pay for' as const) : null
  return { attention: still, attention_note: null }
}

/** What its disputes make of a payment: nothing goes back while one of them runs, and never what was lost. */
async function standingAfter(documents: Documents, payment: PaymentDoc): Promise<PaymentChanges> {
  const disputes = await disputesOf(documents, payment.name)
  const isOpen = disputes.some(({ state }) => state === 'open')
  const lost_amount = disputes.reduce((sum, dispute) => sum + dispute.lost_amount, 0)
  const hasLost = lost_amount > payment.lost_amount
  if (!isOpen) {
    const state = stateAfterRefunds(payment.captured_amount, payment.refunded_amount)
    return { state, lost_amount, ...afterDisputes(payment, hasLost) }
  }
  const isNew = payment.state !== 'disputed'
  const note = isNew ? { attention: 'disputed' as const, attention_note: OPEN_NOTE } : {}
  return { state: 'disputed', lost_amount, ...note }
}

/** A dispute that was booked before disputes had documents is booked anew, with its own. */
async function withoutEarlierEntry(documents: Documents, payment: PaymentDoc): Promise<PaymentDoc> {
  const { name, dispute_entry: entry } = payment
  if (entry === null) return payment
  await reverse(documents, entry, { idempotencyKey: `dispute ended:${entry}`, memo: 'It is booked anew' })
  return documents.save(Payment, name, { dispute_entry: null })
}

/**
 * Takes note of what a gateway says of the disputes of one payment, which is locked. A dispute ends by what is said of
 * itself: of one that is not told nothing is known.
 */
export async function applyDisputes(
  applying: Applying,
  before: Standing,
  viewed: readonly ViewedDispute[],
): Promise<Standing> {
  const { documents } = applying
  const { gateway, name } = before.moving.payment
  const disputes = await findDisputes(documents, { gateway, names: viewed.map(({ id }) => id) })
  const knownOf = ({ id }: ViewedDispute) => disputes.find((one) => one.gateway_dispute === id)
  const news = viewed.filter((told) => isNews(knownOf(told), { payment: name, told }))
  if (news.length === 0) return before
  await withoutEarlierEntry(documents, await saveMoved(documents, before.moving))
  for (const told of news) {
    const payment = await documents.get(Payment, name)
    await applyDispute(applying, { payment, known: knownOf(told), told })
  }
  const payment = await documents.get(Payment, name)
  const wasDisputed = payment.state === 'disputed'
  const after = await documents.save(Payment, name, await standingAfter(documents, payment))
  if (wasDisputed && after.state !== 'disputed')
    await documents.emit('payment.dispute_ended', signalOf(after, refundableOf(after)))
  return { moving: standing(after), refunds: await refundsOf(documents, name) }
}

type Booked = Pick<DisputeDoc, 'withheld_amount' | 'lost_amount' | 'fee'>

interface Booking {
  readonly payment: PaymentDoc
  /** As it was booked before. */
  readonly dispute: DisputeDoc
  readonly after: Booked
}

/**
 * Moves what is new: what is held back stands on `disputed` until the bank has decided, what is lost is a loss, and a won
 * dispute moves all of it back. Answers how often the dispute was booked.
 */
async function bookDispute(documents: Documents, { payment, dispute, after }: Booking): Promise<number> {
  const currency = payment.captured_currency ?? payment.currency
  const source = gatewayAccount(payment.gateway, currency)
  const moves = [
    {
      account: { purpose: 'disputed', currency },
      amount: after.withheld_amount - dispute.withheld_amount,
    },
    { account: { purpose: 'dispute losses', currency }, amount: after.lost_amount - dispute.lost_amount },
    { account: { ...source, purpose: 'fees' }, amount: after.fee - dispute.fee },
  ] as const
  const total = moves.reduce((sum, { amount }) => sum + amount, 0)
  const lines = [...moves, { account: source, amount: -total }].filter(({ amount }) => amount !== 0)
  if (lines.length === 0) return dispute.postings
  const postings = dispute.postings + 1
  await post(documents, {
    kind: 'dispute',
    source: { type: Dispute.name, name: dispute.name },
    idempotencyKey: `dispute:${dispute.name}:${postings}`,
    memo: `Payment ${payment.name}`,
    lines,
  })
  return postings
}
