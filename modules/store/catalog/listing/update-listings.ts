import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { best, rated, sold, stocked, sums, trails } from '../offer/offers.queries.ts'
import { translatedTexts } from '#site/translations'
import { ProductListing } from './product-listing.doctype.ts'

export const UPDATE_TRANSLATED_TASK = 'catalog.renew_translated'

/** Length limit of indexed texts; titles, names and attributes are shorter. */
const MAX_TEXT_LENGTH = 300

/** Enqueues an update of the listings, after the commit, of all products that show a text whose translation changes. */
export async function updateTranslatedListings(documents: Documents, text: string): Promise<void> {
  if (text.length > MAX_TEXT_LENGTH) return
  const system = documents.asSystem()
  const [affected] = await system.statement(
    sql`select from (${productsWithText(text).names}) shown limit 1`,
    {},
  )
  if (affected) await system.enqueue(UPDATE_TRANSLATED_TASK, { text })
}

/**
 * Returns SQL for the translations of product `p` and its category `t` in each other language, as JSON: title and other
 * texts. Null without translations.
 */
const otherLanguages = (registry: Registry): RawBuilder<unknown> => sql`(
  select nullif(jsonb_build_array(coalesce(of_title.texts, '[]'), coalesce(of_others.texts, '[]')), '[[], []]')::text
  from (
    select jsonb_agg(distinct x.translated_text) as texts from (${translatedTexts(registry, sql`p.title`)}) x
  ) of_title, (
    select jsonb_agg(distinct x.translated_text) as texts from (
      select p.short_description as text
      union select a.value from "Product Attribute" a where a.parent = p.name and a.parenttype = 'Product'
      union select crumb ->> 2 from jsonb_array_elements(t.trail) crumb
      union select seller ->> 1 from jsonb_array_elements(stalls.sellers) seller
    ) other, lateral (${translatedTexts(registry, sql`other.text`)}) x
  ) of_others
)`

interface ProductSelection {
  readonly key: string
  readonly names: RawBuilder<unknown>
}

export const productsNamed = (names: readonly string[]): ProductSelection => ({
  key: 'these',
  names: sql`select name from unnest(${[...names]}::text[]) name`,
})

export const productsOfBrand = (brand: string): ProductSelection => ({
  key: 'brand',
  names: sql`select name from "Product" where brand = ${brand}`,
})

export const productsOfBusiness = (business: string): ProductSelection => ({
  key: 'business',
  names: sql`select name from "Product" where business = ${business}
    union select product from "Product Offer" where business = ${business}`,
})

export const productsBelow = (category: string): ProductSelection => ({
  key: 'category',
  names: sql`
    with recursive below (name) as (
      values (${category})
      union select c.name from "Product Category" c join below on c.parent_category = below.name
    )
    select p.name from "Product" p join below on p.category = below.name`,
})

export const productsWithText = (text: string): ProductSelection => ({
  key: 'text',
  names: sql`
    with recursive below (name) as (
      select name from "Product Category" where category_name = ${text}
      union select c.name from "Product Category" c join below on c.parent_category = below.name
    )
    select name from "Product" where title = ${text} or short_description = ${text}
    union select parent from "Product Attribute" where parenttype = 'Product' and value = ${text}
    union select p.name from "Product" p join below on p.category = below.name
    union select p.name from "Product" p join "Business" b on b.name = p.business where b.business_name = ${text}
    union select o.product from "Product Offer" o join "Business" b on b.name = o.business where b.business_name = ${text}`,
})

const listedColumns = [
  ...[
    'is_listed',
    'route',
    'title',
    'image',
    'business',
    'business_name',
    'sellers',
    'seller_offers',
    'brand',
    'category',
    'trail',
  ],
  ...[
    'price',
    'price_to',
    'compare_at_price',
    'variant',
    'seller',
    'variants',
    'in_stock',
    'back_order',
    'rating',
    'reviews',
  ],
  ...['display_order', 'created_on', 'attributes', 'words', 'translated_texts'],
]

