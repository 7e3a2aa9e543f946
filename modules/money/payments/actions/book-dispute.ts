import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Dispute } from '../doctypes/dispute.doctype.ts'
import type { DisputeDoc } from '../doctypes/dispute.queries.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { gatewayAccount } from './book-capture.ts'

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
export async function bookDispute(
  documents: Documents,
  { payment, dispute, after }: Booking,
): Promise<number> {
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
