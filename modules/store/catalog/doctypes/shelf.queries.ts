import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { CardRow } from '../rules/product-card.ts'
import type { ShelfRow } from '../rules/shelf/shelf-row.ts'
import { Brand } from './brand.doctype.ts'
import { ProductCategory } from './product-category.doctype.ts'
import { ProductListing } from './product-listing.doctype.ts'
import { SearchSynonym } from './search-synonym.doctype.ts'

/** What answers from the shelf depend on. */
export const shelfTypes = [ProductListing, ProductCategory, Brand, SearchSynonym]

/** What somebody knows who keeps the shelf in memory. */
export interface Known {
  /** Transactions that he has seen, as PostgreSQL tells them ('xmin:xmax:running'). */
  readonly snapshot: string
  /** Tells one state of the synonyms from another. */
  readonly synonyms: string
}

/**
 * Rows that were written by transactions that somebody has not seen. They are found by their number, of which there are
 * always few, whatever was written before.
 */
function unseen({ snapshot }: Known): RawBuilder<unknown> {
  const oldest = Number(snapshot.split(':')[0])
  return sql`changed_in >= ${oldest}::bigint
    and changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    and changed_in is distinct from pg_current_xact_id_if_assigned()::text::bigint
    and not pg_visible_in_snapshot(changed_in::text::xid8, ${snapshot}::pg_snapshot)`
}

const synonymsMark = sql`(select count(*) || coalesce(max(modified)::text, '') from "Search Synonym")`

export interface NewsRow extends Known {
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

export type PageRow = NewsRow & { readonly category_heading: CategoryHeading | null } & {
  readonly [Key in keyof CardRow]: CardRow[Key] | null
}

const card = sql`l.name, l.title, l.route, l.image, l.price, l.price_to, l.compare_at_price, l.business, l.business_name,
  l.brand, l.variant, l.seller, l.variants, l.in_stock, l.rating, l.reviews`

/** What somebody who keeps the shelf has to hear with everything that he reads, in one row. */
export function newsFor(known: Known): RawBuilder<NewsRow> {
  return sql<NewsRow>`
    select pg_current_snapshot()::text as snapshot, ${synonymsMark} as synonyms, exists (
      select from "Product Listing" where ${unseen(known)} order by changed_in desc limit 1
    ) as is_changed`
}

interface PageQuestion {
  /** Of the cards that are wanted. */
  readonly names: readonly string[]
  readonly known: Known
  /** Route of the category whose heading is shown; empty for none. */
  readonly category: string
}

/** Cards by name, and whether the asker still knows the shelf as it is: one row at least. */
export function pageOf({ names, known, category }: PageQuestion): RawBuilder<PageRow> {
  return prepared<PageRow>(
    'catalog shelf page',
    sql`
    select n.*, ${card}, case when l.name is null or l.name = ${names[0] ?? ''} then (
        select json_build_object('name', c.name, 'route', c.route, 'category_name', c.category_name,
          'full_description', c.full_description, 'category_image', c.category_image)
        from "Product Category" c where c.route = ${category} and c.published = 1
      ) end as category_heading
    from (${newsFor(known)}) n
    left join "Product Listing" l on l.name = any(${[...names]}::text[]) and l.is_listed = 1`,
  )
}

const shelfColumns = sql`name, title, brand, sellers, stall_offers, trail, attributes, price, compare_at_price, in_stock, rating, reviews, display_order,
  created_on, words, translated_texts`

type Listed = ShelfRow & { readonly is_listed: 0 | 1 }

/** What changed since, rows that went off the shelf among them; at most so many. */
export function changesSince(known: Known, most: number): RawBuilder<Listed> {
  return sql<Listed>`
    select is_listed, ${shelfColumns} from "Product Listing" where ${unseen(known)} order by changed_in desc limit ${most}`
}

/** A part of the whole shelf, in the order of names. */
export function shelfAfter(name: string, most: number): RawBuilder<ShelfRow> {
  return sql<ShelfRow>`
    select ${shelfColumns} from "Product Listing" where is_listed = 1 and name > ${name} order by name limit ${most}`
}

export const knownNow = sql<Known>`select pg_current_snapshot()::text as snapshot, ${synonymsMark} as synonyms`

export const synonymRows = sql<{
  readonly words: string
}>`select words from "Search Synonym" where is_active = 1`
