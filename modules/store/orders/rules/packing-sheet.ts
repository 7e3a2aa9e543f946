import { formatMoney } from '#meta'
import type { OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { message } from '../messages.ts'
import { deliveryWords, type Reader } from './delivery-words.ts'
import { leftOf } from './going-lines.ts'
import { buyerParty, type PaperParty } from './paper-parties.ts'
import type { PaperSheet } from './paper-sheet.ts'
import { thingName } from './thing-name.ts'

/** What lies in a parcel, as its paper says it: its only price is what is collected with it. */
export interface PackingSheet extends Pick<
  PaperSheet,
  'language' | 'title' | 'seller' | 'buyer' | 'facts' | 'columns' | 'rows' | 'notes'
> {
  readonly number: string
}

interface Packed {
  readonly order: OrderDoc
  readonly parcel: ParcelDoc
  readonly seller: PaperParty
}

const lines = ({ address, contact }: PaperParty) => [address, contact].filter((line) => line !== '')

/** Who brings it reads how much he collects; nothing where nothing is. */
function cashWords({ collect_amount }: ParcelDoc, { language, t }: Reader): string {
  if (collect_amount === 0) return ''
  return t(message('orders.packing.collect', { amount: formatMoney(collect_amount, 'INR', language) }))
}

/** What keeps it here: nobody is to send what the rest of its order's money did not come for. */
function unpaidWords({ state, unpaid_amount }: ParcelDoc, { language, t }: Reader): string {
  if (unpaid_amount > 0)
    return `${t(message('orders.packing.unpaid'))}: ${formatMoney(unpaid_amount, 'INR', language)}`
  return state === 'awaiting payment' ? t(message('orders.packing.unpaid')) : ''
}

/** The paper that is packed with a parcel, in a language. */
export function packingSheet({ order, parcel, seller }: Packed, { language, t }: Reader): PackingSheet {
  const buyer = buyerParty(order)
  const own = order.lines.filter((line) => line.parcel === parcel.name && leftOf(line) > 0)
  return {
    ...{ language, title: t(message('orders.packing.title')), number: parcel.name },
    seller: { name: seller.name, lines: lines(seller) },
    buyer: { label: t(message('orders.packing.goes_to')), name: buyer.name, lines: lines(buyer) },
    facts: [
      { label: t(message('orders.packing.must_wait')), text: unpaidWords(parcel, { language, t }) },
      { label: t(message('orders.packing.parcel')), text: parcel.name },
      { label: t(message('orders.packing.delivery')), text: deliveryWords(parcel, { language, t }) },
      { label: t(message('orders.packing.cod')), text: cashWords(parcel, { language, t }) },
    ].filter(({ text }) => text !== ''),
    columns: [
      { label: t(message('orders.paper.item')), share: 0.55, isNumber: false },
      { label: 'SKU', share: 0.25, isNumber: false },
      { label: t(message('orders.paper.quantity')), share: 0.2, isNumber: true },
    ],
    rows: own.map((line) => [thingName(line), line.sku ?? '', String(leftOf(line))]),
    notes: [],
  }
}
