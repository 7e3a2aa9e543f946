import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { describeOrderCancellation } from '../refund/confirmation-details.ts'
import { requireOrderAccess, onlyOffice } from '../order/order-access.ts'

/** Returns the confirmation details of an order's cancellation. They have its items and the refund. */
export const cancelOrderConfirmation = method({
  renamedFrom: 'orders.cancel_question',
  access: onlyOffice,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    const order = await requireOrderAccess(documents, { token: null, name: input.name })
    const messages = await describeOrderCancellation(documents.asSystem(), order)
    return { confirmation: messages.map(t).join(' ') }
  },
})
