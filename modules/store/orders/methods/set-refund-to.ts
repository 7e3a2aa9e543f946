import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { correctRefundTo } from '../actions/refund-to.ts'
import { seeOrder } from '../actions/see-order.ts'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { refundToFields } from '../rules/refund-to-fields.ts'

/** Whoever holds the order says where money goes back to that is given back by hand, until it is paid out. */
export const setRefundTo = method({
  access: anyone,
  input: { token: text(), name: text(), ...refundToFields },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await orderOpenedBy(documents, input)
    await correctRefundTo(documents.asSystem(), order, input)
    return seeOrder(documents, order)
  },
})
