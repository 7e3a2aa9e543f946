import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { StockReservation } from '../reservation/stock-reservation.doctype.ts'
import { Stock } from '../stock/stock.doctype.ts'

interface Allocated {
  readonly stock: string
  readonly reservation: string
}

/** Serves the lines of each stock in the order of their reservation, each as far as stock is available. */
const statementFor = (user: string, stocks: readonly string[]) => sql<Allocated>`
  with stock as materialized (
    select name, branch, variant, on_hand - reserved as free from "Stock"
      where name = any(${[...stocks]}::text[]) and backordered > 0 and on_hand > reserved
      order by name for no key update
  ), queue as (
    select l.name, greatest(0, least(l.backordered,
        s.free - (sum(l.backordered) over (partition by s.name order by l.creation, l.name) - l.backordered))) as quantity
    from stock s join "Stock Reservation Line" l on l.branch = s.branch and l.variant = s.variant and l.backordered > 0
  )
  update "Stock Reservation Line" l set backordered = l.backordered - queue.quantity, modified = clock_timestamp(),
      modified_by = ${user}
    from queue where queue.name = l.name and queue.quantity > 0
    returning l.branch || '-' || l.variant as stock, l.parent as reservation`

/**
 * Gives available stock to the orders that wait for it, oldest first, in the transaction that made it available. The
 * caller's statement locked the stock, so no line changes meanwhile. One statement.
 */
export async function allocateBackOrders(documents: Documents, stocks: readonly string[]): Promise<void> {
  // Raw SQL: shares stock among lines of many reservations by their order, under the lock of the stock.
  const statement = prepared('inventory.allocate', statementFor(documents.caller.user, stocks))
  await documents.asSystem().statement(statement, {
    changes: (rows) =>
      rows.flatMap(({ stock, reservation }) => [
        { type: Stock.name, name: stock, kind: 'saved' as const },
        { type: StockReservation.name, name: reservation, kind: 'saved' as const },
      ]),
  })
}
