import type { AddressCopy } from '#site/places'
import type { DeliveryOption } from '#store/shipping'
import { placeOfSupply, taxOf, type Supply, type Tax } from '#store/taxes'
import type { HeldOrder, OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { feeOf, feeWhat, partOfRest, shippingOf } from './going-lines.ts'
import { isGone } from './parcel-states.ts'
import type { LineMoney } from './part-of-line.ts'
import type { Sold } from './sale-posting.ts'

type Line = OrderDoc['lines'][number]

/** A parcel that goes elsewhere, and what its way there costs. */
export interface ReaddressedParcel {
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

export function readdressedParcel({ parcel, off, option, seller, address }: Readdressing): ReaddressedParcel {
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
export interface ReaddressedOrder {
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
export function readdressedOrder(
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
