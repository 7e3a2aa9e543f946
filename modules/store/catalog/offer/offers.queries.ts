import { sql, type RawBuilder } from 'kysely'
import type { Registry } from '#framework/doctypes'
import { ratingSourceOn, stockSourceOn } from '../extension-points.ts'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { formatVariantLabel } from '../product/product.rules.ts'
import { ProductOffer } from './product-offer.doctype.ts'
import { Product } from '../product/product.doctype.ts'

/* The clauses below are parts of queries about the products of a clause named `wanted (name)`. */

export const trails = sql`
  trails (name, trail) as (
    select name, jsonb_build_array(jsonb_build_array(name, route, category_name))
      from "Product Category" where parent_category is null and published = 1
    union all
    select c.name, t.trail || jsonb_build_array(jsonb_build_array(c.name, c.route, c.category_name))
      from "Product Category" c join trails t on c.parent_category = t.name where c.published = 1
  )`

export const sold = sql`
  sold as (
    select p.name as product, v.name as variant, v.idx as place, p.business, true as is_own, v.price, v.compare_at_price
      from wanted w join "Product" p on p.name = w.name and p.state = 'live'
      join "Product Variant" v on v.parent = p.name and v.parenttype = 'Product' and v.is_archived = 0
      join "Business" b on b.name = p.business and b.state = 'live'
    union all
    select p.name, v.name, v.idx, o.business, false, o.price, o.compare_at_price
      from wanted w join "Product" p on p.name = w.name and p.state = 'live'
      join "Business" own on own.name = p.business and own.state = 'live'
      join "Product Offer" o on o.product = p.name and o.state = 'live'
      join "Business" b on b.name = o.business and b.state = 'live'
      join "Product Variant" v on v.name = o.variant and v.parent = p.name and v.is_archived = 0
  )`

export function stocked(registry: Registry, ofSellers: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const source = stockSourceOn(registry)
  const joined = source
    ? sql`left join lateral (
        select q.available, q.back_order from (${source.available}) q where q.variant = s.variant and q.business = s.business
      ) a on true`
    : sql``
  const isAvailable = source
    ? sql`p.tracks_stock = 0 or p.is_digital = 1 or coalesce(a.available, 0) > 0`
    : sql`true`
  const backOrder = source
    ? sql`case when not (${isAvailable}) then a.back_order->>'kind' end`
    : sql`null::text`
  return sql`stocked as materialized (
    select s.*, (${isAvailable}) as in_stock, ${backOrder} as back_order from sold s join "Product" p on p.name = s.product ${joined}
      where ${ofSellers}
  )`
}

interface OfferStock {
  readonly available: RawBuilder<unknown>
  readonly back_order: RawBuilder<unknown>
  readonly join: RawBuilder<unknown>
}

/**
 * Expressions for rows `s` of a product `p`: the available quantity, null without stock tracking, and the terms of a sale
 * beyond it. `join` joins what they read.
 */
export function stockOfOffers(registry: Registry): OfferStock {
  const source = stockSourceOn(registry)
  if (!source) return { available: sql`null::bigint`, back_order: sql`null::jsonb`, join: sql`` }
  return {
    available: sql`case when p.tracks_stock = 1 and p.is_digital = 0 then coalesce(stock.available, 0) end`,
    back_order: sql`stock.back_order`,
    join: sql`left join lateral (
      select a.available, a.back_order from (${source.available}) a
        where a.variant = s.variant and a.business = s.business
    ) stock on true`,
  }
}

export const best = sql`
  best as (
    select distinct on (product) * from stocked
      order by product, in_stock desc, back_order is null, price, is_own desc, place, business
  )`

export const sums = sql`
  sums as (
    select product, max(price) as price_to, count(distinct variant) as variants from stocked group by product
  ),
  stalls as (
    select product, jsonb_agg(jsonb_build_array(business, business_name) order by business_name, business) as sellers,
        case when count(*) > 1 then
          jsonb_agg(jsonb_build_array(business, price::text, case when in_stock then '1' else '0' end) order by business)
        end as seller_offers
      from (
        select s.product, s.business, b.business_name, bool_or(s.in_stock) as in_stock,
          coalesce(min(s.price) filter (where s.in_stock), min(s.price)) as price
        from stocked s join "Business" b on b.name = s.business group by s.product, s.business, b.business_name
      ) one
      group by product
  )`

export function rated(registry: Registry, product: RawBuilder<unknown>): RawBuilder<unknown> {
  const source = ratingSourceOn(registry)
  const none = sql`select null::float8 as rating, 0 as reviews where false`
  const ratings = source
    ? sql`select q.rating, q.reviews from (${source.ratings}) q where q.product = ${product}`
    : none
  return sql`left join lateral (${ratings}) r on true`
}

type SaleRow = Omit<SaleItem, 'variant_label' | 'currency'> & {
  readonly option_values: string | null
}

const selectSaleItems = (keys: readonly SaleItemKey[]) =>
  prepared<SaleRow>(
    'catalog sale items',
    sql`
    select v.name as variant, w.business, p.name as product, p.route, p.title, v.option_values, v.sku,
      coalesce(v.image, p.image) as image,
      case when own.is_own then v.price else o.price end as price,
      case when own.is_own then v.compare_at_price else o.compare_at_price end as compare_at_price,
      p.tax_class, p.hsn, v.weight_grams, p.cod_allowed, p.returnable, p.return_days, p.is_digital, p.tracks_stock,
      p.state = 'live' and v.is_archived = 0 and b.state = 'live' and h.state = 'live'
        and (own.is_own or o.state = 'live') as is_sold
    from unnest(${keys.map(({ variant }) => variant)}::text[], ${keys.map(({ business }) => business)}::text[])
      with ordinality w(variant, business, place)
    join "Product Variant" v on v.name = w.variant and v.parenttype = 'Product'
    join "Product" p on p.name = v.parent
    join "Business" b on b.name = w.business
    join "Business" h on h.name = p.business
    cross join lateral (select p.business = w.business as is_own) own
    left join "Product Offer" o on o.variant = w.variant and o.business = w.business and o.product = p.name
    where own.is_own or o.name is not null
    order by w.place`,
  )

/** Returns the items of these pairs in their order, without pairs that were never for sale. One statement. */
export async function listSaleItems(
  documents: Documents,
  keys: readonly SaleItemKey[],
): Promise<readonly SaleItem[]> {
  if (keys.length === 0) return []
  const rows = await documents.asSystem().statement(selectSaleItems(keys), { reads: [Product, ProductOffer] })
  return rows.map(({ option_values, ...row }) => ({
    ...row,
    variant_label: formatVariantLabel(option_values),
    currency: 'INR',
  }))
}

/** A variant as one business sells it; money in minor units. */
export interface SaleItem {
  readonly variant: string
  readonly business: string
  readonly product: string
  readonly route: string
  readonly title: string
  /** Label among the product's variants ('M, Red'); empty for a single variant. */
  readonly variant_label: string
  readonly sku: string
  readonly image: string | null
  readonly price: number
  readonly compare_at_price: number | null
  readonly currency: 'INR'
  readonly tax_class: string | null
  readonly hsn: string | null
  readonly weight_grams: number
  readonly cod_allowed: 0 | 1
  readonly returnable: 0 | 1
  readonly return_days: number
  readonly is_digital: 0 | 1
  readonly tracks_stock: 0 | 1
  /** True when product, variant, business and offer are all active. */
  readonly is_sold: boolean
}

export interface SaleItemKey {
  readonly variant: string
  readonly business: string
}
