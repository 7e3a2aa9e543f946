import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { best, rated, sold, stocked } from '../doctypes/sold.queries.ts'
import { renewListings, theseProducts } from './renew-listings.ts'

interface Marked {
  readonly name: string
}

/** Listed products of which the stock or the rating is not what their row says; of all products for null. */
function changed(registry: Registry, products: readonly string[] | null): RawBuilder<Marked> {
  const these = products === null ? sql`true` : sql`name = any(${[...products]}::text[])`
  return prepared<Marked>(
    products === null ? 'catalog marked all' : 'catalog marked',
    sql`
    with wanted as materialized (select name from "Product Listing" where is_listed = 1 and ${these}), ${sold},
      ${stocked(registry)}, ${best}
    select l.name from wanted w join "Product Listing" l on l.name = w.name left join best on best.product = l.name
    ${rated(registry, sql`l.name`)}
    where (best.variant, best.business, best.in_stock::int::smallint, r.rating, coalesce(r.reviews, 0))
      is distinct from (l.variant, l.seller, l.in_stock, l.rating, l.reviews)`,
  )
}

async function renewChanged(documents: Documents, products: readonly string[] | null): Promise<void> {
  const rows = await documents.asSystem().statement(changed(documents.registry, products), {})
  if (rows.length > 0) await renewListings(documents, theseProducts(rows.map(({ name }) => name)))
}

/**
 * Stock or ratings of products changed: their listings are made anew where that is to be seen there. One statement, and two
 * more when something is: a product that was sold out, or is there again, or has another rating.
 */
export async function markListing(documents: Documents, products: readonly string[]): Promise<void> {
  if (products.length > 0) await renewChanged(documents, products)
}

/** What two changes at one moment could hide from one another, and what changed without telling. */
export async function markAllListings(documents: Documents): Promise<void> {
  await renewChanged(documents, null)
}
