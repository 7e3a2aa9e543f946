import { link, longText } from '#framework/doctypes'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { reversePayment } from './reverse-payment.ts'

/** Records that the bank returned a cheque, before or after it cleared. */
export const bounce = method({
  renamedFrom: 'counter.bounce',
  access: moneyStaff,
  input: {
    name: link('Manual Payment', { required: true }),
    reason: longText({ maxLength: 300, description: 'In the words of the bank' }),
  },
  methods: ['POST'],
  async run({ input, documents, ctx }) {
    const { reason } = input
    const { name, state } = await reversePayment(documents, ctx, { name: input.name, to: 'bounced', reason })
    return { name, state }
  },
})
