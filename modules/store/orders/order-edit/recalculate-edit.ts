import type { Documents } from '#framework/documents'
import { calculateDelivery, type DeliveryOption, type FulfilmentDelivery } from '#store/shipping'
import type { OrderWithFulfilments, FulfilmentDoc, OrderDoc } from '../order/order.queries.ts'
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
import { formatItemName } from '../order-line/order-lines.rules.ts'
import { findSellerRegistration } from '../invoice/issue-tax-document.ts'

type Line = OrderDoc['lines'][number]

/** A fulfilment with its delivery quoted anew. */
interface RequotedFulfilment {
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

interface FulfilmentQuote {
  readonly fulfilment: FulfilmentDoc
  /** Delivery discount in minor units, unchanged by the edit. */
  readonly off: number
  readonly option: DeliveryOption
  readonly seller: Supply['seller']
  readonly state: string
}

function recalculateFulfilment({
  fulfilment,
  off,
  option,
  seller,
  state,
}: FulfilmentQuote): RequotedFulfilment {
  const { place_of_supply, is_intra_state } = placeOfSupply({ seller, state })
  const rate = fulfilment.is_taxed === 1 ? fulfilment.shipping_tax_rate : 0
  const terms = { rate, isInclusive: true, isIntraState: is_intra_state }
  return {
    ...{
      name: fulfilment.name,
      business: fulfilment.business,
      option,
      is_taxed: fulfilment.is_taxed,
      place_of_supply,
      rate,
    },
    isIntraState: terms.isIntraState,
    money: calculateTax(Math.max(0, option.amount - off), terms),
    fee: calculateTax(fulfilment.fee_amount, terms),
    feeWhat: feePostingKind(fulfilment),
  }
}

function recalculateLine(line: Line, fulfilment: RequotedFulfilment | undefined): Line {
  if (!fulfilment) return line
  const { tax_rate: rate, cess_rate: cess, total } = line
  const { isIntraState } = fulfilment
  const taxes = calculateTax(total, { rate, cess, isInclusive: true, isIntraState })
  const { taxable, cgst, sgst, igst } = taxes
  return { ...line, taxable, cgst, sgst, igst, cess: taxes.cess }
}

function salesFor(lines: readonly Line[], charges: readonly FulfilmentCharges[]): readonly SaleAmount[] {
  return [
    ...lines.map((line) => ({ ...remainingAmount(line), business: line.business, what: 'Goods' as const })),
    ...charges.flatMap(({ business, money, fee, feeWhat }) => [
      { ...money, business, what: 'Delivery' as const },
      { ...fee, business, what: feeWhat },
    ]),
  ]
}

interface FulfilmentCharges {
  readonly business: string
  readonly money: LineAmounts
  readonly fee: LineAmounts
  readonly feeWhat: SaleAmount['what']
}

const chargesBefore = (fulfilment: FulfilmentDoc): FulfilmentCharges => ({
  business: fulfilment.business,
  money: shippingCharge(fulfilment),
  fee: feeCharge(fulfilment),
  feeWhat: feePostingKind(fulfilment),
})

/** An order after an edit. Amounts in minor units. */
interface RecalculatedOrder {
  readonly lines: readonly Line[]
  readonly tax: number
  readonly total: number
  readonly soldBefore: readonly SaleAmount[]
  readonly sold: readonly SaleAmount[]
}

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + amountOf(one), 0)

const taxIn = ({ total, taxable }: { readonly total: number; readonly taxable: number }) => total - taxable

interface EditedOrder {
  readonly before: OrderWithFulfilments
  /** The same order with the new items. */
  readonly after: OrderWithFulfilments
  readonly changed: readonly RequotedFulfilment[]
}

/** Recalculates outstanding packages with the taxes of their place; cancelled items stay as posted. */
function recalculateOrder({ before, after, changed }: EditedOrder): RecalculatedOrder {
  const { fulfilments } = before
  const lines = after.order.lines.map((line) =>
    recalculateLine(
      line,
      changed.find(({ name }) => name === line.fulfilment),
    ),
  )
  const chargesAfter = (fulfilment: FulfilmentDoc): FulfilmentCharges =>
    changed.find(({ name }) => name === fulfilment.name) ?? chargesBefore(fulfilment)
  const activeFulfilments = fulfilments.filter(({ state }) => !isNotArriving(state))
  const charges = fulfilments.map(chargesAfter)
  return {
    lines,
    total: sumOf(lines, (line) => line.total) + sumOf(charges, ({ money, fee }) => money.total + fee.total),
    tax: sumOf(lines, taxIn) + sumOf(charges, ({ money, fee }) => taxIn(money) + taxIn(fee)),
    sold: salesFor(lines, activeFulfilments.map(chargesAfter)),
    soldBefore: salesFor(before.order.lines, activeFulfilments.map(chargesBefore)),
  }
}

