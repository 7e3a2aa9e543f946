import type { Language } from '#framework/words'
import type { Word } from '#meta'
import type { OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { leftOf } from './going-lines.ts'
import { buyerParty, type PaperParty } from './paper-parties.ts'
import type { PaperSheet } from './paper-sheet.ts'
import { thingName } from './thing-name.ts'

/** What lies in a parcel, as its paper says it: nothing of it is a price. */
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

/** The paper that is packed with a parcel, in a language. */
export function packingSheet(
  { order, parcel, seller }: Packed,
  { language, word }: { readonly language: Language; readonly word: Word },
): PackingSheet {
  const buyer = buyerParty(order)
  const own = order.lines.filter((line) => line.parcel === parcel.name && leftOf(line) > 0)
  return {
    ...{ language, title: word('Packing slip'), number: parcel.name },
    seller: { name: seller.name, lines: lines(seller) },
    buyer: { label: word('Goes to'), name: buyer.name, lines: lines(buyer) },
    facts: [
      { label: word('Parcel'), text: parcel.name },
      { label: word('Delivery'), text: parcel.slot_label ?? word(parcel.delivery_label ?? '') },
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
