import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { describeOrderRefund } from './confirmation-details.ts'
import { refundDeciders, requireRefundAccess } from '../order/order-access.ts'

/** Returns the confirmation details of an order refund. They have the amount, the payee and the destination. */
export const refundOrderConfirmation = method({
  renamedFrom: 'orders.order_refund_question',
  access: refundDeciders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    await requireRefundAccess(documents, input.name)
    const messages = await describeOrderRefund(documents.asSystem(), input.name)
    return { confirmation: messages.map(t).join(' ') }
  },
})
