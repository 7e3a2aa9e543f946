import type { Documents } from '#framework/documents'
import type { AddressCopy } from '#site/places'
import { calculateDelivery, type DeliveryOption, type ParcelDelivery } from '#store/shipping'
import type { OrderWithParcels, FulfilmentDoc, OrderDoc } from '../order/order.queries.ts'
import { changeErrors, type Unserved } from '../errors.ts'
import { deliveryDiscount, parseDiscounts } from '../order-line/order-discounts.ts'
import {
  remainingQuantity,
  feeCharge,
  feePostingKind,
  remainingAmount,
  shippingCharge,
  type LineAmounts,
} from '../order-line/credit-line.rules.ts'
import { isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { placeOfSupply, calculateTax, type Supply, type Tax } from '#store/taxes'
import type { SaleAmount } from '../balance/order-posting.rules.ts'
import { canChangeAddress } from '../order/order-view.ts'
import { formatItemName } from '../order-line/order-lines.rules.ts'
import { findSellerRegistration } from '../invoice/issue-tax-document.ts'

type Line = OrderDoc['lines'][number]

interface ParcelAtNewAddress {
  readonly name: string
  readonly business: string
  readonly option: DeliveryOption
  readonly is_taxed: 0 | 1
  readonly isIntraState: boolean
  readonly place_of_supply: string | null
  readonly money: Tax
  readonly fee: Tax
  readonly feeWhat: SaleAmount['what']
  readonly rate: number
}

interface ParcelAddressChange {
  readonly parcel: FulfilmentDoc
  /** Delivery discount in minor units, unchanged by the new address. */
  readonly off: number
  readonly option: DeliveryOption
  readonly seller: Supply['seller']
  readonly address: AddressCopy
}

function recalculateParcel({
  parcel,
  off,
  option,
  seller,
  address,
}: ParcelAddressChange): ParcelAtNewAddress {
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
    money: calculateTax(Math.max(0, option.amount - off), terms),
    fee: calculateTax(parcel.fee_amount, terms),
    feeWhat: feePostingKind(parcel),
  }
}

function recalculateLine(line: Line, parcel: ParcelAtNewAddress | undefined): Line {
  if (!parcel) return line
  const { tax_rate: rate, cess_rate: cess, total } = line
  const { isIntraState } = parcel
  const taxes = calculateTax(total, { rate, cess, isInclusive: true, isIntraState })
  const { taxable, cgst, sgst, igst } = taxes
  return { ...line, taxable, cgst, sgst, igst, cess: taxes.cess }
}

function salesFor(lines: readonly Line[], charges: readonly ParcelCharges[]): readonly SaleAmount[] {
  return [
    ...lines.map((line) => ({ ...remainingAmount(line), business: line.business, what: 'Goods' as const })),
    ...charges.flatMap(({ business, money, fee, feeWhat }) => [
      { ...money, business, what: 'Delivery' as const },
      { ...fee, business, what: feeWhat },
    ]),
  ]
}

interface ParcelCharges {
  readonly business: string
  readonly money: LineAmounts
  readonly fee: LineAmounts
  readonly feeWhat: SaleAmount['what']
}

const chargesBefore = (parcel: FulfilmentDoc): ParcelCharges => ({
  business: parcel.business,
  money: shippingCharge(parcel),
  fee: feeCharge(parcel),
  feeWhat: feePostingKind(parcel),
})

/** An order at its new address. Amounts in minor units. */
interface OrderAtNewAddress {
  readonly lines: readonly Line[]
  readonly tax: number
  readonly total: number
  readonly soldBefore: readonly SaleAmount[]
  readonly sold: readonly SaleAmount[]
}

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + amountOf(one), 0)

const taxIn = ({ total, taxable }: { readonly total: number; readonly taxable: number }) => total - taxable

/** Recalculates outstanding packages with the taxes of the new place; cancelled items stay as posted. */
function recalculateOrder(
  { order, parcels }: OrderWithParcels,
  changed: readonly ParcelAtNewAddress[],
): OrderAtNewAddress {
  const lines = order.lines.map((line) =>
    recalculateLine(
      line,
      changed.find(({ name }) => name === line.parcel),
    ),
  )
  const chargesAfter = (parcel: FulfilmentDoc): ParcelCharges =>
    changed.find(({ name }) => name === parcel.name) ?? chargesBefore(parcel)
  const activeParcels = parcels.filter(({ state }) => !isNotArriving(state))
  const charges = parcels.map(chargesAfter)
  return {
    lines,
    total: sumOf(lines, (line) => line.total) + sumOf(charges, ({ money, fee }) => money.total + fee.total),
    tax: sumOf(lines, taxIn) + sumOf(charges, ({ money, fee }) => taxIn(money) + taxIn(fee)),
    sold: salesFor(lines, activeParcels.map(chargesAfter)),
    soldBefore: salesFor(order.lines, activeParcels.map(chargesBefore)),
  }
}

