import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { describeReturnRefund } from '../refund/confirmation-details.ts'
import { requireReturnAccess } from '../order/order-access.ts'

/** Returns the confirmation details of a return's refund. They have the amount, the payee and the destination. */
export const refundReturnConfirmation = method({
  renamedFrom: 'orders.refund_question',
  access: onlyRoles('System Manager', 'Store Manager', 'Seller'),
  input: { name: text({ required: true }) },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, t }) {
    await requireReturnAccess(documents, input.name)
    const messages = await describeReturnRefund(documents.asSystem(), input.name)
    return { confirmation: messages.map(t).join(' ') }
  },
})
