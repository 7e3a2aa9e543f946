import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { describeOrderRefund } from './confirmation-details.ts'
import { refundDeciders, requireRefundAccess } from '../order/order-access.ts'

/** What is asked before: how much goes back, to whom, and by which way. */
export const refundOrderConfirmation = method({
  renamedFrom: 'orders.order_refund_question',
  access: refundDeciders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    await requireRefundAccess(documents, input.name)
    const messages = await describeOrderRefund(documents.asSystem(), input.name)
    return { question: messages.map(t).join(' ') }
  },
})
