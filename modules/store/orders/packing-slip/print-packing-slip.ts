import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { documentHandlers } from '../order/order-access.ts'

/** Returns the address of a packing slip's PDF. The desk's button opens it. */
export const printPackingSlip = method({
  access: documentHandlers,
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const { name } = await documents.get(Fulfilment, input.name)
    return { name, url: `/api/method/mela.orders.get_packing_slip?fulfilment=${encodeURIComponent(name)}` }
  },
})
