import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import { gatewayAccount } from './book-capture.ts'
import type { PaymentChanges } from './moving-payment.ts'

/** What the gateway keeps of a payment is booked once, as soon as it tells. Answers what the payment says from then on. */
export async function bookFee(
  documents: Documents,
  payment: PaymentDoc,
  fee: number | null,
): Promise<PaymentChanges> {
  if (fee === null || payment.fee !== null) return {}
  const { name, gateway, captured_currency, currency } = payment
  const wanted = { party: { type: 'Gateway', name: gateway }, currency: captured_currency ?? currency }
  if (fee > 0)
    await post(documents, {
      kind: 'fee',
      source: { type: Payment.name, name },
      idempotencyKey: `fee:${name}`,
      lines: [
        { account: { purpose: 'fees', ...wanted }, amount: fee },
        { account: gatewayAccount(gateway, wanted.currency), amount: -fee },
      ],
    })
  return { fee }
}
