import type { Context } from '#framework/context'
import { paymentEvents } from '../events.ts'
import type { Documents } from '#framework/documents'
import { reverse, post } from '#money/ledger'
import { Dispute } from './dispute.doctype.ts'
import {
  listDisputes,
  findDisputes,
  type DisputeDoc,
  listRefunds,
  type PaymentDoc,
  saveUpdate,
  beginUpdate,
  type PaymentChanges,
} from '../payment/payment.queries.ts'
import { Payment } from '../payment/payment.doctype.ts'
import type { GatewayDispute } from '../gateways/gateway.ts'
import { formatLocalTime } from '../payment/local-time.ts'
import { refundableAmount, stateAfterRefunds } from '../payment/payment.states.ts'
import type { PaymentWithRefunds } from '../refund/sync-refunds.ts'
import { gatewayAccount, paymentEventPayload } from '../capture/book-capture.ts'
import { refundLostDispute } from './refund-lost-dispute.ts'

interface SyncScope {
  readonly documents: Documents
  readonly context: Context
}

const OPEN_NOTE = 'The payer’s bank asks for the money back. Answer it in the gateway’s own pages.'
const LOST_NOTE = 'The payer’s bank decided for the payer and keeps the money. It is booked as a loss.'

const disputeState = ({ state }: GatewayDispute) => (state === 'lost' ? ('charged back' as const) : state)

function isDisputeChanged(
  known: DisputeDoc | undefined,
  { payment, fetched }: DisputeUpdate<string>,
): boolean {
  if (!known) return true
  const { amount, withheld, fee } = fetched
  const withheldSoFar = known.withheld_amount + known.lost_amount + known.refunded_amount
  const isSame =
    known.state === disputeState(fetched) &&
    known.amount === amount &&
    known.fee === fee &&
    withheldSoFar === withheld
  return !isSame || known.payment !== payment
}

interface DisputeUpdate<P> {
  readonly payment: P
  readonly fetched: GatewayDispute
}

async function findOrInsertDispute(
  documents: Documents,
  known: DisputeDoc | undefined,
  { payment, fetched }: DisputeUpdate<PaymentDoc>,
): Promise<DisputeDoc> {
  const { name, gateway } = payment
  if (known) return known.payment === name ? known : documents.save(Dispute, known.name, { payment: name })
  return documents.insert(Dispute, { payment: name, gateway, gateway_dispute: fetched.id })
}

/** Saves changes of a dispute. Locks the payment, then the gateway's account. */
async function syncDispute(
  scope: SyncScope,
  {
    payment,
    known,
    fetched,
  }: { payment: PaymentDoc; known: DisputeDoc | undefined; fetched: GatewayDispute },
): Promise<void> {
  const { documents, context } = scope
  const dispute = await findOrInsertDispute(documents, known, { payment, fetched })
  const isOver = fetched.state === 'won' || fetched.state === 'lost'
  const before = dispute.refunded_amount
  const covered = fetched.state === 'lost' ? await refundLostDispute(scope, { payment, dispute, fetched }) : 0
  const refunded_amount = before + covered
  const after = {
    withheld_amount: fetched.state === 'open' ? Math.max(0, fetched.withheld - refunded_amount) : 0,
    lost_amount: fetched.state === 'lost' ? Math.max(0, fetched.withheld - refunded_amount) : 0,
    fee: fetched.fee,
  }
  const postings = await bookDispute(documents, { payment, dispute, after })
  const clock = { timeZone: context.site.settings.timeZone, now: documents.now }
  await documents.save(Dispute, dispute.name, {
    ...{ state: disputeState(fetched), amount: fetched.amount, refunded_amount, ...after, postings },
    ended_at: isOver ? (dispute.ended_at ?? formatLocalTime(clock)) : null,
  })
}

function attentionAfterDisputes({ allocation, attention }: PaymentDoc, hasLost: boolean): PaymentChanges {
  if (hasLost) return { attention: 'dispute lost', attention_note: LOST_NOTE }
  if (attention !== 'disputed') return {}
  const still = allocation === 'unallocated' ? ('nothing to pay for' as const) : null
  return { attention: still, attention_note: null }
}

