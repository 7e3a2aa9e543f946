import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Stock } from './stock.doctype.ts'
import { refreshListings } from '#store/catalog'

/** What of a variant can be bought in a branch now. */
export interface AvailableStock {
  readonly branch: string
  readonly business: string
  readonly available: number
}

interface AvailableRow extends AvailableStock {
  readonly variant: string
}

/** Active branches alone: what lies in a closed one is not sold. */
export const availableRows = sql`
  select s.variant, s.branch, s.business, s.available from "Stock" s
    join "Business Branch" b on b.name = s.branch and b.is_active = 1 where s.available > 0`

/** As the catalogue joins it: what a business has of a variant in all its branches. */
export const availableByBusiness = sql`
  select variant, business, sum(available)::bigint as available from (${availableRows}) stocked
    group by variant, business`

/** Where some of these variants can be bought, by variant; those that are sold out everywhere are not in it. One statement. */
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
 * Visitors are told how many are left when it is so few. Answers that are kept for them fall when stock moves at or below
 * it; a greater number in a kept answer may be older.
 */
const LOW_STOCK = 5

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
