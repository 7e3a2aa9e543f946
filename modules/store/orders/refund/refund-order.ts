import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { payOrderRefund as payBack } from './pay-order-refund.ts'
import { refundDeciders, requireRefundAccess } from './refund-access.ts'

/** The button of the desk: what was planned is paid back. */
export const refundOrder = method({
  access: refundDeciders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    await requireRefundAccess(documents, input.name)
    await payBack(documents.asSystem(), context, input.name)
    return { name: input.name }
  },
})
