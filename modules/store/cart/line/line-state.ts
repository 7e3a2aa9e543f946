import type { SaleItem } from '#store/catalog'
import type { AvailableStock } from '#store/inventory'
import type { CartLineDoc } from '../cart/cart-doc.ts'
import { MAX_QUANTITY } from './quantity.ts'

/** What has become of what somebody put into his cart. */
export type LineState = 'there' | 'few_left' | 'few_at_once' | 'sold_out' | 'not_sold'

/** Where a line's stock lies: the branches of its seller that have some of it. */
export type LineStock = readonly Pick<AvailableStock, 'branch' | 'available'>[]

/** What nobody counts is never sold out. */
export function isCounted(item: Pick<SaleItem, 'tracks_stock' | 'is_digital'>): boolean {
  return item.tracks_stock === 1 && item.is_digital === 0
}

/** How many can be sent at once: a line leaves one branch. */
export function mostAtOnce(item: Pick<SaleItem, 'tracks_stock' | 'is_digital'>, stock: LineStock): number {
  if (!isCounted(item)) return MAX_QUANTITY
  return Math.min(MAX_QUANTITY, Math.max(0, ...stock.map(({ available }) => available)))
}

/** How many lie in the seller's other branches: they come with an order of their own. */
export function leftElsewhere(stock: LineStock): number {
  const quantities = stock.map(({ available }) => available)
  return quantities.reduce((sum, available) => sum + available, 0) - Math.max(0, ...quantities)
}

export function lineState(
  { quantity }: Pick<CartLineDoc, 'quantity'>,
  item: SaleItem | undefined,
  stock: LineStock,
): LineState {
  if (!item?.is_sold) return 'not_sold'
  const most = mostAtOnce(item, stock)
  if (most === 0) return 'sold_out'
  if (most >= quantity) return 'there'
  return leftElsewhere(stock) > 0 ? 'few_at_once' : 'few_left'
}
