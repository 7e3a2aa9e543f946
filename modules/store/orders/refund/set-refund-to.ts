import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { changeRefundDestination, refundDestinationFields } from './refund-destination.ts'
import { loadOrderView } from '../order/get-order.ts'
import { requireOrderAccess } from '../order/order-access.ts'

/** Whoever holds the order says where money goes back to that is given back by hand, until it is paid out. */
export const setRefundTo = method({
  access: anyone,
  input: { token: text(), name: text(), ...refundDestinationFields },
  methods: ['POST'],
  async run({ input, documents }) {
    const order = await requireOrderAccess(documents, input)
    await changeRefundDestination(documents.asSystem(), order, input)
    return loadOrderView(documents, order)
  },
})
