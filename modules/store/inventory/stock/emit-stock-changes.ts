import type { Documents } from '#framework/documents'
import { refreshListings } from '#store/catalog'
import { Stock } from './stock.doctype.ts'

/**
 * Visitors are told how many are left when it is so few. Answers that are kept for them fall when stock moves at or below
 * it; a greater number in a kept answer may be older.
 */
export const LOW_STOCK = 5

/** What a move left of a variant in a branch, and how much of that came (above zero) or went (below). */
export interface MovedStock {
  readonly stock: string
  readonly product: string
  readonly available_after: number
  readonly change: number
}

/** Only these are seen by visitors: from many to a few fewer is no news. */
function isNews({ available_after, change }: MovedStock): boolean {
  return available_after <= LOW_STOCK || available_after - change <= LOW_STOCK
}

/** The documents that cached answers and open pages hear of. */
export function stockChanges(moved: readonly MovedStock[]) {
  return moved.filter(isNews).map(({ stock }) => ({ type: Stock.name, name: stock, kind: 'saved' as const }))
}

function crossesThreshold({ available_after, change }: MovedStock): boolean {
  return available_after > 0 !== available_after - change > 0
}

/** Products that can be bought since now, or no longer, stand so in the lists. */
export async function emitStockChanges(documents: Documents, moved: readonly MovedStock[]): Promise<void> {
  const products = new Set(moved.filter(crossesThreshold).map(({ product }) => product))
  if (products.size > 0) await refreshListings(documents, [...products])
}
