import type { Documents } from '#framework/documents'
import { post, reverse } from '#money/ledger'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { stateAfterRefunds } from '../rules/payment-states.ts'
import { gatewayAccount } from './book-capture.ts'
import type { PaymentChanges } from './moving-payment.ts'
import { signalOf } from './tell-captured.ts'

const NOTE = 'The payer’s bank asks for the money back. Answer it in the gateway’s own pages.'

/** The bank takes disputed money back from the gateway until it has decided. A payment may be disputed more than once. */
async function begin(documents: Documents, payment: PaymentDoc): Promise<PaymentChanges> {
  const { name, gateway, captured_amount, refunded_amount } = payment
  const currency = payment.captured_currency ?? payment.currency
  const amount = captured_amount - refunded_amount
  const disputes = payment.disputes + 1
  const posting = {
    kind: 'dispute',
    source: { type: Payment.name, name },
    idempotencyKey: `dispute:${name}:${disputes}`,
    lines: [
      { account: { purpose: 'disputed', currency }, amount },
      { account: gatewayAccount(gateway, currency), amount: -amount },
    ],
  } as const
  const dispute_entry = amount === 0 ? null : (await post(documents, posting)).name
  return { state: 'disputed', disputes, dispute_entry, attention: 'disputed', attention_note: NOTE }
}

/** Money that found nothing to pay for still waits when the bank is done with it. */
function afterDispute({ application }: PaymentDoc) {
  const attention = application === 'unapplied' ? ('nothing to pay for' as const) : null
  return { attention, attention_note: null }
}

async function end(documents: Documents, payment: PaymentDoc): Promise<PaymentChanges> {
  const { dispute_entry, captured_amount, refunded_amount, attention } = payment
  if (dispute_entry !== null)
    await reverse(documents, dispute_entry, {
      idempotencyKey: `dispute ended:${dispute_entry}`,
      memo: 'The bank decided for us',
    })
  await documents.emit('payment.dispute_ended', signalOf(payment, captured_amount - refunded_amount))
  const isOnly = attention === 'disputed'
  return {
    state: stateAfterRefunds(captured_amount, refunded_amount),
    dispute_entry: null,
    ...(isOnly ? afterDispute(payment) : {}),
  }
}

/**
 * Books a dispute that begins, or that ends well, and answers what the payment says from then on. One that is lost stays:
 * staff decide what becomes of what was paid for.
 */
export function applyDispute(
  documents: Documents,
  payment: PaymentDoc,
  isDisputed: boolean,
): Promise<PaymentChanges> {
  return isDisputed ? begin(documents, payment) : end(documents, payment)
}
