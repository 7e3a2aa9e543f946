import type { Message } from '#meta'
import type { SaleItem } from '#store/catalog'
import type { DeliveryOption, ParcelDelivery } from '#store/shipping'
import type { Tax } from '#store/taxes'
import type { LineState } from '../line/line-state.ts'
import type { CartDoc } from '../cart/cart-doc.ts'

/** Amounts here are minor units; prices hold their taxes. */
export interface PricedLine extends Omit<SaleItem, 'is_sold'> {
  /** `{variant}/{business}`. */
  readonly key: string
  readonly state: LineState
  /** As it stands in the cart. */
  readonly wanted: number
  /** What is counted and can be ordered: fewer than wanted where fewer are left, 0 where it is gone. */
  readonly quantity: number
  /** How many can be had at once; null where nobody counts. */
  readonly left: number | null
  readonly price_seen: number
  /** `quantity` times `price`. */
  readonly amount: number
  readonly discount: number
  /** `amount` less `discount`: what is paid for the line. */
  readonly net: number
  /** Of `net`; rates in basis points. */
  readonly tax: Tax
  readonly tax_rate: number
  readonly cess_rate: number
  /** The parcel that it leaves in; null for what is gone. */
  readonly parcel: string | null
  readonly branch: string | null
}

export interface PricedParcel {
  /** `{business}/{branch}`, or `{business}/digital`. */
  readonly key: string
  readonly business: string
  readonly business_name: string
  /** The GSTIN that it is sold under, of its branch or its business; null for a seller without one. */
  readonly seller_gstin: string | null
  /** The state of that registration, else of the business. */
  readonly seller_state: string | null
  readonly branch: string | null
  readonly branch_name: string | null
  readonly is_digital: boolean
  /** Keys of its lines. */
  readonly lines: readonly string[]
  readonly is_served: boolean
  readonly reason: ParcelDelivery['reason']
  readonly options: readonly DeliveryOption[]
  /** What was chosen, else the cheapest that brings it; null where nothing does, until its buyer chooses to fetch it. */
  readonly chosen: DeliveryOption | null
  readonly slot: string | null
  readonly cod: ParcelDelivery['cod']
  readonly goods: number
  readonly delivery: number
  readonly delivery_discount: number
  /** Of `delivery` less its discount. */
  readonly delivery_tax: Tax
  readonly delivery_tax_rate: number
  /** Its share of what is asked for paying in cash. */
  readonly fee: number
  /** Of `fee`, at the rate of its delivery. */
  readonly fee_tax: Tax
  /** Two digits of the goods and services tax; null where no state is known. */
  readonly place_of_supply: string | null
  readonly is_intra_state: boolean
  readonly is_taxed: boolean
}

export interface Totals {
  /** Pieces. */
  readonly quantity: number
  readonly goods: number
  /** Off the lines. */
  readonly discount: number
  readonly delivery: number
  readonly delivery_discount: number
  /** For paying in cash, once an order; it holds its taxes. */
  readonly payment_fee: number
  /** What the total holds of taxes. */
  readonly tax: number
  /** Lines and delivery less discounts, and the fee. */
  readonly total: number
}

type ChangeKind =
  'price_up' | 'price_down' | 'few_left' | 'few_at_once' | 'sold_out' | 'not_sold' | 'delivery_gone'

/** Something is not as it was when its buyer saw it last. It is counted already, and holds once he accepts it. */
export interface Change {
  readonly kind: ChangeKind
  /** Key of the line, or of the parcel. */
  readonly key: string
  readonly title: string
  /** Prices in minor units, or pieces; null where there is nothing to compare. */
  readonly before: number | null
  readonly after: number | null
}

/** What stands in the way of an order until its buyer decides otherwise. */
export interface Problem {
  readonly kind: 'empty' | 'no_place' | 'not_served' | 'cod'
  /** Key of the parcel where it is about one. */
  readonly key: string | null
  readonly reason: Message
}

/** A discount that was taken off. */
export interface AppliedDiscount {
  /** Name of the source: 'coupon', 'points'. */
  readonly source: string
  /** What it is called: a coupon's code. */
  readonly code: string
  readonly label: string
  /** All of it, off lines and delivery. */
  readonly amount: number
  /** What the source wants back when it is redeemed. */
  readonly reference: string | null
  /** By line and by parcel, for sharing it out again. */
  readonly lines: Readonly<Record<string, number>>
  readonly parcels: Readonly<Record<string, number>>
}

export interface PricedCart {
  readonly version: number
  readonly currency: 'INR'
  readonly lines: readonly PricedLine[]
  readonly parcels: readonly PricedParcel[]
  readonly discounts: readonly AppliedDiscount[]
  readonly totals: Totals
  readonly changes: readonly Change[]
  /** What stands in the way of an order. */
  readonly problems: readonly Problem[]
  /** Whether any source of discounts on this site reads a code. */
  readonly takes_coupons: boolean
  /** Why the code that the cart holds makes nothing cheaper. The total holds without it, so it stands in no order's way. */
  readonly coupon_refusal: Message | null
}

type Line = Pick<PricedLine, 'key' | 'title' | 'state' | 'price' | 'price_seen' | 'wanted' | 'quantity'>

const unavailable = ({ key, title, wanted }: Line, kind: 'sold_out' | 'not_sold'): Change => ({
  ...{ kind, key, title, before: wanted, after: 0 },
})

function priceChange({ key, title, price, price_seen }: Line): readonly Change[] {
  if (price === price_seen) return []
  const kind = price > price_seen ? 'price_up' : 'price_down'
  return [{ kind, key, title, before: price_seen, after: price }]
}

function lineChanges(line: Line): readonly Change[] {
  const { key, title, state, wanted, quantity } = line
  if (state === 'sold_out' || state === 'not_sold') return [unavailable(line, state)]
  const fewer: readonly Change[] =
    state === 'there' ? [] : [{ kind: state, key, title, before: wanted, after: quantity }]
  return [...priceChange(line), ...fewer]
}

type Parcel = Pick<PricedParcel, 'key' | 'business_name' | 'options'>

/** What was chosen for a parcel and is not offered any more. */
function deliveryChanges(cart: Pick<CartDoc, 'deliveries'>, parcel: Parcel): readonly Change[] {
  const choice = cart.deliveries[parcel.key]
  if (!choice || parcel.options.length === 0) return []
  const option = parcel.options.find(({ code }) => code === choice.code)
  const isThere = choice.slot === null || option?.slots.some(({ name }) => name === choice.slot)
  if (option && isThere) return []
  return [{ kind: 'delivery_gone', key: parcel.key, title: parcel.business_name, before: null, after: null }]
}

/** Everything that is not as the cart's holder saw it last, in the order of the cart. */
export function listChanges(
  cart: Pick<CartDoc, 'deliveries'>,
  lines: readonly Line[],
  parcels: readonly Parcel[],
): readonly Change[] {
  return [...lines.flatMap(lineChanges), ...parcels.flatMap((parcel) => deliveryChanges(cart, parcel))]
}
