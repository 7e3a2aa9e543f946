import { link, money } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { requestPaymentRefund } from './payment-refunds.ts'

/** Notes that money which was taken by hand is to be paid back, all that is left of it or a part; it is then paid out. */
export const refundPayment = method({
  access: moneyStaff,
  input: {
    name: link('Manual Payment', { required: true }),
    amount: money({ min: 1, description: 'All that is left unless told' }),
  },
  methods: ['POST'],
  async run({ input: { name: payment, amount }, documents, ctx }) {
    const refund = await requestPaymentRefund(documents.asSystem(), ctx, { payment, amount })
    return { refund: refund?.name ?? null, amount: toDecimal(refund?.amount ?? 0) }
  },
})
