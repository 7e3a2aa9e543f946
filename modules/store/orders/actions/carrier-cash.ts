import type { CashCollector } from '#money/counter'
import { Parcel } from '../doctypes/parcel.doctype.ts'

/** Cash that was paid at the door of a parcel is with its carrier until the carrier remits it. */
export const carrierCash: CashCollector = {
  partType: Parcel.name,
  async collectorOf(documents, part) {
    const { carrier } = await documents.get(Parcel, part)
    return carrier === null ? null : { type: 'Carrier', name: carrier }
  },
}
