import type { SaleItem } from '#store/catalog'
import type { AvailableStock } from '#store/inventory'
import { type CartLineDoc, MAX_QUANTITY, lineKey } from '../cart/cart-doc.ts'

export type LineState = 'available' | 'insufficient_stock' | 'over_order_limit' | 'sold_out' | 'not_sold'

export type LineStock = readonly Pick<AvailableStock, 'branch' | 'available'>[]

function isCounted(item: Pick<SaleItem, 'tracks_stock' | 'is_digital'>): boolean {
  return item.tracks_stock === 1 && item.is_digital === 0
}

/** Returns the quantity available at once, as a line ships from one branch. */
export function mostAtOnce(item: Pick<SaleItem, 'tracks_stock' | 'is_digital'>, stock: LineStock): number {
  if (!isCounted(item)) return MAX_QUANTITY
  return Math.min(MAX_QUANTITY, Math.max(0, ...stock.map(({ available }) => available)))
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
  /** Branches with sufficient stock; empty for items without stock tracking. */
  readonly branches: readonly string[]
}

export function checkLine(line: CartLineDoc, found: SaleItem | undefined, stock: LineStock): AvailableLine {
  const item = found ?? placeholderItem(line)
  const state = lineState(line, found, stock)
  const isUnavailable = state === 'sold_out' || state === 'not_sold'
  const most = mostAtOnce(item, stock)
  const quantity = isUnavailable ? 0 : Math.min(line.quantity, most)
  const isHere = ({ available }: { readonly available: number }) => available >= quantity
  return {
    ...{ key: lineKey(line), line, item, state, quantity },
    left: isCounted(item) ? most : null,
    amount: quantity * item.price,
    branches: isCounted(item) ? stock.filter(isHere).map(({ branch }) => branch) : [],
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
