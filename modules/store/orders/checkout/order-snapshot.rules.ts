import type { Language } from '#framework/messages'
import type { CartDoc, PricedCart, PricedLine, PricedFulfilment } from '#store/cart'
import { describeContents } from '../order-line/order-lines.rules.ts'
import { sharedPlaceOfSupply } from '../invoice/invoice.rules.ts'
import type { PaymentChoice } from '../order/order.states.ts'
import type { SaleAmount } from '../balance/order-posting.rules.ts'

interface PlacementDetails {
  readonly user: string | null
  readonly payment_choice: PaymentChoice
  /** Null: unknown. */
  readonly language: Language | null
  /** Local time of the site; null for an order that is placed at once. */
  readonly expires_at: string | null
  readonly placed_at: string | null
  readonly reservation: string | null
  readonly affiliate_code: string | null
  readonly affiliate_on: string | null
  readonly token_hash: string
  readonly idempotency_key: string
}

const stateOf = ({ placed_at }: PlacementDetails) =>
  placed_at === null ? ('awaiting payment' as const) : ('placed' as const)

const numberOf = ({ fulfilments }: PricedCart, key: string | null) =>
  fulfilments.findIndex((fulfilment) => fulfilment.key === key) + 1

function snapshotLine(priced: PricedCart, line: PricedLine) {
  const { title, variant_label, sku, quantity, price, amount, discount, net, tax } = line
  const { product, variant, business, branch, image, route, weight_grams } = line
  const { returnable, return_days, is_digital, tracks_stock, tax_class, hsn, tax_rate, cess_rate } = line
  const { taxable, cgst, sgst, igst, cess } = tax
  return {
    fulfilment_number: numberOf(priced, line.fulfilment),
    ...{ title, variant_label, sku, quantity, price, amount, discount, total: net },
    ...{ cancelled_quantity: 0, returned_quantity: 0, refunded_quantity: 0, allowed_amount: 0 },
    ...{ product, variant, business, branch, image, route, weight_grams },
    ...{ returnable, return_days, is_digital, tracks_stock, tax_class, hsn, tax_rate, cess_rate },
    ...{ taxable, cgst, sgst, igst, cess },
  }
}

/** The label of a collection names the class or event, never the buyer or a child. */
function recipient({ chosen }: PricedFulfilment, { address, contact_name, phone }: CartDoc) {
  const known = chosen?.collection?.address ?? address
  return known ?? { contact_name, phone }
}

function destination(fulfilment: PricedFulfilment, cart: CartDoc) {
  const { chosen } = fulfilment
  const to = chosen?.kind === 'delivery' ? cart.address : (chosen?.collection?.address ?? null)
  const { contact_name, phone } = recipient(fulfilment, cart)
  return {
    ...{ contact_name, phone },
    ...{ city: to?.city, zipcode: to?.zipcode },
    address: to && JSON.stringify(to),
  }
}

const notChosen = { kind: 'delivery', code: null, label: null, earliest_on: null, latest_on: null } as const

function deliveryFields({ chosen, slot }: PricedFulfilment) {
  const { kind, code, label, earliest_on, latest_on } = chosen ?? notChosen
  return {
    ...{
      kind,
      delivery_code: code,
      delivery_label: label,
      promised_from: earliest_on,
      promised_by: latest_on,
    },
    slot,
    slot_label: chosen?.slots.find(({ name }) => name === slot)?.label ?? null,
  }
}

