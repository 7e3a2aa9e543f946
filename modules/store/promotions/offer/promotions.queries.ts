import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { isGuest } from '#framework/permissions'
import type { Discountable } from '#store/cart'
import { Product, ProductCategory } from '#store/catalog'
import { Order } from '#store/orders'
import { Coupon } from '../coupon/coupon.doctype.ts'
import { StorePromotion } from '../promotion/store-promotion.doctype.ts'
import { PromotionRedemption } from '../redemption/promotion-redemption.doctype.ts'
import type { PromotionTerms } from './basket.ts'

const MOST_PROMOTIONS = 500

interface CartFacts {
  /** 'YYYY-MM-DD HH:MM:SS' in the organisation's time zone. */
  readonly now: string
  readonly is_first_order: boolean
  readonly promotions: readonly PromotionTerms[]
  /** Categories of a product and those above them, by product. */
  readonly categories: Readonly<Record<string, readonly string[]>>
}

interface Asked {
  readonly code: string | null
  readonly user: string | null
  readonly now: string
  readonly products: readonly string[]
  readonly businesses: readonly string[]
}

const items = sql`(select json_agg(json_build_object('category', i.category, 'product', i.product,
    'quantity', i.quantity, 'is_excluded', i.is_excluded) order by i.idx)
  from "Store Promotion Item" i where i.parent = p.name)`

const places = sql`(select json_agg(json_build_object('from_postal_code', z.from_postal_code,
    'to_postal_code', z.to_postal_code)) from "Store Promotion Place" z where z.parent = p.name)`

const listedCode = sql`case when p.is_automatic = 0 and p.is_listed = 1 then (select min(c.code) from "Coupon" c
  where c.promotion = p.name and c.is_active = 1 and c."user" is null and c.total_uses is null) end`

/** A part of the statement below; `p` is the promotion, `a` the coupon that the cart names, if it is of this one. */
const promotion = sql`json_build_object('name', p.name, 'title', p.title, 'terms', p.terms, 'kind', p.kind,
  'business', p.business, 'percent', p.percent, 'amount', p.amount, 'max_discount', p.max_discount,
  'buy_quantity', p.buy_quantity, 'get_quantity', p.get_quantity, 'items', coalesce(${items}, '[]'),
  'minimum_amount', coalesce(p.minimum_amount, 0), 'minimum_quantity', coalesce(p.minimum_quantity, 0),
  'customer_group', p.customer_group, 'payment_choice', p.payment_choice, 'places', coalesce(${places}, '[]'),
  'days', p.days, 'from_time', p.from_time::text, 'to_time', p.to_time::text, 'is_automatic', p.is_automatic,
  'is_listed', p.is_listed, 'is_stackable', p.is_stackable, 'priority', coalesce(p.priority, 0),
  'total_uses', p.total_uses, 'used_count', p.used_count, 'budget', p.budget, 'spent_amount', p.spent_amount) ::jsonb
  || jsonb_build_object('uses_per_customer', case when p.customer_group = 'first order' then 1 else p.uses_per_customer end,
  'customer_uses', coalesce(u.uses, 0), 'is_running', r.is_running, 'listed_code', ${listedCode},
  'coupon', case when a.name is not null then jsonb_build_object('name', a.name, 'code', a.code,
    'is_active', a.is_active, 'is_for_caller', a.is_for_caller, 'is_left', a.is_left) end)`

const cartFacts = ({ code, user, now, products, businesses }: Asked) =>
  prepared<CartFacts>(
    'promotions.of cart',
    sql`
    with recursive moment as (
      select ${now}::timestamptz at time zone current_setting('TimeZone') as local
    ),
    named as (
      select name, code, promotion, is_active, "user" is null or "user" = ${user}::text as is_for_caller,
        total_uses is null or used_count < total_uses as is_left
      from "Coupon" where code = ${code}::text
    ),
    used as (
      select d.promotion, count(*)::int as uses from "Order" o
        join "Promotion Redemption" d on d."order" = o.name and d.is_released = 0
      where o."user" = ${user}::text group by d.promotion
    ),
    trail (product, category, parent_category) as (
      select p.name, c.name, c.parent_category from "Product" p join "Product Category" c on c.name = p.category
        where p.name = any(${[...products]}::text[])
      union
      select t.product, c.name, c.parent_category from trail t join "Product Category" c on c.name = t.parent_category
    ),
    wanted as (
      select p.priority, p.name, a.name is not null as is_named, ${promotion} as terms
      from "Store Promotion" p cross join moment m
        left join named a on a.promotion = p.name
        left join used u on u.promotion = p.name
        cross join lateral (select p.is_active = 1 and (p.starts_at is null or p.starts_at <= m.local)
          and (p.ends_at is null or p.ends_at > m.local) as is_running) r
      where a.name is not null or (r.is_running and (p.is_automatic = 1 or p.is_listed = 1)
        and (p.business is null or p.business = any(${[...businesses]}::text[])))
      order by is_named desc, p.priority desc nulls last, p.name limit ${MOST_PROMOTIONS}
    )
    select to_char((select local from moment), 'YYYY-MM-DD HH24:MI:SS') as now,
      not exists (select from "Order" o where o."user" = ${user}::text and o.state <> 'cancelled') as is_first_order,
      coalesce((select json_agg(terms) from wanted), '[]') as promotions,
      coalesce((select json_object_agg(product, names) from
        (select product, json_agg(category) as names from trail group by product) t), '{}') as categories`,
  )

const reads = [StorePromotion, Coupon, PromotionRedemption, Order, Product, ProductCategory]

/** Reads the promotions that a cart may get, with what their conditions need. One statement. */
export async function readCartFacts(
  documents: Documents,
  { cart, lines }: Pick<Discountable, 'cart' | 'lines'>,
): Promise<CartFacts> {
  const { caller, now } = documents
  const asked = {
    code: cart.coupon_code,
    user: isGuest(caller) ? null : caller.user,
    now: now.toISOString(),
    products: [...new Set(lines.map(({ product }) => product))],
    businesses: [...new Set(lines.map(({ business }) => business))],
  }
  const [facts] = await documents.asSystem().statement(cartFacts(asked), { reads })
  if (!facts) throw new Error('The promotions of a cart were not read')
  return facts
}
