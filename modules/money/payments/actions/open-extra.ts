import type { Documents } from '#framework/documents'
import { Payment } from '../doctypes/payment.doctype.ts'
import type { PaymentDoc } from '../doctypes/payment.queries.ts'
import type { ViewedPayment } from '../providers/gateway.ts'
import type { PaymentPlace } from './place.ts'
import { clockText } from '../rules/clock.ts'

/** A new payment that stands for money taken besides for an order that was paid already. */
export function openExtra(
  documents: Documents,
  place: PaymentPlace,
  { payment, extra }: { readonly payment: PaymentDoc; readonly extra: ViewedPayment },
): Promise<PaymentDoc> {
  const { gateway, reference_type, reference_name, description, organisation } = payment
  const { payer_name, payer_email, payer_phone, payer } = payment
  return documents.insert(Payment, {
    ...{ gateway, reference_type, reference_name, description, organisation },
    ...{ payer_name, payer_email, payer_phone, payer },
    amount: extra.amount,
    currency: extra.currency,
    gateway_payment: extra.id,
    method: extra.method,
    duplicate_of: payment.name,
    idempotency_key: `extra:${gateway}:${extra.id}`,
    opened_at: clockText({ timeZone: place.settings.timeZone, now: documents.now }),
  })
}
