import type { Site } from '#framework/context'
import { select, text } from '#framework/doctypes'
import { Download, method } from '#framework/modules'
import type { Language } from '#framework/messages'
import { sellerOf } from '#store/businesses'
import { renderPackingSlip } from '../invoice/render-pdf.ts'
import { changeErrors } from '../errors.ts'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import type { OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { layoutPackingSlip } from './packing-slip-layout.ts'
import { isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { sellerParty, type InvoiceParty } from '../invoice/invoice-parties.rules.ts'
import { documentHandlers } from '../fulfilment/fulfilment-access.ts'

interface PackingSlipRequest {
  readonly order: OrderDoc
  readonly parcel: FulfilmentDoc
  readonly seller: InvoiceParty
  readonly language: Language
}

async function* renderPdf(
  { translators }: Site,
  { language, ...packed }: PackingSlipRequest,
): AsyncGenerator<Uint8Array> {
  yield await renderPackingSlip(layoutPackingSlip(packed, { language, t: translators[language] }))
}

/** What lies in a parcel as a PDF, for whoever may read the parcel. */
export const getPackingSlip = method({
  access: documentHandlers,
  input: { parcel: text({ required: true }), language: select(['en', 'hi', 'ta']) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, site, language }) {
    const parcel = await documents.get(Fulfilment, input.parcel)
    if (isNotArriving(parcel.state)) throw changeErrors.no_paper()
    const order = await documents.asSystem().get(Order, parcel.order)
    const seller = sellerParty(await sellerOf(documents, parcel.business))
    return new Download({
      fileName: `${parcel.name}.pdf`,
      contentType: 'application/pdf',
      chunks: renderPdf(site, { order, parcel, seller, language: input.language ?? language }),
      isShown: true,
    })
  },
})
