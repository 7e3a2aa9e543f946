import { link } from '#framework/doctypes'
import { method } from '#framework/modules'
import { toDecimal } from '#meta'
import { findManagedRefund } from './find-managed-refund.ts'
import { Payment } from '../payment/payment.doctype.ts'
import { paymentErrors } from '../errors.ts'
import { creditSpending } from '../extension-points.ts'
import { refundableAmount } from '../payment/payment.states.ts'
import { moneyStaff } from '../payment/staff-access.ts'

/** How much of a payment `refund` pays back now; where that is not all that is left of it, why. */
export const getRefundable = method({
  access: moneyStaff,
  input: { payment: link('Payment', { required: true }) },
  isTranslated: true,
  async run({ input, documents, extensions, t, ctx }) {
    const payment = await documents.get(Payment, input.payment)
    const left = refundableAmount(payment)
    const takes_credit = payment.payer !== null && extensions(creditSpending).length > 0 ? 1 : 0
    const managed = await findManagedRefund(documents.asSystem(), ctx, payment)
    if (managed === null || managed.owed >= left) {
      return { amount: toDecimal(left), reason: null, takes_credit }
    }
    const { messages } = paymentErrors.refunded_elsewhere(managed.type, managed.name)
    return {
      amount: toDecimal(managed.owed),
      takes_credit,
      reason: messages.map(t).join(' '),
    }
  },
})
