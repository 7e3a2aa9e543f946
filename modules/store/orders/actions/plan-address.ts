import type { Documents } from '#framework/documents'
import type { AddressCopy } from '#site/places'
import { deliveryFor, type DeliveryOption, type ParcelDelivery } from '#store/shipping'
import type { HeldOrder, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { changeErrors, type Unserved } from '../rules/change-errors.ts'
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
import { thingName } from '../rules/thing-name.ts'
import { registrationOf } from './seller-registration.ts'

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

/** A parcel, and how it is brought there. */
interface Served {
  readonly parcel: ParcelDoc
  readonly option: DeliveryOption
}

/** Says which things it is about, if there are any. */
function refuse(why: Unserved, { order }: HeldOrder, unserved: readonly ParcelDoc[]): void {
  const names = new Set(unserved.map(({ name }) => name))
  const things = order.lines.filter((line) => names.has(line.parcel ?? '') && leftOf(line) > 0).map(thingName)
  if (names.size > 0) throw changeErrors.not_served(why, [...new Set(things)].join(', '))
}

/** What brings each parcel there. The way that was chosen has to be there still: another one would be another promise. */
function servedThere(
  held: HeldOrder,
  brought: readonly ParcelDoc[],
  deliveries: readonly ParcelDelivery[],
): readonly Served[] {
  const deliveryOf = ({ name }: ParcelDoc) => deliveries.find(({ key }) => key === name)
  const optionOf = (parcel: ParcelDoc) =>
    deliveryOf(parcel)?.options.find(({ code }) => code === parcel.delivery_code)
  const refuseThose = (why: Unserved, isUnserved: (parcel: ParcelDoc) => boolean) =>
    refuse(why, held, brought.filter(isUnserved))
  refuseThose('address', (parcel) => deliveryOf(parcel)?.reason !== null)
  refuseThose('way', (parcel) => optionOf(parcel) === undefined)
  if (held.order.payment_choice === 'cash on delivery')
    refuseThose('cash', (parcel) => deliveryOf(parcel)?.cod.is_allowed === false)
  return brought.flatMap((parcel) => {
    const option = optionOf(parcel)
    return option ? [{ parcel, option }] : []
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
  const brought = living.filter(({ kind }) => kind === 'delivery')
  const changed: ReaddressedParcel[] = []
  for (const { parcel, option } of servedThere(held, brought, deliveries)) {
    const seller = await registrationOf(system, parcel)
    const off = deliveryOff(discounts, parcel)
    changed.push(readdressedParcel({ parcel, off, option, seller, address }))
  }
  return { changed, next: readdressedOrder(held, changed) }
}
