import type { Documents } from '#framework/documents'
import { discountSourcesOn } from '#store/cart'
import { freeSlots } from '#store/shipping'
import { Parcel } from '../doctypes/parcel.doctype.ts'
import type { OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { isAllGone, shareOfDiscount, type GoneOfOrder } from '../rules/discount-shares.ts'
import { readDiscounts } from '../rules/read-discounts.ts'

/** Hours that were booked for parcels which do not come are free for others. */
export async function giveBackSlots(system: Documents, emptied: readonly ParcelDoc[]): Promise<void> {
  const booked = emptied.filter(({ slot }) => slot !== null).map(({ name }) => name)
  if (booked.length > 0) await freeSlots(system, { type: Parcel.name, names: booked })
}

/** What made the things cheaper that go comes back to its sources, in the shares in which it was taken off. */
export async function giveBackDiscounts(
  system: Documents,
  order: OrderDoc,
  gone: GoneOfOrder,
): Promise<void> {
  const sources = new Map(discountSourcesOn(system.registry).map((one) => [one.name, one]))
  const isWhole = isAllGone(order.lines, gone.going)
  for (const redeemed of readDiscounts(order.discounts)) {
    const { source, code, reference } = redeemed
    const amount = shareOfDiscount(redeemed, gone)
    if (amount === 0 && !isWhole) continue
    const { name, user } = order
    await sources.get(source)?.giveBack(system, { order: name, user, code, reference, amount, isWhole })
  }
}
