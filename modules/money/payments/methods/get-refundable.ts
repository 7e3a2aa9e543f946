import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { toDecimal } from '#meta'
import { decidedByRoom } from '../actions/decided-by-room.ts'
import { Payment } from '../doctypes/payment.doctype.ts'
import { paymentErrors } from '../errors.ts'
import { creditSpending } from '../extension-points.ts'
import { refundableOf } from '../rules/payment-states.ts'
import { moneyStaff } from '../rules/staff.ts'

/** How much of a payment `refund` pays back now; where that is not all that is left of it, why. */
export const getRefundable = method({
  access: moneyStaff,
  input: { payment: link('Payment', { required: true }) },
  isTranslated: true,
  async run({ input, documents, extensions, t }) {
    const payment = await documents.get(Payment, input.payment)
    const left = refundableOf(payment)
    const takes_credit = payment.payer !== null && extensions(creditSpending).length > 0 ? 1 : 0
    const decided = await decidedByRoom(documents.asSystem(), { extensions }, payment)
    if (decided === null || decided.owed >= left) {
      return { amount: toDecimal(left), reason: null, takes_credit }
    }
    const { messages } = paymentErrors.refunded_elsewhere(decided.type, decided.name)
    return {
      amount: toDecimal(decided.owed),
      takes_credit,
      reason: messages.map(t).join(' '),
    }
  },
})
