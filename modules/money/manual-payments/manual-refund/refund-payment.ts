import { link, money } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { requestPaymentRefund } from './payment-refunds.ts'

/** Requests the refund of a manual payment, in full or in part. It is paid out in a separate step. */
export const refundPayment = method({
  renamedFrom: 'counter.refund_payment',
  access: moneyStaff,
  input: {
    name: link('Manual Payment', { required: true }),
    amount: money({ min: 1, description: 'The remaining amount by default' }),
  },
  methods: ['POST'],
  async run({ input: { name: payment, amount }, documents, ctx }) {
    const refund = await requestPaymentRefund(documents.asSystem(), ctx, { payment, amount })
    return { refund: refund?.name ?? null, amount: toDecimal(refund?.amount ?? 0) }
  },
})
