import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { stockChanges, emitStockChanges, type MovedStock } from '../stock/stock.queries.ts'
import { inventoryErrors } from '../errors.ts'
import { isByPeople, StockMove } from './stock-move.doctype.ts'
import { refreshListings } from '#store/catalog'
import { hasOtherTerms, moveReleaseDate, requireBackOrderTerms } from '../back-order/back-order-terms.ts'
import { Stock } from '../stock/stock.doctype.ts'

type Move = Doc<typeof StockMove>

const ownToTheSystem = {
  ...{ stock: null, source_type: null, source_name: null },
  ...{
    on_hand_change: null,
    reserved_change: null,
    backordered_change: null,
    backordered_after: null,
    on_hand_after: null,
    reserved_after: null,
    sequence: null,
  },
} as const

/** Refuses what the database rule would refuse; the stock is locked by the query. */
function requireEnoughStock({ kind, quantity }: Move, { on_hand, reserved }: StockRow): void {
  const after = kind === 'counted' ? quantity : kind === 'lost' ? on_hand - quantity : on_hand + quantity
  if (after < reserved) throw inventoryErrors.promised(reserved)
}

async function findStock(documents: Documents, move: Move): Promise<StockRow> {
  const { branch, sku, variant } = move
  if (!sku && !variant) throw inventoryErrors.no_variant()
  const matches = await listStock(documents, { branch, sku, variant })
  const [stock, another] = matches
  const identifier = sku ?? variant ?? ''
  if (!stock) throw inventoryErrors.unknown_variant(identifier)
  if (another) throw inventoryErrors.several_variants(identifier)
  if (stock.branch_business === null) throw inventoryErrors.unknown_branch()
  if (!stock.is_sold_there) throw inventoryErrors.not_sold_there(stock.sku)
  return stock
}

function movedBy(documents: Documents, name: string): Promise<readonly MovedStock[]> {
  return documents.asSystem().statement(
    sql<MovedStock>`select stock, product, on_hand_after - reserved_after as available_after, backordered_after,
        on_hand_change as change
      from "Stock Move" where name = ${name}`,
    { changes: stockChanges },
  )
}

export const stockMoveHooks = hooks(StockMove, {
  async beforeSave({ document, documents }) {
    if (!isByPeople(document.kind)) throw inventoryErrors.not_by_people()
    if (document.kind !== 'counted' && document.quantity === 0) throw inventoryErrors.zero_quantity()
    const stock = await findStock(documents, document)
    requireEnoughStock(document, stock)
    return {
      ...ownToTheSystem,
      ...{ variant: stock.variant, sku: stock.sku, product: stock.product },
    }
  },
  async afterSave({ document, documents }) {
    await emitStockChanges(documents, await movedBy(documents, document.name))
  },
})

interface StockRow {
  readonly variant: string
  readonly sku: string
  readonly product: string
  readonly branch_business: string | null
  readonly is_sold_there: boolean
  readonly on_hand: number
  readonly reserved: number
}

interface StockKey {
  readonly branch: string
  readonly sku: string | null
  readonly variant: string | null
}

/**
 * Returns at most two stock rows of a variant or SKU (two: the SKU is ambiguous), locked until the end of the
 * transaction. One statement.
 */
function listStock(documents: Documents, { branch, sku, variant }: StockKey): Promise<readonly StockRow[]> {
  return documents.asSystem().statement(
    sql<StockRow>`
      select v.name as variant, v.sku, v.parent as product, b.business as branch_business,
        coalesce(p.business = b.business or exists (
          select from "Product Offer" o where o.variant = v.name and o.business = b.business), false) as is_sold_there,
        coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved
      from "Product Variant" v join "Product" p on p.name = v.parent and v.parenttype = 'Product'
        left join "Business Branch" b on b.name = ${branch}
        left join lateral (
          select on_hand, reserved from "Stock" where variant = v.name and branch = b.name for no key update
        ) s on true
      where v.name = ${variant} or (${variant}::text is null and v.sku = ${sku})
      order by v.name limit 2`,
    { reads: [Stock] },
  )
}

export const stockHooks = hooks(Stock, {
  beforeSave({ previous, document }) {
    const { low_at, stock_policy, back_order_limit, release_on, restock_days } = document
    const stored = previous ?? document
    const is_low: 0 | 1 = stored.available <= low_at ? 1 : 0
    const terms = { stock_policy, back_order_limit, release_on, restock_days }
    requireBackOrderTerms(terms)
    return { ...stored, low_at, is_low, ...terms }
  },
  async afterSave({ document, previous, documents }) {
    if (previous === null || !hasOtherTerms(previous, document)) return
    await refreshListings(documents, [document.product])
    await moveReleaseDate(documents, previous, document)
  },
})
