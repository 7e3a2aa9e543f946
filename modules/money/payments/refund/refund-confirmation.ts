import { method } from '#framework/modules'
import { Payment } from '../payment/payment.doctype.ts'
import { refundableAmount } from '../payment/payment.states.ts'
import { describePaymentRefund } from './refund-description.ts'
import { moneyStaff } from '../payment/staff-access.ts'
import { paymentInput } from '../payment/payment-input.ts'

/** What is asked before: how much, to whom, and by which way. */
export const refundConfirmation = method({
  renamedFrom: 'payments.refund_question',
  access: moneyStaff,
  input: paymentInput,
  reads: true,
  isTranslated: true,
  async run({ input: { name }, documents, t }) {
    const payment = await documents.get(Payment, name)
    return { question: t(describePaymentRefund(payment, refundableAmount(payment))) }
  },
})
