import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { CardRow } from '../product-list/product-list.ts'
import type { ProductIndexRow } from './product-index-row.ts'
import { Brand } from '../product/brand.doctype.ts'
import { ProductCategory } from '../category/product-category.doctype.ts'
import { ProductListing } from '../listing/product-listing.doctype.ts'
import { SearchSynonym } from '../search/search-synonym.doctype.ts'

/** What answers from the shelf depend on. */
export const indexedTypes = [ProductListing, ProductCategory, Brand, SearchSynonym]

/** What somebody knows who keeps the shelf in memory. */
export interface IndexVersion {
  /** Transactions that he has seen, as PostgreSQL tells them ('xmin:xmax:running'). */
  readonly snapshot: string
  /** Tells one state of the synonyms from another. */
  readonly synonyms: string
}

/**
 * Rows that were written by transactions that somebody has not seen. They are found by their number, of which there are
 * always few, whatever was written before.
 */
function unseen({ snapshot }: IndexVersion): RawBuilder<unknown> {
  const oldest = Number(snapshot.split(':')[0])
  return sql`changed_in >= ${oldest}::bigint
    and changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    and changed_in is distinct from pg_current_xact_id_if_assigned()::text::bigint
    and not pg_visible_in_snapshot(changed_in::text::xid8, ${snapshot}::pg_snapshot)`
}

const synonymsVersion = sql`(select count(*) || coalesce(max(modified)::text, '') from "Search Synonym")`

export interface IndexStatusRow extends IndexVersion {
  /** Whether something changed that the asker has not seen. */
  readonly is_changed: boolean
}

/** The category that was asked for, as the database has it. */
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

const cardColumns = sql`l.name, l.title, l.route, l.image, l.price, l.price_to, l.compare_at_price, l.business, l.business_name,
  l.brand, l.variant, l.seller, l.variants, l.in_stock, l.rating, l.reviews`

/** What somebody who keeps the shelf has to hear with everything that he reads, in one row. */
export function indexStatusSince(version: IndexVersion): RawBuilder<IndexStatusRow> {
  return sql<IndexStatusRow>`
    select pg_current_snapshot()::text as snapshot, ${synonymsVersion} as synonyms, exists (
      select from "Product Listing" where ${unseen(version)} order by changed_in desc limit 1
    ) as is_changed`
}

interface CardQuery {
  /** Of the cards that are wanted. */
  readonly names: readonly string[]
  readonly version: IndexVersion
  /** Route of the category whose heading is shown; empty for none. */
  readonly category: string
}

/** Cards by name, and whether the asker still knows the shelf as it is: one row at least. */
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

/** What changed since, rows that went off the shelf among them; at most so many. */
export function changesSince(version: IndexVersion, limit: number): RawBuilder<ChangedRow> {
  return sql<ChangedRow>`
    select is_listed, ${indexColumns} from "Product Listing" where ${unseen(version)} order by changed_in desc limit ${limit}`
}

/** A part of the whole shelf, in the order of names. */
export function listIndexRowsAfter(name: string, limit: number): RawBuilder<ProductIndexRow> {
  return sql<ProductIndexRow>`
    select ${indexColumns} from "Product Listing" where is_listed = 1 and name > ${name} order by name limit ${limit}`
}

export const currentVersion = sql<IndexVersion>`select pg_current_snapshot()::text as snapshot, ${synonymsVersion} as synonyms`

export const synonymRows = sql<{
  readonly words: string
}>`select words from "Search Synonym" where is_active = 1`
