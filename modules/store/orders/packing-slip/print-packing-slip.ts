import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { documentHandlers } from '../order/order-access.ts'

/** The desk's button: it opens the address that it is answered. */
export const printPackingSlip = method({
  access: documentHandlers,
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const { name } = await documents.get(Fulfilment, input.name)
    return { name, url: `/api/method/mela.orders.get_packing_slip?parcel=${encodeURIComponent(name)}` }
  },
})
