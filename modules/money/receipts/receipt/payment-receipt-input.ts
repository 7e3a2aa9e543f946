import type { Doc } from '#framework/doctypes'
import type { Payment } from '#money/payments'
import { paymentMethod } from './payment-method.ts'
import type { ReceiptInput } from './issue-receipt.ts'

type PaymentDoc = Doc<typeof Payment>

function dayOf(moment: string | null, otherwise: string): string {
  return (moment ?? otherwise).slice(0, 10)
}

/** The receipt that is wanted for a captured payment. */
export function createPaymentReceiptInput(payment: PaymentDoc): ReceiptInput {
  const { name, reference_type, reference_name, description, captured_amount: amount } = payment
  const isKnown = reference_type !== null && reference_name !== null
  return {
    source: { type: 'Payment', name },
    organisation: payment.organisation,
    amount,
    currency: payment.captured_currency ?? payment.currency,
    payer: {
      name: payment.payer_name ?? payment.payer_email ?? payment.payer_phone ?? 'Payer',
      email: payment.payer_email,
      phone: payment.payer_phone,
      user: payment.payer,
    },
    reference: isKnown ? { type: reference_type, name: reference_name } : null,
    lines: [{ description: description ?? reference_type ?? name, amount }],
    method: paymentMethod(payment.method),
    returned: payment.refunded_amount,
    methodReference: payment.gateway_payment ?? name,
    receivedOn: dayOf(payment.captured_at, payment.creation),
  }
}
