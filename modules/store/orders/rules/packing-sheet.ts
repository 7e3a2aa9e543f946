import { formatMoney } from '#meta'
import type { OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { deliveryWords, type Spoken } from './delivery-words.ts'
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
function cashWords({ collect_amount }: ParcelDoc, { language, word }: Spoken): string {
  if (collect_amount === 0) return ''
  return word('Collect {0}').replace('{0}', formatMoney(collect_amount, 'INR', language))
}

/** What keeps it here: nobody is to send what the rest of its order's money did not come for. */
function unpaidWords({ state, unpaid_amount }: ParcelDoc, { language, word }: Spoken): string {
  if (unpaid_amount > 0) return `${word('Not paid yet')}: ${formatMoney(unpaid_amount, 'INR', language)}`
  return state === 'awaiting payment' ? word('Not paid yet') : ''
}

/** The paper that is packed with a parcel, in a language. */
export function packingSheet({ order, parcel, seller }: Packed, { language, word }: Spoken): PackingSheet {
  const buyer = buyerParty(order)
  const own = order.lines.filter((line) => line.parcel === parcel.name && leftOf(line) > 0)
  return {
    ...{ language, title: word('Packing slip'), number: parcel.name },
    seller: { name: seller.name, lines: lines(seller) },
    buyer: { label: word('Goes to'), name: buyer.name, lines: lines(buyer) },
    facts: [
      { label: word('Must not go yet'), text: unpaidWords(parcel, { language, word }) },
      { label: word('Parcel'), text: parcel.name },
      { label: word('Delivery'), text: deliveryWords(parcel, { language, word }) },
      { label: word('Cash on delivery'), text: cashWords(parcel, { language, word }) },
    ].filter(({ text }) => text !== ''),
    columns: [
      { label: word('What'), share: 0.55, isNumber: false },
      { label: 'SKU', share: 0.25, isNumber: false },
      { label: word('Quantity'), share: 0.2, isNumber: true },
    ],
    rows: own.map((line) => [thingName(line), line.sku ?? '', String(leftOf(line))]),
    notes: [],
  }
}
