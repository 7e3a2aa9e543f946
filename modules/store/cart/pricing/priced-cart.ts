import type { Message } from '#meta'
import type { SaleItem } from '#store/catalog'
import type { DeliveryOption, FulfilmentDelivery } from '#store/shipping'
import type { Tax } from '#store/taxes'
import type { LineBackOrder, LineState } from '../line/line-state.ts'
import type { CartDoc } from '../cart/cart-doc.ts'
import type { Offer } from '../extension-points.ts'

/** A priced line; amounts in minor units, prices include taxes. */
export interface PricedLine extends Omit<SaleItem, 'is_sold'> {
  /** `{variant}/{business}`. */
  readonly key: string
  readonly state: LineState
  readonly wanted: number
  readonly quantity: number
  /** Quantity available at once; null without stock tracking. */
  readonly left: number | null
  readonly price_seen: number
  readonly expected_seen: string | null
  /** Units beyond the stock of the line's branch; null when it has them all. */
  readonly back_order: LineBackOrder | null
  /** `quantity` times `price`. */
  readonly amount: number
  readonly discount: number
  /** `amount` less `discount`: what is paid for the line. */
  readonly net: number
  /** Tax included in `net`; rates in basis points. */
  readonly tax: Tax
  readonly tax_rate: number
  readonly cess_rate: number
  /** Key of the package; null for an unavailable line. */
  readonly fulfilment: string | null
  readonly branch: string | null
}

export interface PricedFulfilment {
  /** `{business}/{branch}`, or `{business}/digital`. */
  readonly key: string
  readonly business: string
  readonly business_name: string
  /** GSTIN of the sale, of the branch or its business; null for an unregistered seller. */
  readonly seller_gstin: string | null
  readonly seller_state: string | null
  readonly branch: string | null
  readonly branch_name: string | null
  readonly is_digital: boolean
  /** Day from which all its lines are in stock; null when they are. */
  readonly ready_on: string | null
  readonly lines: readonly string[]
  readonly is_served: boolean
  readonly reason: FulfilmentDelivery['reason']
  readonly options: readonly DeliveryOption[]
  /** Chosen or cheapest option; null where delivery is unavailable and the buyer has not chosen pickup. */
  readonly chosen: DeliveryOption | null
  readonly slot: string | null
  readonly cod: FulfilmentDelivery['cod']
  readonly goods: number
  readonly delivery: number
  readonly delivery_discount: number
  readonly delivery_tax: Tax
  readonly delivery_tax_rate: number
  readonly fee: number
  readonly fee_tax: Tax
  /** Two-digit GST state code; null when the state is unknown. */
  readonly place_of_supply: string | null
  readonly is_intra_state: boolean
  readonly is_taxed: boolean
}

export interface Totals {
  readonly quantity: number
  readonly goods: number
  readonly discount: number
  readonly delivery: number
  readonly delivery_discount: number
  readonly payment_fee: number
  readonly tax: number
  readonly total: number
}

type ChangeKind =
  | 'price_up'
  | 'price_down'
  | 'insufficient_stock'
  | 'over_order_limit'
  | 'sold_out'
  | 'not_sold'
  | 'ships_later'
  | 'delivery_unavailable'

export interface Change {
  readonly kind: ChangeKind
  readonly key: string
  readonly title: string
  /** Price in minor units, or a quantity; null when there is no comparison. */
  readonly before: number | null
  readonly after: number | null
}

/** A problem that blocks an order until the buyer decides otherwise. */
export interface Problem {
  readonly kind: 'empty' | 'no_place' | 'not_served' | 'cod'
  readonly key: string | null
  readonly reason: Message
}

export interface AppliedDiscount {
  readonly source: string
  readonly code: string
  readonly label: string
  readonly amount: number
  readonly reference: string | null
  readonly lines: Readonly<Record<string, number>>
  readonly fulfilments: Readonly<Record<string, number>>
}

export interface PricedCart {
  readonly version: number
  readonly currency: 'INR'
  readonly lines: readonly PricedLine[]
  readonly fulfilments: readonly PricedFulfilment[]
  readonly discounts: readonly AppliedDiscount[]
  readonly totals: Totals
  readonly changes: readonly Change[]
  readonly problems: readonly Problem[]
  readonly takes_coupons: boolean
  /** Reason why the cart's code gives no discount. The total is valid without it, so it does not block an order. */
  readonly coupon_refusal: Message | null
  readonly offers: readonly Offer[]
}

type SeenField = 'price' | 'price_seen' | 'back_order' | 'expected_seen'

type Line = Pick<PricedLine, 'key' | 'title' | 'state' | 'wanted' | 'quantity' | SeenField>

const unavailable = ({ key, title, wanted }: Line, kind: 'sold_out' | 'not_sold'): Change => ({
  ...{ kind, key, title, before: wanted, after: 0 },
})

function priceChange({ key, title, price, price_seen }: Line): readonly Change[] {
  if (price === price_seen) return []
  const kind = price > price_seen ? 'price_up' : 'price_down'
  return [{ kind, key, title, before: price_seen, after: price }]
}

/** Units beyond stock are a change until the buyer sees them, and again when a release moves to a later day. */
function laterChange({ key, title, quantity, back_order, expected_seen }: Line): readonly Change[] {
  if (back_order === null) return []
  const isSeen =
    expected_seen !== null && (back_order.kind === 'back-order' || back_order.expected_on <= expected_seen)
  if (isSeen) return []
  return [{ kind: 'ships_later', key, title, before: quantity, after: back_order.quantity }]
}

function lineChanges(line: Line): readonly Change[] {
  const { key, title, state, wanted, quantity } = line
  if (state === 'sold_out' || state === 'not_sold') return [unavailable(line, state)]
  const fewer: readonly Change[] =
    state === 'available' ? [] : [{ kind: state, key, title, before: wanted, after: quantity }]
  return [...priceChange(line), ...fewer, ...laterChange(line)]
}

type Fulfilment = Pick<PricedFulfilment, 'key' | 'business_name' | 'options'>

function deliveryChanges(cart: Pick<CartDoc, 'deliveries'>, fulfilment: Fulfilment): readonly Change[] {
  const choice = cart.deliveries[fulfilment.key]
  if (!choice || fulfilment.options.length === 0) return []
  const option = fulfilment.options.find(({ code }) => code === choice.code)
  const isThere = choice.slot === null || option?.slots.some(({ name }) => name === choice.slot)
  if (option && isThere) return []
  return [
    {
      kind: 'delivery_unavailable',
      key: fulfilment.key,
      title: fulfilment.business_name,
      before: null,
      after: null,
    },
  ]
}

export function listChanges(
  cart: Pick<CartDoc, 'deliveries'>,
  lines: readonly Line[],
  fulfilments: readonly Fulfilment[],
): readonly Change[] {
  return [
    ...lines.flatMap(lineChanges),
    ...fulfilments.flatMap((fulfilment) => deliveryChanges(cart, fulfilment)),
  ]
}
