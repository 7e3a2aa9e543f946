import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { CardRow } from '../product-list/product-list.ts'
import type { ProductIndexRow } from './product-index-row.ts'
import { Brand } from '../product/brand.doctype.ts'
import { ProductCategory } from '../category/product-category.doctype.ts'
import { ProductListing } from '../listing/product-listing.doctype.ts'
import { SearchSynonym } from '../search/search-synonym.doctype.ts'

export const indexedTypes = [ProductListing, ProductCategory, Brand, SearchSynonym]

export interface IndexVersion {
  /** Transactions already seen, as PostgreSQL writes a snapshot ('xmin:xmax:running'). */
  readonly snapshot: string
  readonly synonyms: string
}

/** Selects rows written by unseen transactions, found by transaction number through an index. */
function unseen({ snapshot }: IndexVersion): RawBuilder<unknown> {
  const oldest = Number(snapshot.split(':')[0])
  return sql`changed_in >= ${oldest}::bigint
    and changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    and changed_in is distinct from pg_current_xact_id_if_assigned()::text::bigint
    and not pg_visible_in_snapshot(changed_in::text::xid8, ${snapshot}::pg_snapshot)`
}

const synonymsVersion = sql`(select count(*) || coalesce(max(modified)::text, '') from "Search Synonym")`

export interface IndexStatusRow extends IndexVersion {
  readonly is_changed: boolean
}

export interface CategoryHeading {
  readonly name: string
  readonly route: string
  readonly category_name: string
  readonly full_description: string | null
  readonly category_image: string | null
}

export type CardPageRow = IndexStatusRow & { readonly category_heading: CategoryHeading | null } & {
  readonly [Key in keyof CardRow]: CardRow[Key] | null
}

export const cardColumns = sql`l.name, l.title, l.route, l.image, l.price, l.price_to, l.compare_at_price, l.business, l.business_name,
  l.brand, l.variant, l.seller, l.variants, l.in_stock, l.back_order, l.rating, l.reviews`

/** Returns what an in-memory index needs to learn of changes with each query, in one row. */
export function indexStatusSince(version: IndexVersion): RawBuilder<IndexStatusRow> {
  return sql<IndexStatusRow>`
    select pg_current_snapshot()::text as snapshot, ${synonymsVersion} as synonyms, exists (
      select from "Product Listing" where ${unseen(version)} order by changed_in desc limit 1
    ) as is_changed`
}

interface CardQuery {
  readonly names: readonly string[]
  readonly version: IndexVersion
  readonly category: string
}

/** Selects cards by name, and whether the caller's index is current: at least one row. */
export function selectCards({ names, version, category }: CardQuery): RawBuilder<CardPageRow> {
  return prepared<CardPageRow>(
    'catalog shelf page',
    sql`
    select n.*, ${cardColumns}, case when l.name is null or l.name = ${names[0] ?? ''} then (
        select json_build_object('name', c.name, 'route', c.route, 'category_name', c.category_name,
          'full_description', c.full_description, 'category_image', c.category_image)
        from "Product Category" c where c.route = ${category} and c.published = 1
      ) end as category_heading
    from (${indexStatusSince(version)}) n
    left join "Product Listing" l on l.name = any(${[...names]}::text[]) and l.is_listed = 1`,
  )
}

const indexColumns = sql`name, title, brand, sellers, seller_offers, trail, attributes, price, compare_at_price, in_stock, rating, reviews, display_order,
  created_on, words, translated_texts`

type ChangedRow = ProductIndexRow & { readonly is_listed: 0 | 1 }

/** Selects changed rows since a version, including unlisted products, up to `limit`. */
export function changesSince(version: IndexVersion, limit: number): RawBuilder<ChangedRow> {
  return sql<ChangedRow>`
    select is_listed, ${indexColumns} from "Product Listing" where ${unseen(version)} order by changed_in desc limit ${limit}`
}

export function listIndexRowsAfter(name: string, limit: number): RawBuilder<ProductIndexRow> {
  return sql<ProductIndexRow>`
    select ${indexColumns} from "Product Listing" where is_listed = 1 and name > ${name} order by name limit ${limit}`
}

export const currentVersion = sql<IndexVersion>`select pg_current_snapshot()::text as snapshot, ${synonymsVersion} as synonyms`

export const synonymRows = sql<{
  readonly words: string
}>`select words from "Search Synonym" where is_active = 1`
