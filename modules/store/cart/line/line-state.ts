import type { SaleItem } from '#store/catalog'
import type { AvailableStock, BackOrder } from '#store/inventory'
import { type CartLineDoc, MAX_QUANTITY, lineKey } from '../cart/cart-doc.ts'

export type LineState = 'available' | 'insufficient_stock' | 'over_order_limit' | 'sold_out' | 'not_sold'

type BranchStock = Pick<AvailableStock, 'branch' | 'available' | 'back_order'>

export type LineStock = readonly BranchStock[]

/** Units of a line beyond the stock of its branch. */
export type LineBackOrder = Pick<BackOrder, 'kind' | 'expected_on' | 'days'> & { readonly quantity: number }

function isCounted(item: Pick<SaleItem, 'tracks_stock' | 'is_digital'>): boolean {
  return item.tracks_stock === 1 && item.is_digital === 0
}

const mostAt = ({ available, back_order }: BranchStock): number => available + (back_order?.left ?? 0)

/** Returns the quantity that can be ordered at once, in stock or beyond it, as a line ships from one branch. */
export function mostAtOnce(item: Pick<SaleItem, 'tracks_stock' | 'is_digital'>, stock: LineStock): number {
  if (!isCounted(item)) return MAX_QUANTITY
  return Math.min(MAX_QUANTITY, Math.max(0, ...stock.map(mostAt)))
}

/** Returns the branch for a quantity: one that has it, else one that may sell it beyond its stock. */
export function stockFor(quantity: number, stock: LineStock): BranchStock | undefined {
  return stock.find(({ available }) => available >= quantity) ?? stock.find((one) => mostAt(one) >= quantity)
}

/** Returns the units of a quantity that are beyond the stock of a branch; null when it has them all. */
export function backOrderOf(quantity: number, stock: BranchStock | undefined): LineBackOrder | null {
  if (!stock?.back_order || stock.available >= quantity) return null
  const { kind, expected_on, days } = stock.back_order
  return { kind, expected_on, days, quantity: quantity - stock.available }
}

/** Returns the stock of the seller's other branches, which needs a separate order. */
export function leftElsewhere(stock: LineStock): number {
  const quantities = stock.map(({ available }) => available)
  return quantities.reduce((sum, available) => sum + available, 0) - Math.max(0, ...quantities)
}

function lineState(
  { quantity }: Pick<CartLineDoc, 'quantity'>,
  item: SaleItem | undefined,
  stock: LineStock,
): LineState {
  if (!item?.is_sold) return 'not_sold'
  const most = mostAtOnce(item, stock)
  if (most === 0) return 'sold_out'
  if (most >= quantity) return 'available'
  return leftElsewhere(stock) > 0 ? 'over_order_limit' : 'insufficient_stock'
}

export interface AvailableLine {
  readonly key: string
  readonly line: CartLineDoc
  readonly item: SaleItem
  readonly state: LineState
  readonly quantity: number
  readonly left: number | null
  /** `quantity` times the price, in minor units. */
  readonly amount: number
  /** Branches that can send the quantity; empty for items without stock tracking. */
  readonly branches: readonly string[]
  readonly stock: LineStock
}

export function checkLine(line: CartLineDoc, found: SaleItem | undefined, stock: LineStock): AvailableLine {
  const item = found ?? placeholderItem(line)
  const state = lineState(line, found, stock)
  const isUnavailable = state === 'sold_out' || state === 'not_sold'
  const most = mostAtOnce(item, stock)
  const quantity = isUnavailable ? 0 : Math.min(line.quantity, most)
  const having = stock.filter(({ available }) => available >= quantity)
  const sending = having.length > 0 ? having : stock.filter((one) => mostAt(one) >= quantity)
  return {
    ...{ key: lineKey(line), line, item, state, quantity },
    left: isCounted(item) ? most : null,
    amount: quantity * item.price,
    branches: isCounted(item) ? sending.map(({ branch }) => branch) : [],
    stock: isCounted(item) ? stock : [],
  }
}

function placeholderItem({ variant, business, product, title, price_seen }: CartLineDoc): SaleItem {
  return {
    ...{ variant, business, product, title, route: '', variant_label: '', sku: '', image: null },
    ...{
      price: price_seen,
      compare_at_price: null,
      currency: 'INR',
      tax_class: null,
      hsn: null,
      weight_grams: 0,
    },
    ...{ cod_allowed: 1, returnable: 0, return_days: 0, is_digital: 0, tracks_stock: 1, is_sold: false },
  }
}
