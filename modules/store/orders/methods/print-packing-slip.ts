import { text } from '#framework/doctypes'
import { method } from '#framework/modules'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import { handlers } from './parcel-papers.ts'

/** The desk's button: it opens the address that it is answered. */
export const printPackingSlip = method({
  access: handlers,
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const { name } = await documents.get(Parcel, input.name)
    return { name, url: `/api/method/mela.orders.get_packing_slip?parcel=${encodeURIComponent(name)}` }
  },
})
