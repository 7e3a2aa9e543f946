import type { Documents } from '#framework/documents'
import { LedgerEntry, post } from '#money/ledger'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { ViewedRefund } from '../providers/gateway.ts'
import { gatewayAccount } from './book-capture.ts'

const NOTE = 'It was paid back here and at the gateway as well. Ask the payer for what came twice.'

/**
 * Money that went back at the gateway although nothing was left of the payment: it went back here by another way, as credit
 * perhaps. It is gone, so it is booked, once, as something that is to be had back; staff see to it.
 */
export async function bookOverpaid(
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
