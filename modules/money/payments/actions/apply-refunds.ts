import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import { refundsOf, type PaymentDoc, type RefundDoc } from '../doctypes/payment.queries.ts'
import type { ViewedRefund } from '../providers/gateway.ts'
import type { PaymentPlace } from './place.ts'
import { advanceRefund } from './advance-refund.ts'
import { bookOverpaid } from './book-overpaid.ts'
import { decideRefund } from './decide-refund.ts'

interface Applying {
  readonly documents: Documents
  readonly place: PaymentPlace
}

function ours(refunds: readonly RefundDoc[], { id, reference }: ViewedRefund): RefundDoc | undefined {
  return refunds.find((refund) => refund.gateway_refund === id || refund.name === reference)
}

/** Whoever paid back in the gateway's own pages took what a refund of ours had not fetched yet: that one cannot come. */
async function makeRoom(
  { documents, place }: Applying,
  payment: PaymentDoc,
  amount: number,
): Promise<PaymentDoc> {
  let current = payment
  const waiting = (await refundsOf(documents, payment.name)).filter(({ state }) => state === 'requested')
  for (const refund of waiting.toReversed()) {
    if (current.captured_amount - current.refunded_amount >= amount) break
    const news = { id: null, state: 'failed', error: 'The money went back by another refund' } as const
    await advanceRefund(documents, place, { payment: current, refund, news })
    current = await documents.get(Payment, payment.name)
  }
  return current
}

/** A refund that nobody here asked for: it was made in the gateway's own pages, and is booked like any other. */
async function adopt(
  applying: Applying,
  payment: PaymentDoc,
  viewed: ViewedRefund,
): Promise<RefundDoc | null> {
  const { documents, place } = applying
  const { id, amount } = viewed
  const ready = await makeRoom(applying, payment, amount)
  if (viewed.state === 'failed' || ready.captured_amount - ready.refunded_amount < amount) return null
  return decideRefund(documents, place, {
    payment: payment.name,
    amount,
    destination: 'source',
    reason: 'Paid back at the gateway',
    idempotencyKey: `gateway:${payment.gateway}:${id}`,
    gatewayRefund: id,
  })
}

/** Takes note of everything that a gateway says of the refunds of one payment, which is locked. */
export async function applyRefunds(
  applying: Applying,
  name: string,
  viewed: readonly ViewedRefund[],
): Promise<void> {
  const { documents, place } = applying
  for (const one of viewed) {
    const payment = await documents.get(Payment, name)
    const known = ours(await refundsOf(documents, name), one)
    const refund = known ?? (await adopt(applying, payment, one))
    if (refund === null) {
      if (one.state === 'done') await bookOverpaid(documents, await documents.get(Payment, name), one)
      continue
    }
    const current = known ? payment : await documents.get(Payment, name)
    await advanceRefund(documents, place, { payment: current, refund, news: one })
  }
}
