import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { inventoryErrors } from '../errors.ts'
import { inventoryEvents } from '../events.ts'
import { StockReservationLine } from '../reservation/stock-reservation.doctype.ts'
import type { Stock } from '../stock/stock.doctype.ts'

type StockDoc = Doc<typeof Stock>

type Terms = Pick<StockDoc, 'stock_policy' | 'back_order_limit' | 'release_on' | 'restock_days'>

/** Refuses a sale beyond stock without a limit or without a word on when it ships. */
export function requireBackOrderTerms({
  stock_policy,
  back_order_limit,
  release_on,
  restock_days,
}: Terms): void {
  if (stock_policy === 'deny') return
  if (back_order_limit === 0) throw inventoryErrors.no_limit()
  if (stock_policy === 'pre-order' && release_on === null) throw inventoryErrors.no_release_date()
  if (stock_policy === 'back-order' && restock_days === null) throw inventoryErrors.no_restock_days()
}

export function hasOtherTerms(before: Terms, after: Terms): boolean {
  return (
    before.stock_policy !== after.stock_policy ||
    before.back_order_limit !== after.back_order_limit ||
    before.release_on !== after.release_on ||
    before.restock_days !== after.restock_days
  )
}

/** Moves the expected date of pre-orders that wait, and emits it, so that their buyers are notified. */
export async function moveReleaseDate(
  documents: Documents,
  before: StockDoc,
  { name: stock, branch, variant, release_on, stock_policy }: StockDoc,
): Promise<void> {
  if (stock_policy !== 'pre-order' || release_on === null || before.release_on === release_on) return
  const system = documents.asSystem()
  const moved = await system.updateWhere(
    StockReservationLine,
    { branch, variant, backordered: ['>', 0], waits_as: 'pre-order' },
    { expected_on: release_on },
  )
  if (moved.length > 0)
    await system.emit(inventoryEvents.release_date_changed, { stock, branch, variant, release_on })
}
