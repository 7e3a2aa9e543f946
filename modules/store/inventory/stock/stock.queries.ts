import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Stock } from './stock.doctype.ts'
import { refreshListings } from '#store/catalog'
import { backOrderOn, type BackOrder, type BackOrderTerms } from '../back-order/back-order.rules.ts'
import { allocateBackOrders } from '../back-order/allocate-back-orders.ts'

export interface AvailableStock {
  readonly branch: string
  readonly business: string
  readonly available: number
  /** Sale beyond the available stock; null when the seller takes no more orders then. */
  readonly back_order: BackOrder | null
}

interface AvailableRow extends Omit<AvailableStock, 'back_order'> {
  readonly variant: string
  readonly back_order: BackOrderTerms | null
}

const sellsBeyond = sql`s.stock_policy <> 'deny' and s.back_order_limit > s.backordered`

/** Excludes stock of inactive branches, which is not sold. */
export const availableRows = sql`
  select s.variant, s.branch, s.business, s.available, case when ${sellsBeyond} then
      jsonb_build_object('kind', s.stock_policy, 'release_on', s.release_on::text, 'days', s.restock_days,
        'left', s.back_order_limit - s.backordered) end as back_order
  from "Stock" s join "Business Branch" b on b.name = s.branch and b.is_active = 1
  where (s.available > 0 or (${sellsBeyond}))`

export const availableByBusiness = sql`
  select variant, business, sum(available)::bigint as available,
      (array_agg(back_order order by (back_order->>'left')::bigint desc)
        filter (where back_order is not null))[1] as back_order
    from (${availableRows}) stocked group by variant, business`

/** Returns where the variants are available, by variant; sold-out variants are left out. One statement. */
export async function availableOf(
  documents: Documents,
  variants: readonly string[],
): Promise<ReadonlyMap<string, readonly AvailableStock[]>> {
  if (variants.length === 0) return new Map()
  const rows = await documents
    .asSystem()
    .statement(
      prepared<AvailableRow>(
        'inventory.available',
        sql`${availableRows} and s.variant = any(${[...variants]}::text[]) order by s.variant, s.branch`,
      ),
      { reads: [Stock] },
    )
  const { today } = documents
  const stock = rows.map(({ back_order, ...row }) => ({
    ...{ ...row, back_order: back_order && backOrderOn(today, back_order) },
  }))
  return Map.groupBy(stock, ({ variant }) => variant)
}

/**
 * Visitors see the remaining quantity up to this limit. Cached responses are invalidated when stock changes at or below
 * it.
 */
const LOW_STOCK = 5

/** Stock after a move, and the change: positive or negative. */
export interface MovedStock {
  readonly stock: string
  readonly product: string
  readonly available_after: number
  /** Units that orders wait for after the move. */
  readonly backordered_after: number
  readonly change: number
}

/** True for changes that visitors see; a change between two large quantities is not shown. */
function isNews({ available_after, change }: MovedStock): boolean {
  return available_after <= LOW_STOCK || available_after - change <= LOW_STOCK
}

export function stockChanges(moved: readonly MovedStock[]) {
  return moved.filter(isNews).map(({ stock }) => ({ type: Stock.name, name: stock, kind: 'saved' as const }))
}

/** True when the product becomes available or sold out, or when more or fewer units wait for stock. */
function crossesThreshold({ available_after, backordered_after, change }: MovedStock): boolean {
  const before = available_after - change
  return available_after > 0 !== before > 0 || before < 0 || backordered_after > 0
}

/** Gives what became available to waiting orders, and updates the listings that show it. */
export async function emitStockChanges(documents: Documents, moved: readonly MovedStock[]): Promise<void> {
  const owed = moved.filter((one) => one.backordered_after > 0 && one.available_after > 0)
  if (owed.length > 0)
    await allocateBackOrders(
      documents,
      owed.map(({ stock }) => stock),
    )
  const products = new Set(moved.filter(crossesThreshold).map(({ product }) => product))
  if (products.size > 0) await refreshListings(documents, [...products])
}
