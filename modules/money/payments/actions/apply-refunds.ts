import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import { refundsOf, type PaymentDoc, type RefundDoc } from '../doctypes/payment.queries.ts'
import type { ViewedRefund } from '../providers/gateway.ts'
import type { PaymentPlace } from './place.ts'
import { advanceRefund, isNews } from './advance-refund.ts'
import { LedgerEntry, post } from '#money/ledger'
import { gatewayAccount } from './book-capture.ts'
import { decideRefund } from './decide-refund.ts'
import { saveMoved, standing, type MovingPayment } from './moving-payment.ts'

const NOTE = 'It was paid back here and at the gateway as well. Ask the payer for what came twice.'

/**
 * Money that went back at the gateway although nothing was left of the payment: it went back here by another way, as credit
 * perhaps. It is gone, so it is booked, once, as something that is to be had back; staff see to it.
 */
async function bookOverpaid(
  documents: Documents,
  payment: PaymentDoc,
  { id, amount }: ViewedRefund,
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

interface Applying {
  readonly documents: Documents
  readonly place: PaymentPlace
}

function ours(refunds: readonly RefundDoc[], { id, reference }: ViewedRefund): RefundDoc | undefined {
  return refunds.find((refund) => refund.gateway_refund === id || refund.name === reference)
}

/** A payment as it is written down, with its refunds. */
interface Written {
  readonly payment: PaymentDoc
  readonly refunds: readonly RefundDoc[]
}

/** Whoever paid back in the gateway's own pages took what a refund of ours had not fetched yet: that one cannot come. */
async function makeRoom(
  { documents, place }: Applying,
  { payment, refunds }: Written,
  amount: number,
): Promise<PaymentDoc> {
  let current = payment
  const waiting = refunds.filter(({ state }) => state === 'requested')
  for (const refund of waiting.toReversed()) {
    if (current.captured_amount - current.refunded_amount >= amount) break
    const news = { id: null, state: 'failed', error: 'The money went back by another refund' } as const
    current = await advanceRefund(documents, place, { payment: current, refund, news })
  }
  return current
}

/** A refund that nobody here asked for: it was made in the gateway's own pages, and is booked like any other. */
async function adopt(applying: Applying, before: Written, viewed: ViewedRefund): Promise<RefundDoc | null> {
  const { documents, place } = applying
  const { id, amount } = viewed
  const payment = await makeRoom(applying, before, amount)
  if (payment.captured_amount - payment.refunded_amount < amount) return null
  return decideRefund(documents, place, {
    payment: payment.name,
    amount,
    destination: 'source',
    reason: 'Paid back at the gateway',
    idempotencyKey: `gateway:${payment.gateway}:${id}`,
    gatewayRefund: id,
  })
}

/** Takes note of what is new of one refund. */
async function applyRefund(applying: Applying, before: Written, viewed: ViewedRefund): Promise<void> {
  const { documents, place } = applying
  const { name } = before.payment
  const known = ours(before.refunds, viewed)
  const refund = known ?? (await adopt(applying, before, viewed))
  const payment = known ? before.payment : await documents.get(Payment, name)
  if (refund !== null) await advanceRefund(documents, place, { payment, refund, news: viewed })
  else if (viewed.state === 'done') await bookOverpaid(documents, payment, viewed)
}

/** What nobody here asked for and what failed there moved nothing. */
function isNewTo(refunds: readonly RefundDoc[], viewed: ViewedRefund): boolean {
  const known = ours(refunds, viewed)
  return known ? isNews(known, viewed) : viewed.state !== 'failed'
}

/** A payment that moves, with its refunds. */
export interface Standing {
  readonly moving: MovingPayment
  readonly refunds: readonly RefundDoc[]
}

/** Takes note of everything that a gateway says of the refunds of one payment, which is locked. Reads again only after news. */
export async function applyRefunds(
  applying: Applying,
  before: Standing,
  viewed: readonly ViewedRefund[],
): Promise<Standing> {
  const { documents } = applying
  let { moving, refunds } = before
  for (const one of viewed) {
    if (!isNewTo(refunds, one)) continue
    const payment = await saveMoved(documents, moving)
    await applyRefund(applying, { payment, refunds }, one)
    moving = standing(await documents.get(Payment, payment.name))
    refunds = await refundsOf(documents, payment.name)
  }
  return { moving, refunds }
}
