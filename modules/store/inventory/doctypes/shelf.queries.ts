import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Stock } from './stock.doctype.ts'

/** A place in a branch for one variant, whether something ever lay there or not. */
export interface Shelf {
  readonly variant: string
  readonly sku: string
  readonly product: string
  /** Null when there is no such branch. */
  readonly branch_business: string | null
  readonly is_sold_there: boolean
  readonly on_hand: number
  readonly reserved: number
}

export interface ShelfWanted {
  readonly branch: string
  readonly sku: string | null
  readonly variant: string | null
}

/**
 * The shelves that are meant by a variant or its SKU, at most two: the second says that the SKU is not enough. What lies
 * there is locked until the end of the transaction. One statement.
 */
export function findShelf(
  documents: Documents,
  { branch, sku, variant }: ShelfWanted,
): Promise<readonly Shelf[]> {
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
