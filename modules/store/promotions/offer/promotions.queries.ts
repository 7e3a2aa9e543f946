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
import type { PromotionItem, PromotionTerms } from './basket.ts'

const MOST_PROMOTIONS = 500

interface ShopFacts {
  /** 'YYYY-MM-DD HH:MM:SS' in the organisation's time zone. */
  readonly now: string
  readonly is_first_order: boolean
}

export interface CartFacts extends ShopFacts {
  readonly promotions: readonly PromotionTerms[]
  /** Categories of a product and those above them, by product. */
  readonly categories: ReadonlyMap<string, readonly string[]>
}

interface Asked {
  readonly code: string | null
  readonly user: string | null
  readonly now: string
  readonly businesses: readonly string[]
}

type PromotionRow = ShopFacts & Omit<PromotionTerms, 'items' | 'places'>

/** The code for everybody; those of batches are for their recipients. */
const listedCode = sql`case when p.is_automatic = 0 and p.is_listed = 1 then (select min(c.code) from "Coupon" c
  where c.promotion = p.name and c.batch is null and c.is_active = 1 and c."user" is null and c.total_uses is null) end`

/** Columns of a promotion, as rows: with 200 promotions JSON takes ten times as long. */
const columns = sql`p.name, p.title, p.terms, p.kind, p.business, p.percent, p.amount, p.max_discount, p.buy_quantity,
  p.get_quantity, coalesce(p.minimum_amount, 0) as minimum_amount, coalesce(p.minimum_quantity, 0) as minimum_quantity,
  p.customer_group, p.payment_choice, p.days, p.from_time::text, p.to_time::text, p.is_automatic, p.is_listed,
  p.is_stackable, coalesce(p.priority, 0) as priority, p.total_uses, p.used_count, p.budget, p.spent_amount,
  case when p.customer_group = 'first order' then 1 else p.uses_per_customer end as uses_per_customer,
  coalesce(u.uses, 0) as customer_uses, r.is_running, ${listedCode} as listed_code`

const runningPromotions = ({ code, user, now, businesses }: Asked) =>
  prepared<PromotionRow>(
    'promotions.of cart',
    sql`
    with moment as (
      select ${now}::timestamptz at time zone current_setting('TimeZone') as local,
        not exists (select from "Order" o where o."user" = ${user}::text and o.state <> 'cancelled') as is_first_order
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
    )
    select to_char(m.local, 'YYYY-MM-DD HH24:MI:SS') as now, m.is_first_order, ${columns},
      case when a.name is not null then to_json(a) end as coupon
    from moment m cross join "Store Promotion" p
      left join named a on a.promotion = p.name
      left join used u on u.promotion = p.name
      cross join lateral (select p.is_active = 1 and (p.starts_at is null or p.starts_at <= m.local)
        and (p.ends_at is null or p.ends_at > m.local) as is_running) r
    where a.name is not null or (r.is_running and (p.is_automatic = 1 or p.is_listed = 1)
      and (p.business is null or p.business = any(${[...businesses]}::text[])))
    order by a.name is not null desc, p.priority desc nulls last, p.name limit ${MOST_PROMOTIONS}`,
  )

/** An item or a range of PIN codes of the promotion `of`, or a category of the product `of`. */
type PartRow = { readonly of: string } & (
  | (PromotionItem & { readonly part: 'item' })
  | (PromotionTerms['places'][number] & { readonly part: 'place' })
  | { readonly part: 'category'; readonly category: string }
)

const parts = (promotions: readonly string[], products: readonly string[]) =>
  prepared<PartRow>(
    'promotions.parts',
    sql`
    with recursive trail (product, category, parent_category) as (
      select p.name, c.name, c.parent_category from "Product" p join "Product Category" c on c.name = p.category
        where p.name = any(${[...products]}::text[])
      union
      select t.product, c.name, c.parent_category from trail t join "Product Category" c on c.name = t.parent_category
    )
    select 'category' as part, product as of, category, null as product, null as quantity, null as is_excluded,
      null as from_postal_code, null as to_postal_code, 0 as idx from trail
    union all select 'item', parent, category, product, quantity, is_excluded, null, null, idx
      from "Store Promotion Item" where parent = any(${[...promotions]}::text[])
    union all select 'place', parent, null, null, null, null, from_postal_code, to_postal_code, idx
      from "Store Promotion Place" where parent = any(${[...promotions]}::text[])
    order by idx`,
  )

/** Reads the promotions that a cart may get, and what their conditions need. One statement without promotions, else two. */
export async function readCartFacts(
  documents: Documents,
  { cart, lines }: Pick<Discountable, 'cart' | 'lines'>,
): Promise<CartFacts | null> {
  const { caller, now } = documents
  const system = documents.asSystem()
  const asked = {
    code: cart.coupon_code,
    user: isGuest(caller) ? null : caller.user,
    now: now.toISOString(),
    businesses: [...new Set(lines.map(({ business }) => business))],
  }
  const rows = await system.statement(runningPromotions(asked), {
    reads: [StorePromotion, Coupon, PromotionRedemption, Order],
  })
  const [first] = rows
  if (first === undefined) return null
  const names = rows.map(({ name }) => name)
  const products = [...new Set(lines.map(({ product }) => product))]
  const found = await system.statement(parts(names, products), {
    reads: [StorePromotion, Product, ProductCategory],
  })
  const partsOf = Map.groupBy(found, ({ of }) => of)
  return {
    ...{ now: first.now, is_first_order: first.is_first_order },
    promotions: rows.map((row) => withParts(row, partsOf.get(row.name) ?? [])),
    categories: categoriesIn(found),
  }
}

const noParts = { items: [], places: [] }

function withParts(promotion: PromotionRow, own: readonly PartRow[]): PromotionTerms {
  if (own.length === 0) return { ...promotion, ...noParts }
  return {
    ...promotion,
    items: own.filter((row) => row.part === 'item'),
    places: own.filter((row) => row.part === 'place'),
  }
}

function categoriesIn(rows: readonly PartRow[]): CartFacts['categories'] {
  const byProduct = Map.groupBy(
    rows.filter((row) => row.part === 'category'),
    ({ of }) => of,
  )
  return new Map([...byProduct].map(([product, own]) => [product, own.map(({ category }) => category)]))
}
