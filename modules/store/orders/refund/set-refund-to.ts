import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { changeRefundDestination, refundDestinationFields } from './refund-destination.ts'
import { loadOrderView } from '../order/get-order.ts'
import { requireOrderAccess } from '../order/order-access.ts'

/** Sets the destination of an order's manual refund until it is paid out. Anyone who may open the order may call it. */
export const setRefundTo = method({
  access: anyone,
  input: { token: text(), name: text(), ...refundDestinationFields },
  methods: ['POST'],
  isTranslated: true,
  async run({ input, documents, language }) {
    const order = await requireOrderAccess(documents, input)
    await changeRefundDestination(documents.asSystem(), order, input)
    return loadOrderView({ documents, language }, order)
  },
})