export interface AddressChangePlan {
  readonly changed: readonly ParcelAtNewAddress[]
  readonly next: OrderAtNewAddress
}

/**
 * Quotes delivery of outstanding packages. The goods' original price decides, so that a cancellation does not lose free
 * delivery; the weight is that of the remaining items.
 */
function quoteDeliveries(
  system: Documents,
  { order }: OrderWithParcels,
  {
    activeParcels,
    address,
  }: { readonly activeParcels: readonly FulfilmentDoc[]; readonly address: AddressCopy },
): Promise<readonly ParcelDelivery[]> {
  const weightOf = (parcel: string) =>
    order.lines
      .filter((line) => line.parcel === parcel)
      .reduce((sum, line) => sum + line.weight_grams * remainingQuantity(line), 0)
  return calculateDelivery(system, {
    postalCode: address.zipcode,
    parcels: activeParcels.map(({ name, business, branch, items_amount, kind }) => ({
      ...{ key: name, business, branch, weight_grams: weightOf(name), amount: items_amount },
      ...{ is_digital: kind === 'digital', cod_allowed: true },
    })),
  })
}

interface ServedParcel {
  readonly parcel: FulfilmentDoc
  readonly option: DeliveryOption
}

function refuseUnserved(
  why: Unserved,
  { order }: OrderWithParcels,
  unserved: readonly FulfilmentDoc[],
): void {
  const names = new Set(unserved.map(({ name }) => name))
  const itemNames = order.lines
    .filter((line) => names.has(line.parcel ?? '') && remainingQuantity(line) > 0)
    .map(formatItemName)
  if (names.size > 0) throw changeErrors.not_served(why, [...new Set(itemNames)].join(', '))
}

/**
 * Returns each package's delivery option. The chosen one must be available, because another would change the promise.
 */
function findDeliveryOptions(
  held: OrderWithParcels,
  brought: readonly FulfilmentDoc[],
  deliveries: readonly ParcelDelivery[],
): readonly ServedParcel[] {
  const deliveryOf = ({ name }: FulfilmentDoc) => deliveries.find(({ key }) => key === name)
  const optionOf = (parcel: FulfilmentDoc) =>
    deliveryOf(parcel)?.options.find(({ code }) => code === parcel.delivery_code)
  const refuseThose = (why: Unserved, isUnserved: (parcel: FulfilmentDoc) => boolean) =>
    refuseUnserved(why, held, brought.filter(isUnserved))
  refuseThose('address', (parcel) => deliveryOf(parcel)?.reason !== null)
  refuseThose('way', (parcel) => optionOf(parcel) === undefined)
  if (held.order.payment_choice === 'cash on delivery')
    refuseThose('cash', (parcel) => deliveryOf(parcel)?.cod.is_allowed === false)
  return brought.flatMap((parcel) => {
    const option = optionOf(parcel)
    return option ? [{ parcel, option }] : []
  })
}

export async function planAddressChange(
  system: Documents,
  held: OrderWithParcels,
  address: AddressCopy,
): Promise<AddressChangePlan> {
  const { order, parcels } = held
  if (canChangeAddress(order, parcels) === 0) throw changeErrors.fixed()
  if (JSON.stringify(address) === order.address) throw changeErrors.nothing_changed()
  const activeParcels = parcels.filter(({ state }) => !isNotArriving(state))
  const deliveries = await quoteDeliveries(system, held, { activeParcels, address })
  const discounts = parseDiscounts(order.discounts)
  const brought = activeParcels.filter(({ kind }) => kind === 'delivery')
  const changed: ParcelAtNewAddress[] = []
  for (const { parcel, option } of findDeliveryOptions(held, brought, deliveries)) {
    const seller = await findSellerRegistration(system, parcel)
    const off = deliveryDiscount(discounts, parcel)
    changed.push(recalculateParcel({ parcel, off, option, seller, address }))
  }
  return { changed, next: recalculateOrder(held, changed) }
}
