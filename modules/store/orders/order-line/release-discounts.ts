import type { Documents } from '#framework/documents'
import { discountSourcesOn } from '#store/cart'
import { freeSlots } from '#store/shipping'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import type { OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { isFullyCredited, discountShare, type CreditedPart } from './discount-share.ts'
import { parseDiscounts } from './redeemed-discounts.rules.ts'

/** Hours that were booked for parcels which do not come are free for others. */
export async function releaseDeliverySlots(
  system: Documents,
  emptied: readonly FulfilmentDoc[],
): Promise<void> {
  const booked = emptied.filter(({ slot }) => slot !== null).map(({ name }) => name)
  if (booked.length > 0) await freeSlots(system, { type: Fulfilment.name, names: booked })
}

/** What made the things cheaper that go comes back to its sources, in the shares in which it was taken off. */
export async function releaseDiscounts(
  system: Documents,
  order: OrderDoc,
  credited: CreditedPart,
): Promise<void> {
  const sources = new Map(discountSourcesOn(system.registry).map((one) => [one.name, one]))
  const isLastCredit = isFullyCredited(order.lines, credited.creditedLines)
  for (const redeemed of parseDiscounts(order.discounts)) {
    const { source, code, reference } = redeemed
    const amount = discountShare(redeemed, credited)
    if (amount === 0 && !isLastCredit) continue
    const { name, user } = order
    await sources
      .get(source)
      ?.giveBack(system, { order: name, user, code, reference, amount, isOrderEmptied: isLastCredit })
  }
}
