import type { Documents } from '#framework/documents'
import type { AddressCopy } from '#site/places'
import { deliveryFor, type DeliveryOption, type ParcelDelivery } from '#store/shipping'
import type { HeldOrder, ParcelDoc, OrderDoc } from '../doctypes/parcel.queries.ts'
import { changeErrors, type Unserved } from '../rules/change-errors.ts'
import { deliveryOff } from '../rules/discount-shares.ts'
import { leftOf, feeOf, feeWhat, partOfRest, shippingOf } from '../rules/going-lines.ts'
import { isGone } from '../rules/parcel-states.ts'
import { readDiscounts } from '../rules/read-discounts.ts'
import { placeOfSupply, taxOf, type Supply, type Tax } from '#store/taxes'
import type { LineMoney } from '../rules/part-of-line.ts'
import type { Sold } from '../rules/sale-posting.ts'
import { canReaddress } from '../rules/shown-order.ts'
import { thingName } from '../rules/thing-name.ts'
import { registrationOf } from './seller-registration.ts'

type Line = OrderDoc['lines'][number]

/** A parcel that goes elsewhere, and what its way there costs. */
interface ReaddressedParcel {
  readonly name: string
  readonly business: string
  readonly option: DeliveryOption
  readonly is_taxed: 0 | 1
  readonly isIntraState: boolean
  readonly place_of_supply: string | null
  readonly money: Tax
  /** What is asked for paying there: as much as before, with the taxes of its new place. */
  readonly fee: Tax
  readonly feeWhat: Sold['what']
  readonly rate: number
}

interface Readdressing {
  readonly parcel: ParcelDoc
  /** What is taken off its delivery, minor units: it stays with the order wherever this goes. */
  readonly off: number
  /** How it is brought there. */
  readonly option: DeliveryOption
  /** Under what it was sold. */
  readonly seller: Supply['seller']
  readonly address: AddressCopy
}

function readdressedParcel({ parcel, off, option, seller, address }: Readdressing): ReaddressedParcel {
  const { place_of_supply, is_intra_state } = placeOfSupply({ seller, state: address.state })
  const rate = parcel.is_taxed === 1 ? parcel.shipping_tax_rate : 0
  const terms = { rate, isInclusive: true, isIntraState: is_intra_state }
  return {
    ...{
      name: parcel.name,
      business: parcel.business,
      option,
      is_taxed: parcel.is_taxed,
      place_of_supply,
      rate,
    },
    isIntraState: terms.isIntraState,
    money: taxOf(Math.max(0, option.amount - off), terms),
    fee: taxOf(parcel.fee_amount, terms),
    feeWhat: feeWhat(parcel),
  }
}

/** The same line at the same price; which taxes are in it depends on where it goes. */
function readdressedLine(line: Line, parcel: ReaddressedParcel | undefined): Line {
  if (!parcel) return line
  const { tax_rate: rate, cess_rate: cess, total } = line
  const { isIntraState } = parcel
  const taxes = taxOf(total, { rate, cess, isInclusive: true, isIntraState })
  const { taxable, cgst, sgst, igst } = taxes
  return { ...line, taxable, cgst, sgst, igst, cess: taxes.cess }
}

/** What each seller gets for what is left of an order with these lines, and for the ways of what still comes. */
function soldFor(lines: readonly Line[], ways: readonly Way[]): readonly Sold[] {
  return [
    ...lines.map((line) => ({ ...partOfRest(line), business: line.business, what: 'Goods' as const })),
    ...ways.flatMap(({ business, money, fee, feeWhat }) => [
      { ...money, business, what: 'Delivery' as const },
      { ...fee, business, what: feeWhat },
    ]),
  ]
}

interface Way {
  readonly business: string
  readonly money: LineMoney
  readonly fee: LineMoney
  readonly feeWhat: Sold['what']
}

const wayBefore = (parcel: ParcelDoc): Way => ({
  business: parcel.business,
  money: shippingOf(parcel),
  fee: feeOf(parcel),
  feeWhat: feeWhat(parcel),
})

/** An order as it is once it goes elsewhere. Amounts in minor units. */
interface ReaddressedOrder {
  readonly lines: readonly Line[]
  readonly tax: number
  readonly total: number
  /** What its sellers get for what still comes, before and after. */
  readonly soldBefore: readonly Sold[]
  readonly sold: readonly Sold[]
}

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + amountOf(one), 0)

const taxIn = ({ total, taxable }: { readonly total: number; readonly taxable: number }) => total - taxable

/**
 * What was cancelled before stays as it was booked, and as it was taken back; what still comes goes with the taxes of its
 * new place.
 */
function readdressedOrder(
  { order, parcels }: HeldOrder,
  changed: readonly ReaddressedParcel[],
): ReaddressedOrder {
  const lines = order.lines.map((line) =>
    readdressedLine(
      line,
      changed.find(({ name }) => name === line.parcel),
    ),
  )
  const wayOf = (parcel: ParcelDoc): Way =>
    changed.find(({ name }) => name === parcel.name) ?? wayBefore(parcel)
  const living = parcels.filter(({ state }) => !isGone(state))
  const ways = parcels.map(wayOf)
  return {
    lines,
    total: sumOf(lines, (line) => line.total) + sumOf(ways, ({ money, fee }) => money.total + fee.total),
    tax: sumOf(lines, taxIn) + sumOf(ways, ({ money, fee }) => taxIn(money) + taxIn(fee)),
    sold: soldFor(lines, living.map(wayOf)),
    soldBefore: soldFor(order.lines, living.map(wayBefore)),
  }
}

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
