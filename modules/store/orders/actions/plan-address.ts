import type { Documents } from '#framework/documents'
import type { AddressCopy } from '#site/places'
import { sellerOf } from '#store/businesses'
import { deliveryFor, type ParcelDelivery } from '#store/shipping'
import type { HeldOrder, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { changeErrors } from '../rules/change-errors.ts'
import { deliveryOff } from '../rules/discount-shares.ts'
import { leftOf } from '../rules/going-lines.ts'
import { isGone } from '../rules/parcel-states.ts'
import { readDiscounts } from '../rules/read-discounts.ts'
import {
  readdressedOrder,
  readdressedParcel,
  type ReaddressedOrder,
  type ReaddressedParcel,
} from '../rules/readdressed.ts'
import { canReaddress } from '../rules/shown-order.ts'

/** An order that goes elsewhere: the parcels that are brought there, and what it comes to then. */
export interface PlannedAddress {
  readonly changed: readonly ReaddressedParcel[]
  readonly next: ReaddressedOrder
}

/**
 * How everything that still comes would be brought there. What the goods cost when they were ordered decides, so that nobody
 * loses a free delivery with what was given up since; what is left of them weighs.
 */
function deliveriesTo(
  system: Documents,
  { order }: HeldOrder,
  { living, address }: { readonly living: readonly ParcelDoc[]; readonly address: AddressCopy },
): Promise<readonly ParcelDelivery[]> {
  const weightOf = (parcel: string) =>
    order.lines
      .filter((line) => line.parcel === parcel)
      .reduce((sum, line) => sum + line.weight_grams * leftOf(line), 0)
  return deliveryFor(system, {
    postalCode: address.zipcode,
    parcels: living.map(({ name, business, branch, items_amount, kind }) => ({
      ...{ key: name, business, branch, weight_grams: weightOf(name), amount: items_amount },
      ...{ is_digital: kind === 'digital', cod_allowed: true },
    })),
  })
}

/** What becomes of an order that goes to another address before it is packed; refuses what cannot be brought there. */
export async function planAddress(
  system: Documents,
  held: HeldOrder,
  address: AddressCopy,
): Promise<PlannedAddress> {
  const { order, parcels } = held
  if (canReaddress(order, parcels) === 0) throw changeErrors.fixed()
  if (JSON.stringify(address) === order.address) throw changeErrors.nothing_changed()
  const living = parcels.filter(({ state }) => !isGone(state))
  const deliveries = await deliveriesTo(system, held, { living, address })
  const discounts = readDiscounts(order.discounts)
  const isCash = order.payment_choice === 'cash on delivery'
  const changed: ReaddressedParcel[] = []
  for (const parcel of living.filter(({ kind }) => kind === 'delivery')) {
    const delivery = deliveries.find(({ key }) => key === parcel.name)
    if (isCash && delivery?.cod.is_allowed === false) throw changeErrors.not_served()
    const seller = await sellerOf(system, parcel.business)
    const off = deliveryOff(discounts, parcel)
    changed.push(readdressedParcel({ parcel, off, delivery, seller, address }))
  }
  return { changed, next: readdressedOrder(held, changed) }
}