function snapshotFulfilment(
  priced: PricedCart,
  { cart, placement }: SnapshotInput,
  fulfilment: PricedFulfilment,
) {
  const { key, business, branch, goods, delivery, delivery_discount, delivery_tax, delivery_tax_rate } =
    fulfilment
  const { fee, fee_tax } = fulfilment
  const lines = priced.lines.filter((line) => line.fulfilment === key)
  const shipping_amount = delivery - delivery_discount
  const total = goods + shipping_amount + fee
  return {
    number: numberOf(priced, key),
    state: stateOf(placement),
    ...{ business, branch: fulfilment.chosen?.pickup?.branch ?? branch, contents: describeContents(lines) },
    weight_grams: lines.reduce((sum, line) => sum + line.weight_grams * line.quantity, 0),
    ...deliveryFields(fulfilment),
    ...destination(fulfilment, cart),
    ...{ items_amount: goods, shipping_amount, credited_amount: 0, is_delivery_credited: 0 },
    total,
    ...{ collect_amount: placement.payment_choice === 'cash on delivery' ? total : 0, unpaid_amount: 0 },
    restock: 1,
    ready_on: fulfilment.ready_on,
    shipping_tax_rate: delivery_tax_rate,
    shipping_taxable: delivery_tax.taxable,
    shipping_cgst: delivery_tax.cgst,
    shipping_sgst: delivery_tax.sgst,
    shipping_igst: delivery_tax.igst,
    ...{ fee_amount: fee, fee_taxable: fee_tax.taxable },
    ...{ fee_cgst: fee_tax.cgst, fee_sgst: fee_tax.sgst, fee_igst: fee_tax.igst },
    ...{ is_taxed: fulfilment.is_taxed ? 1 : 0, place_of_supply: fulfilment.place_of_supply },
    ...{ seller_gstin: fulfilment.seller_gstin, seller_state: fulfilment.seller_state, is_fee_of_seller: 1 },
  }
}

interface SnapshotInput {
  readonly cart: CartDoc
  readonly placement: PlacementDetails
}

const nowhere = { contact_name: null, phone: null, city: null, state: null, zipcode: null } as const

function buyerFields({ address, contact_name, phone, email, gstin }: CartDoc) {
  const known = address ?? nowhere
  return {
    contact_name: contact_name ?? known.contact_name,
    phone: phone ?? known.phone,
    ...{ email, gstin, city: known.city, state_name: known.state, zipcode: known.zipcode },
    address: address && JSON.stringify(address),
  }
}

function snapshotHead(priced: PricedCart, { cart, placement }: SnapshotInput) {
  const { totals, discounts, fulfilments, currency, coupon_refusal } = priced
  return {
    ...placement,
    state: stateOf(placement),
    ...buyerFields(cart),
    // A coupon without a discount is not stored on the order.
    ...{ currency, coupon_code: coupon_refusal === null ? cart.coupon_code : null },
    place_of_supply: sharedPlaceOfSupply(fulfilments),
    items_amount: totals.goods,
    discount_amount: totals.discount + totals.delivery_discount,
    shipping_amount: totals.delivery,
    fee_amount: totals.payment_fee,
    tax_amount: totals.tax,
    total: totals.total,
    ...{ credited_amount: 0, paid_amount: 0, refunded_amount: 0 },
    discounts: discounts.length === 0 ? null : JSON.stringify(discounts),
  }
}

/** Builds the order's rows; the insert statement adds the rest. */
export function takeOrderSnapshot(priced: PricedCart, snapshotInput: SnapshotInput) {
  return {
    head: snapshotHead(priced, snapshotInput),
    lines: priced.lines.map((line) => snapshotLine(priced, line)),
    fulfilments: priced.fulfilments.map((fulfilment) =>
      snapshotFulfilment(priced, snapshotInput, fulfilment),
    ),
  }
}

export type OrderSnapshot = ReturnType<typeof takeOrderSnapshot>

export function cartSales({ lines, fulfilments }: PricedCart): readonly SaleAmount[] {
  return [
    ...lines.map(({ business, tax }) => ({ business, what: 'Goods' as const, ...tax })),
    ...fulfilments.flatMap(({ business, delivery_tax, fee_tax }) => [
      { business, what: 'Delivery' as const, ...delivery_tax },
      { business, what: 'Fee' as const, ...fee_tax },
    ]),
  ]
}
