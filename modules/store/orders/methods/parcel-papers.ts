import { select, text } from '#framework/doctypes'
import { Download, method, onlyRoles, type Surroundings } from '#framework/modules'
import type { Language } from '#framework/messages'
import { sellerOf } from '#store/businesses'
import { findInvoice } from '../actions/papers/write-invoice.ts'
import { printPacking } from '../actions/printing/print-paper.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { Order } from '../doctypes/order.doctype.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import type { OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { packingSheet } from '../rules/packing-sheet.ts'
import { isGone } from '../rules/parcel-states.ts'
import { sellerParty, type PaperParty } from '../rules/paper-parties.ts'
import { paperPath } from './papers.ts'

const handlers = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

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

/** The desk's button: it opens the address that it is answered. */
export const printPackingSlip = method({
  access: handlers,
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const { name } = await documents.get(Parcel, input.name)
    return { name, url: `/api/method/mela.orders.get_packing_slip?parcel=${encodeURIComponent(name)}` }
  },
})

/** The invoice that left with a parcel. */
export const printParcelInvoice = method({
  access: handlers,
  input: { name: text({ required: true }) },
  async run({ input, documents }) {
    const parcel = await documents.get(Parcel, input.name)
    const invoice = await findInvoice(documents.asSystem(), parcel)
    if (!invoice) throw changeErrors.no_paper()
    return { name: parcel.name, url: paperPath(invoice.name) }
  },
})
