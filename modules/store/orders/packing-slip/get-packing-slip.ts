import type { Site } from '#framework/context'
import { select, text } from '#framework/doctypes'
import { Download, method } from '#framework/modules'
import { type Language, storedText } from '#framework/messages'
import { sellerOf } from '#store/businesses'
import { renderPackingSlip } from '../invoice/render-pdf.ts'
import { changeErrors } from '../errors.ts'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import type { OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { sellerParty, type InvoiceParty, buyerParty } from '../invoice/invoice.rules.ts'
import { documentHandlers } from '../order/order-access.ts'
import { formatMoney, hoursInWords, type Translate } from '#meta'
import { message } from '../messages.ts'
import { remainingQuantity } from '../order-line/credit-line.rules.ts'
import type { TaxDocumentLayout } from '../invoice/invoice-layout.ts'
import { formatItemName } from '../order-line/order-lines.rules.ts'
import { deliveryLabels } from '#store/shipping'

interface PackingSlipRequest {
  readonly order: OrderDoc
  readonly fulfilment: FulfilmentDoc
  readonly seller: InvoiceParty
  readonly language: Language
}

async function* renderPdf(
  { translators }: Site,
  { language, ...packed }: PackingSlipRequest,
): AsyncGenerator<Uint8Array> {
  yield await renderPackingSlip(layoutPackingSlip(packed, { language, t: translators[language] }))
}

/** Returns the packing slip of a fulfilment as a PDF. Anyone who may read the fulfilment may call it. */
export const getPackingSlip = method({
  access: documentHandlers,
  input: {
    fulfilment: text({ renamedFrom: 'parcel', required: true }),
    language: select(['en', 'hi', 'ta']),
  },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, site, language }) {
    const fulfilment = await documents.get(Fulfilment, input.fulfilment)
    if (isNotArriving(fulfilment.state)) throw changeErrors.document_not_found()
    const order = await documents.asSystem().get(Order, fulfilment.order)
    const seller = sellerParty(await sellerOf(documents, fulfilment.business))
    return new Download({
      fileName: `${fulfilment.name}.pdf`,
      contentType: 'application/pdf',
      chunks: renderPdf(site, { order, fulfilment, seller, language: input.language ?? language }),
      isShown: true,
    })
  },
})

export interface PackingSlipLayout extends Pick<
  TaxDocumentLayout,
  'language' | 'title' | 'seller' | 'buyer' | 'facts' | 'columns' | 'rows' | 'notes'
> {
  readonly number: string
}

interface PackingSlipInput {
  readonly order: OrderDoc
  readonly fulfilment: FulfilmentDoc
  readonly seller: InvoiceParty
}

const lines = ({ address, contact }: InvoiceParty) => [address, contact].filter((line) => line !== '')

function describeCashToCollect({ collect_amount }: FulfilmentDoc, { language, t }: Reader): string {
  if (collect_amount === 0) return ''
  return t(message('orders.packing.collect', { amount: formatMoney(collect_amount, 'INR', language) }))
}

/** Warns that a partly unpaid package must not ship. */
function describeUnpaid({ state, unpaid_amount }: FulfilmentDoc, { language, t }: Reader): string {
  if (unpaid_amount > 0)
    return `${t(message('orders.packing.unpaid'))}: ${formatMoney(unpaid_amount, 'INR', language)}`
  return state === 'awaiting payment' ? t(message('orders.packing.unpaid')) : ''
}

export function layoutPackingSlip(
  { order, fulfilment, seller }: PackingSlipInput,
  { language, t }: Reader,
): PackingSlipLayout {
  const buyer = recipientOf(order, fulfilment)
  const own = order.lines.filter((line) => line.fulfilment === fulfilment.name && remainingQuantity(line) > 0)
  return {
    ...{ language, title: t(message('orders.packing.title')), number: fulfilment.name },
    seller: { name: seller.name, lines: lines(seller) },
    buyer: { label: t(message('orders.packing.ship_to')), name: buyer.name, lines: lines(buyer) },
    facts: [
      { label: t(message('orders.packing.must_wait')), text: describeUnpaid(fulfilment, { language, t }) },
      { label: t(message('orders.packing.fulfilment')), text: fulfilment.name },
      { label: t(message('orders.packing.delivery')), text: describeDelivery(fulfilment, { language, t }) },
      { label: t(message('orders.packing.cod')), text: describeCashToCollect(fulfilment, { language, t }) },
    ].filter(({ text }) => text !== ''),
    columns: [
      { label: t(message('orders.document.item')), share: 0.55, isNumber: false },
      { label: 'SKU', share: 0.25, isNumber: false },
      { label: t(message('orders.document.quantity')), share: 0.2, isNumber: true },
    ],
    rows: own.map((line) => [formatItemName(line), line.sku ?? '', String(remainingQuantity(line))]),
    notes: [],
  }
}

/** The package of a collection goes to the organisation, without the buyer's name. */
function recipientOf(order: OrderDoc, { kind, address, contact_name, phone }: FulfilmentDoc): InvoiceParty {
  if (kind !== 'collection') return buyerParty(order)
  return buyerParty({
    ...{ address, contact_name: contact_name ?? '', phone: phone ?? '', email: null, gstin: null },
  })
}

interface DeliveryChoice {
  readonly slot_label: string | null
  readonly delivery_label: string | null
}

export interface Reader {
  readonly language: Language
  readonly t: Translate
}

export function describeDelivery(
  { slot_label, delivery_label }: DeliveryChoice,
  { language, t }: Reader,
): string {
  return slot_label === null
    ? storedText(delivery_label ?? '', deliveryLabels, t)
    : hoursInWords(slot_label, language)
}
