import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Stock } from './stock.doctype.ts'

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
