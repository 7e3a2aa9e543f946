import { method } from '#framework/modules'
import { Payment } from '../payment/payment.doctype.ts'
import { refundableAmount } from '../payment/payment.states.ts'
import { moneyStaff, paymentInput } from '../payment/staff-access.ts'
import { formatMoney, type Message } from '#meta'
import type { PaymentDoc } from '../payment/payment.queries.ts'
import { message } from '../messages.ts'

/** Returns the confirmation details of a refund. They have the amount, the payee and the destination. */
export const refundConfirmation = method({
  renamedFrom: 'payments.refund_question',
  access: moneyStaff,
  input: paymentInput,
  reads: true,
  isTranslated: true,
  async run({ input: { name }, documents, t }) {
    const payment = await documents.get(Payment, name)
    return { confirmation: t(describePaymentRefund(payment, refundableAmount(payment))) }
  },
})

type RefundablePayment = Pick<
  PaymentDoc,
  'currency' | 'captured_currency' | 'payer_name' | 'payer_email' | 'payer_phone' | 'gateway' | 'method'
>

/** Formats minor units, with the currency code when the sign is ambiguous: '₹420', '$10 (USD)'. */
export function formatAmount(amount: number, currency: string): string {
  const money = formatMoney(amount, currency, 'en')
  return currency === 'INR' ? money : `${money} (${currency})`
}

export function describePaymentRefund(payment: RefundablePayment, amount: number): Message {
  const { currency, captured_currency, payer_name, payer_email, payer_phone, gateway, method } = payment
  const money = formatAmount(amount, captured_currency ?? currency)
  const payer = payer_name ?? payer_email ?? payer_phone ?? message('payments.unnamed_payer')
  const paidBy = method === null ? gateway : `${gateway}, ${method}`
  return message('payments.refund_confirmation', { money, payer, way: paidBy })
}
