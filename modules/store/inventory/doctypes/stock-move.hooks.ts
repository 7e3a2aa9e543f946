import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { stockChanges, tellListing, type MovedStock } from '../actions/tell-listing.ts'
import { inventoryErrors } from '../errors.ts'
import { isByPeople } from '../rules/move-kinds.ts'
import { Stock } from './stock.doctype.ts'
import { StockMove } from './stock-move.doctype.ts'

type Move = Doc<typeof StockMove>

const ownToTheSystem = {
  ...{ stock: null, source_type: null, source_name: null },
  ...{
    on_hand_change: null,
    reserved_change: null,
    on_hand_after: null,
    reserved_after: null,
    sequence: null,
  },
} as const

/** The stock is locked by the question: what is refused here is what the database would refuse. */
function requireRoom({ kind, quantity }: Move, { on_hand, reserved }: Shelf): void {
  const after = kind === 'counted' ? quantity : kind === 'lost' ? on_hand - quantity : on_hand + quantity
  if (after < reserved) throw inventoryErrors.promised(reserved)
}

async function shelfOf(documents: Documents, move: Move): Promise<Shelf> {
  const { branch, sku, variant } = move
  if (!sku && !variant) throw inventoryErrors.no_variant()
  const shelves = await findShelf(documents, { branch, sku, variant })
  const [shelf, another] = shelves
  const said = sku ?? variant ?? ''
  if (!shelf) throw inventoryErrors.unknown_variant(said)
  if (another) throw inventoryErrors.several_variants(said)
  if (shelf.branch_business === null) throw inventoryErrors.unknown_branch()
  if (!shelf.is_sold_there) throw inventoryErrors.not_sold_there(shelf.sku)
  return shelf
}

/** What the database made of a move. */
function movedBy(documents: Documents, name: string): Promise<readonly MovedStock[]> {
  return documents.asSystem().statement(
    sql<MovedStock>`select stock, product, on_hand_after - reserved_after as available_after, on_hand_change as change
      from "Stock Move" where name = ${name}`,
    { changes: stockChanges },
  )
}

export const stockMoveHooks = hooks(StockMove, {
  async beforeSave({ document, documents }) {
    if (!isByPeople(document.kind)) throw inventoryErrors.not_by_people()
    if (document.kind !== 'counted' && document.quantity === 0) throw inventoryErrors.nothing_moves()
    const shelf = await shelfOf(documents, document)
    requireRoom(document, shelf)
    return {
      ...ownToTheSystem,
      ...{ variant: shelf.variant, sku: shelf.sku, product: shelf.product },
    }
  },
  async afterSave({ document, documents }) {
    await tellListing(documents, await movedBy(documents, document.name))
  },
})

/** A place in a branch for one variant, whether something ever lay there or not. */
interface Shelf {
  readonly variant: string
  readonly sku: string
  readonly product: string
  /** Null when there is no such branch. */
  readonly branch_business: string | null
  readonly is_sold_there: boolean
  readonly on_hand: number
  readonly reserved: number
}

interface ShelfWanted {
  readonly branch: string
  readonly sku: string | null
  readonly variant: string | null
}

/**
 * The shelves that are meant by a variant or its SKU, at most two: the second says that the SKU is not enough. What lies
 * there is locked until the end of the transaction. One statement.
 */
function findShelf(documents: Documents, { branch, sku, variant }: ShelfWanted): Promise<readonly Shelf[]> {
  return documents.asSystem().statement(
    sql<Shelf>`
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
