import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { best, rated, sold, stocked } from '../offer/offers.queries.ts'
import { updateListings, productsNamed } from './update-listings.ts'

interface StaleListing {
  readonly name: string
}

/** Selects listed products whose row differs from current stock or rating; null selects from all products. */
function selectStaleListings(
  registry: Registry,
  products: readonly string[] | null,
): RawBuilder<StaleListing> {
  const these = products === null ? sql`true` : sql`name = any(${[...products]}::text[])`
  return prepared<StaleListing>(
    products === null ? 'catalog marked all' : 'catalog marked',
    sql`
    with wanted as materialized (select name from "Product Listing" where is_listed = 1 and ${these}), ${sold},
      ${stocked(registry)}, ${best}
    select l.name from wanted w join "Product Listing" l on l.name = w.name left join best on best.product = l.name
    ${rated(registry, sql`l.name`)}
    where (best.variant, best.business, best.in_stock::int::smallint, best.back_order, r.rating, coalesce(r.reviews, 0))
      is distinct from (l.variant, l.seller, l.in_stock, l.back_order, l.rating, l.reviews)`,
  )
}

async function updateStaleListings(documents: Documents, products: readonly string[] | null): Promise<void> {
  const rows = await documents.asSystem().statement(selectStaleListings(documents.registry, products), {})
  if (rows.length > 0) await updateListings(documents, productsNamed(rows.map(({ name }) => name)))
}

/** Rebuilds listings after a change of stock or ratings. One statement, and two more when a listing changes. */
export async function refreshListings(documents: Documents, products: readonly string[]): Promise<void> {
  if (products.length > 0) await updateStaleListings(documents, products)
}

/** Repairs listings after concurrent changes that did not see each other, and after changes without an event. */
export async function refreshAllListings(documents: Documents): Promise<void> {
  await updateStaleListings(documents, null)
}
