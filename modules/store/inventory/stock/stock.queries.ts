import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Stock } from './stock.doctype.ts'
import { refreshListings } from '#store/catalog'

export interface AvailableStock {
  readonly branch: string
  readonly business: string
  readonly available: number
}

interface AvailableRow extends AvailableStock {
  readonly variant: string
}

/** Excludes stock of inactive branches, which is not sold. */
export const availableRows = sql`
  select s.variant, s.branch, s.business, s.available from "Stock" s
    join "Business Branch" b on b.name = s.branch and b.is_active = 1 where s.available > 0`

export const availableByBusiness = sql`
  select variant, business, sum(available)::bigint as available from (${availableRows}) stocked
    group by variant, business`

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
  return Map.groupBy(rows, ({ variant }) => variant)
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
  readonly change: number
}

/** True for changes that visitors see; a change between two large quantities is not shown. */
function isNews({ available_after, change }: MovedStock): boolean {
  return available_after <= LOW_STOCK || available_after - change <= LOW_STOCK
}

export function stockChanges(moved: readonly MovedStock[]) {
  return moved.filter(isNews).map(({ stock }) => ({ type: Stock.name, name: stock, kind: 'saved' as const }))
}

function crossesThreshold({ available_after, change }: MovedStock): boolean {
  return available_after > 0 !== available_after - change > 0
}

export async function emitStockChanges(documents: Documents, moved: readonly MovedStock[]): Promise<void> {
  const products = new Set(moved.filter(crossesThreshold).map(({ product }) => product))
  if (products.size > 0) await refreshListings(documents, [...products])
}