/** Applies disputes to a payment: no refunds while one is open, and none of a lost amount. */
async function changesAfterDisputes(documents: Documents, payment: PaymentDoc): Promise<PaymentChanges> {
  const disputes = await listDisputes(documents, payment.name)
  const isOpen = disputes.some(({ state }) => state === 'open')
  const lost_amount = disputes.reduce((sum, dispute) => sum + dispute.lost_amount, 0)
  const hasLost = lost_amount > payment.lost_amount
  if (!isOpen) {
    const state = stateAfterRefunds(payment.captured_amount, payment.refunded_amount)
    return { state, lost_amount, ...attentionAfterDisputes(payment, hasLost) }
  }
  const isNew = payment.state !== 'disputed'
  const note = isNew ? { attention: 'disputed' as const, attention_note: OPEN_NOTE } : {}
  return { state: 'disputed', lost_amount, ...note }
}

/** Reverses a dispute entry from before disputes had documents, so that it is posted with its own. */
async function reverseLegacyEntry(documents: Documents, payment: PaymentDoc): Promise<PaymentDoc> {
  const { name, dispute_entry: entry } = payment
  if (entry === null) return payment
  await reverse(documents, entry, { idempotencyKey: `dispute ended:${entry}`, memo: 'It is booked anew' })
  return documents.save(Payment, name, { dispute_entry: null })
}

/** Applies the gateway's disputes to a locked payment. A dispute missing in the response has not ended. */
export async function syncDisputes(
  scope: SyncScope,
  before: PaymentWithRefunds,
  fetchedDisputes: readonly GatewayDispute[],
): Promise<PaymentWithRefunds> {
  const { documents } = scope
  const { gateway, name } = before.update.payment
  const disputes = await findDisputes(documents, { gateway, names: fetchedDisputes.map(({ id }) => id) })
  const findKnown = ({ id }: GatewayDispute) => disputes.find((one) => one.gateway_dispute === id)
  const changed = fetchedDisputes.filter((fetched) =>
    isDisputeChanged(findKnown(fetched), { payment: name, fetched }),
  )
  if (changed.length === 0) return before
  await reverseLegacyEntry(documents, await saveUpdate(documents, before.update))
  for (const fetched of changed) {
    const payment = await documents.get(Payment, name)
    await syncDispute(scope, { payment, known: findKnown(fetched), fetched })
  }
  const payment = await documents.get(Payment, name)
  const wasDisputed = payment.state === 'disputed'
  const after = await documents.save(Payment, name, await changesAfterDisputes(documents, payment))
  if (wasDisputed && after.state !== 'disputed')
    await documents.emit(paymentEvents.dispute_ended, paymentEventPayload(after, refundableAmount(after)))
  return { update: beginUpdate(after), refunds: await listRefunds(documents, name) }
}

type BookedAmounts = Pick<DisputeDoc, 'withheld_amount' | 'lost_amount' | 'fee'>

interface Booking {
  readonly payment: PaymentDoc
  readonly dispute: DisputeDoc
  readonly after: BookedAmounts
}

/**
 * Posts the change of a dispute: withheld amounts to `disputed`, lost ones as losses, won ones back. Returns the number
 * of postings.
 */
async function bookDispute(documents: Documents, { payment, dispute, after }: Booking): Promise<number> {
  const currency = payment.captured_currency ?? payment.currency
  const source = gatewayAccount(payment.gateway, currency)
  const postingLines = [
    {
      account: { purpose: 'disputed', currency },
      amount: after.withheld_amount - dispute.withheld_amount,
    },
    { account: { purpose: 'dispute losses', currency }, amount: after.lost_amount - dispute.lost_amount },
    { account: { ...source, purpose: 'fees' }, amount: after.fee - dispute.fee },
  ] as const
  const total = postingLines.reduce((sum, { amount }) => sum + amount, 0)
  const lines = [...postingLines, { account: source, amount: -total }].filter(({ amount }) => amount !== 0)
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
