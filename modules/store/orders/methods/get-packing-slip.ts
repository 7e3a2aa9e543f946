import { select, text } from '#framework/doctypes'
import { Download, method, type Surroundings } from '#framework/modules'
import type { Language } from '#framework/messages'
import { sellerOf } from '#store/businesses'
import { printPacking } from '../actions/printing/print-paper.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { Order } from '../doctypes/order.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import type { OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { packingSheet } from '../rules/packing-sheet.ts'
import { isGone } from '../rules/parcel-states.ts'
import { sellerParty, type PaperParty } from '../rules/paper-parties.ts'
import { handlers } from './parcel-papers.ts'

interface Packing {
  readonly order: OrderDoc
  readonly parcel: ParcelDoc
  readonly seller: PaperParty
  readonly language: Language
}

async function* printed(
  { translators }: Surroundings,
  { language, ...packed }: Packing,
): AsyncGenerator<Uint8Array> {
  yield await printPacking(packingSheet(packed, { language, t: translators[language] }))
}

/** What lies in a parcel as a PDF, for whoever may read the parcel. */
export const getPackingSlip = method({
  access: handlers,
  input: { parcel: text({ required: true }), language: select(['en', 'hi', 'ta']) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, site, language }) {
    const parcel = await documents.get(Parcel, input.parcel)
    if (isGone(parcel.state)) throw changeErrors.no_paper()
    const order = await documents.asSystem().get(Order, parcel.order)
    const seller = sellerParty(await sellerOf(documents, parcel.business))
    return new Download({
      fileName: `${parcel.name}.pdf`,
      contentType: 'application/pdf',
      pieces: printed(site, { order, parcel, seller, language: input.language ?? language }),
      isShown: true,
    })
  },
})
