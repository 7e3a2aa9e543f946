import type { SaleItem } from '#store/catalog'
import type { AvailableStock } from '#store/inventory'
import type { CartLineDoc } from './cart-doc.ts'
import { MOST_PIECES } from './quantity.ts'

/** What has become of what somebody put into his cart. */
export type LineState = 'there' | 'few_left' | 'sold_out' | 'not_sold'

/** Where a line's stock lies: the branches of its seller that have some of it. */
export type LineStock = readonly Pick<AvailableStock, 'branch' | 'available'>[]

/** What nobody counts is never sold out. */
export function isCounted(item: Pick<SaleItem, 'tracks_stock' | 'is_digital'>): boolean {
  return item.tracks_stock === 1 && item.is_digital === 0
}

/** How many can be sent at once: a line leaves one branch. */
export function mostAtOnce(item: Pick<SaleItem, 'tracks_stock' | 'is_digital'>, stock: LineStock): number {
  if (!isCounted(item)) return MOST_PIECES
  return Math.min(MOST_PIECES, Math.max(0, ...stock.map(({ available }) => available)))
}

export function lineState(
  { quantity }: Pick<CartLineDoc, 'quantity'>,
  item: SaleItem | undefined,
  stock: LineStock,
): LineState {
  if (!item?.is_sold) return 'not_sold'
  const most = mostAtOnce(item, stock)
  if (most === 0) return 'sold_out'
  return most < quantity ? 'few_left' : 'there'
}