/**
 * Quotes delivery of outstanding packages. The goods' original price decides, so that a cancellation does not lose free
 * delivery; the weight is that of the remaining items.
 */
function quoteDeliveries(
  system: Documents,
  { order }: OrderWithFulfilments,
  {
    activeFulfilments,
    zipcode,
  }: { readonly activeFulfilments: readonly FulfilmentDoc[]; readonly zipcode: string },
): Promise<readonly FulfilmentDelivery[]> {
  const weightOf = (fulfilment: string) =>
    order.lines
      .filter((line) => line.fulfilment === fulfilment)
      .reduce((sum, line) => sum + line.weight_grams * remainingQuantity(line), 0)
  return calculateDelivery(system, {
    postalCode: zipcode,
    fulfilments: activeFulfilments.map(({ name, business, branch, items_amount, kind, ready_on }) => ({
      ...{ key: name, business, branch, weight_grams: weightOf(name), amount: items_amount },
      ...{ is_digital: kind === 'digital', cod_allowed: true, ready_on },
    })),
  })
}

interface ServedFulfilment {
  readonly fulfilment: FulfilmentDoc
  readonly option: DeliveryOption
}

function refuseUnserved(
  why: Unserved,
  { order }: OrderWithFulfilments,
  unserved: readonly FulfilmentDoc[],
): void {
  const names = new Set(unserved.map(({ name }) => name))
  const itemNames = order.lines
    .filter((line) => names.has(line.fulfilment ?? '') && remainingQuantity(line) > 0)
    .map(formatItemName)
  if (names.size > 0) throw changeErrors.not_served(why, [...new Set(itemNames)].join(', '))
}

/**
 * Returns each package's delivery option. The chosen one must be available, because another would change the promise.
 */
function findDeliveryOptions(
  held: OrderWithFulfilments,
  toDeliver: readonly FulfilmentDoc[],
  deliveries: readonly FulfilmentDelivery[],
): readonly ServedFulfilment[] {
  const deliveryOf = ({ name }: FulfilmentDoc) => deliveries.find(({ key }) => key === name)
  const optionOf = (fulfilment: FulfilmentDoc) =>
    deliveryOf(fulfilment)?.options.find(({ code }) => code === fulfilment.delivery_code)
  const refuseThose = (why: Unserved, isUnserved: (fulfilment: FulfilmentDoc) => boolean) =>
    refuseUnserved(why, held, toDeliver.filter(isUnserved))
  refuseThose('address', (fulfilment) => deliveryOf(fulfilment)?.reason !== null)
  refuseThose('way', (fulfilment) => optionOf(fulfilment) === undefined)
  if (held.order.payment_choice === 'cash on delivery')
    refuseThose('cash', (fulfilment) => deliveryOf(fulfilment)?.cod.is_allowed === false)
  return toDeliver.flatMap((fulfilment) => {
    const option = optionOf(fulfilment)
    return option ? [{ fulfilment, option }] : []
  })
}

export interface OrderEditPlan {
  readonly changed: readonly RequotedFulfilment[]
  readonly next: RecalculatedOrder
}

export interface OrderEditRequest {
  readonly before: OrderWithFulfilments
  readonly after: OrderWithFulfilments
  /** Fulfilments of `after` whose delivery is quoted again, pickups among them for what they weigh and cost. */
  readonly requoted: readonly FulfilmentDoc[]
  readonly place: { readonly zipcode: string; readonly state: string }
}

/** Quotes delivery of the fulfilments again, and recalculates amounts and taxes of the order. */
export async function recalculateEdit(
  system: Documents,
  { before, after, requoted, place }: OrderEditRequest,
): Promise<OrderEditPlan> {
  const { zipcode, state } = place
  const deliveries = await quoteDeliveries(system, after, { activeFulfilments: requoted, zipcode })
  const discounts = parseDiscounts(before.order.discounts)
  const toDeliver = requoted.filter(({ kind }) => kind === 'delivery')
  const changed: RequotedFulfilment[] = []
  for (const { fulfilment, option } of findDeliveryOptions(after, toDeliver, deliveries)) {
    const seller = await findSellerRegistration(system, fulfilment)
    const off = deliveryDiscount(discounts, fulfilment)
    changed.push(recalculateFulfilment({ fulfilment, off, option, seller, state }))
  }
  return { changed, next: recalculateOrder({ before, after, changed }) }
}
