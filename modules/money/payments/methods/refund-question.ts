import { method } from '#framework/modules'
import { Payment } from '../doctypes/payment.doctype.ts'
import { refundableOf } from '../rules/payment-states.ts'
import { refundSaid } from '../rules/refund-said.ts'
import { moneyStaff } from '../rules/staff.ts'
import { input } from './buttons.ts'

/** What is asked before: how much, to whom, and by which way. */
export const refundQuestion = method({
  access: moneyStaff,
  input,
  reads: true,
  isTranslated: true,
  async run({ input: { name }, documents, t }) {
    const payment = await documents.get(Payment, name)
    return { question: t(refundSaid(payment, refundableOf(payment))) }
  },
})
