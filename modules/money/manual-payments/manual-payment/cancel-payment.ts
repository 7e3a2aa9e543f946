import { link, longText } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { reversePayment } from './reverse-payment.ts'

/** Cancels a payment recorded by mistake or returned at once. The receipt is cancelled, and its number stays. */
export const cancelPayment = method({
  renamedFrom: 'counter.cancel_payment',
  access: moneyStaff,
  input: { name: link('Manual Payment', { required: true }), reason: longText({ maxLength: 300 }) },
  methods: ['POST'],
  async run({ input, documents, ctx }) {
    const { reason } = input
    const { name, state } = await reversePayment(documents, ctx, {
      name: input.name,
      to: 'cancelled',
      reason,
    })
    return { name, state }
  },
})
