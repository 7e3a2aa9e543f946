import { formatMoney } from '#meta'
import type { OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { message } from '../messages.ts'
import { describeDelivery, type Reader } from './delivery-description.ts'
import { remainingQuantity } from '../order-line/credit-line.rules.ts'
import { buyerParty, type InvoiceParty } from '../invoice/invoice-parties.rules.ts'
import type { TaxDocumentLayout } from '../invoice/invoice-layout.ts'
import { formatItemName } from '../order-line/item-name.rules.ts'

/** What lies in a parcel, as its paper says it: its only price is what is collected with it. */
export interface PackingSlipLayout extends Pick<
  TaxDocumentLayout,
  'language' | 'title' | 'seller' | 'buyer' | 'facts' | 'columns' | 'rows' | 'notes'
> {
  readonly number: string
}

interface PackingSlipInput {
  readonly order: OrderDoc
  readonly parcel: FulfilmentDoc
  readonly seller: InvoiceParty
}

const lines = ({ address, contact }: InvoiceParty) => [address, contact].filter((line) => line !== '')

/** Who brings it reads how much he collects; nothing where nothing is. */
function describeCashToCollect({ collect_amount }: FulfilmentDoc, { language, t }: Reader): string {
  if (collect_amount === 0) return ''
  return t(message('orders.packing.collect', { amount: formatMoney(collect_amount, 'INR', language) }))
}

/** What keeps it here: nobody is to send what the rest of its order's money did not come for. */
function describeUnpaid({ state, unpaid_amount }: FulfilmentDoc, { language, t }: Reader): string {
  if (unpaid_amount > 0)
    return `${t(message('orders.packing.unpaid'))}: ${formatMoney(unpaid_amount, 'INR', language)}`
  return state === 'awaiting payment' ? t(message('orders.packing.unpaid')) : ''
}

/** The paper that is packed with a parcel, in a language. */
export function layoutPackingSlip(
  { order, parcel, seller }: PackingSlipInput,
  { language, t }: Reader,
): PackingSlipLayout {
  const buyer = buyerParty(order)
  const own = order.lines.filter((line) => line.parcel === parcel.name && remainingQuantity(line) > 0)
  return {
    ...{ language, title: t(message('orders.packing.title')), number: parcel.name },
    seller: { name: seller.name, lines: lines(seller) },
    buyer: { label: t(message('orders.packing.goes_to')), name: buyer.name, lines: lines(buyer) },
    facts: [
      { label: t(message('orders.packing.must_wait')), text: describeUnpaid(parcel, { language, t }) },
      { label: t(message('orders.packing.parcel')), text: parcel.name },
      { label: t(message('orders.packing.delivery')), text: describeDelivery(parcel, { language, t }) },
      { label: t(message('orders.packing.cod')), text: describeCashToCollect(parcel, { language, t }) },
    ].filter(({ text }) => text !== ''),
    columns: [
      { label: t(message('orders.paper.item')), share: 0.55, isNumber: false },
      { label: 'SKU', share: 0.25, isNumber: false },
      { label: t(message('orders.paper.quantity')), share: 0.2, isNumber: true },
    ],
    rows: own.map((line) => [formatItemName(line), line.sku ?? '', String(remainingQuantity(line))]),
    notes: [],
  }
}