const columns = (prefix: string) => sql.join(listedColumns.map((column) => sql.id(prefix, column)))

const freshRows = (registry: Registry) => sql`
  fresh as (
    select p.name, 1 as is_listed, p.route, p.title, p.image, best.business, b.business_name, stalls.sellers::text as sellers,
      stalls.seller_offers::text as seller_offers,
      p.brand, t.name as category, t.trail::text as trail, best.price, sums.price_to, best.compare_at_price, best.variant,
      best.business as seller, sums.variants, best.in_stock::int as in_stock, best.back_order, r.rating, coalesce(r.reviews, 0) as reviews,
      coalesce(p.display_order, 0) as display_order, p.creation::text as created_on, (
        select jsonb_agg(jsonb_build_array(a.attribute, a.value) order by a.idx)::text
          from "Product Attribute" a where a.parent = p.name and a.parenttype = 'Product'
      ) as attributes, p.search_words as words, ${otherLanguages(registry)} as translated_texts
    from best join "Product" p on p.name = best.product
    join "Business" b on b.name = best.business
    join sums on sums.product = p.name
    join stalls on stalls.product = p.name
    left join trails t on t.name = p.category
    ${rated(registry, sql`p.name`)}
  )`

const blankValues = listedColumns.map(
  (column) => [column, ['is_listed', 'in_stock'].includes(column) ? 0 : null] as const,
)

const blankColumns = sql.join(
  blankValues.map(([column, value]) => sql`${sql.id(column)} = ${sql.lit(value)}`),
)

interface ChangedListing {
  readonly name: string
}

const changes = (rows: readonly ChangedListing[]) =>
  rows.map(({ name }) => ({ type: ProductListing.name, name, kind: 'saved' as const }))

// Raw SQL: listings are computed from six tables and upserted where they differ, in one statement.
const updateQuery = (registry: Registry, { key, names }: ProductSelection) =>
  prepared<ChangedListing>(
    `catalog renew ${key}`,
    sql`
    with recursive ${trails}, wanted as materialized (${names}), ${sold}, ${stocked(registry)}, ${best}, ${sums}, ${freshRows(registry)},
    put as (
      insert into "Product Listing" as l (name, owner, creation, modified, modified_by, product, ${sql.join(listedColumns.map((column) => sql.id(column)))})
        select name, 'Administrator', localtimestamp, localtimestamp, 'Administrator', name, ${columns('fresh')}
          from fresh order by name
        on conflict (name) do update set modified = excluded.modified,
          ${sql.join(listedColumns.map((column) => sql`${sql.id(column)} = ${sql.id('excluded', column)}`))}
          where (${columns('l')}) is distinct from (${columns('excluded')})
        returning name
    ),
    hidden as (
      update "Product Listing" set modified = localtimestamp, ${blankColumns}
        where is_listed = 1 and name in (select name from wanted) and name not in (select name from fresh)
        returning name
    )
    select name from put union all select name from hidden`,
  )

const lockQuery = ({ key, names }: ProductSelection) =>
  prepared<ChangedListing>(
    `catalog lock ${key}`,
    sql`select name from "Product Listing" where name in (${names}) order by name for update`,
  )

/**
 * Rebuilds the listings of the selected products in the transaction of the change. Two statements: the first waits for
 * concurrent updates, so that the second sees their writes.
 */
export async function updateListings(documents: Documents, selection: ProductSelection): Promise<void> {
  const system = documents.asSystem()
  await system.statement(lockQuery(selection), {})
  await system.statement(updateQuery(documents.registry, selection), {
    changes,
  })
}

export async function hideListing(documents: Documents, product: string): Promise<void> {
  await documents
    .asSystem()
    .updateWhere(ProductListing, { name: product, is_listed: 1 }, Object.fromEntries(blankValues))
}
