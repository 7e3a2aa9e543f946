import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { refundReceivedReturn } from './credit-return.ts'
import { requireReturnAccess } from '../order/order-access.ts'

/** Refunds the items of a return. */
export const refundReturn = method({
  access: onlyRoles('System Manager', 'Store Manager', 'Seller'),
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run(context) {
    const { input, documents } = context
    await requireReturnAccess(documents, input.name)
    await refundReceivedReturn(documents.asSystem(), context, input.name)
    return { name: input.name }
  },
})
