import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { createOrderRefund } from './create-order-refund.ts'
import { OrderRefund } from './order-refund.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { refundDeciders } from '../order/order-access.ts'

/** Creates a refund plan for a shipped fulfilment. The items to refund are chosen next. */
export const planRefund = method({
  access: refundDeciders,
  input: { name: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name } = await documents.get(Fulfilment, input.name)
    const author = documents.asSystemFor(documents.caller.user)
    return { doctype: OrderRefund.name, name: await createOrderRefund(author, name) }
  },
})
