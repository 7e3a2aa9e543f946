import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import type { DiscountSource } from '#store/cart'
import { promotionErrors } from '../errors.ts'
import { StorePromotion } from '../promotion/store-promotion.doctype.ts'
import { PromotionRedemption } from './promotion-redemption.doctype.ts'

type Redeemed = Parameters<DiscountSource['redeem']>[1]
type GivenBack = Parameters<DiscountSource['giveBack']>[1]

interface Named {
  readonly name: string
}

const promotionsChanged = (rows: readonly Named[]) =>
  rows.map(({ name }) => ({ type: StorePromotion.name, name, kind: 'saved' as const }))

const wanted = (discounts: Redeemed['discounts']) => sql`
  select * from unnest(${discounts.map(({ reference }) => reference)}::text[],
    ${discounts.map(({ code }) => code)}::text[], ${discounts.map(({ amount }) => amount)}::bigint[])
    as w (promotion, code, amount)`

/**
 * Counts the uses of promotions and coupons, and returns those that were left. Promotions are locked by name, so that
 * two orders never wait for each other; a coupon is locked after its promotion.
 */
function takeUses({ discounts }: Redeemed, now: string) {
  // Raw SQL: a counter with a limit, taken by the one statement that checks it, under the lock of its row.
  return sql<Named>`
    with wanted as (${wanted(discounts)}),
    held as materialized (
      select p.name from "Store Promotion" p where p.name in (select promotion from wanted)
        order by p.name for no key update
    ),
    moment as (select ${now}::timestamptz at time zone current_setting('TimeZone') as local),
    used as (
      update "Store Promotion" p set used_count = p.used_count + 1, spent_amount = p.spent_amount + w.amount
        from wanted w, moment m, held h
        where p.name = w.promotion and h.name = p.name and p.is_active = 1
          and (p.starts_at is null or p.starts_at <= m.local) and (p.ends_at is null or p.ends_at > m.local)
          and (p.total_uses is null or p.used_count < p.total_uses)
          and (p.budget is null or p.spent_amount + w.amount <= p.budget)
        returning p.name, w.code
    ),
    coupons as (
      update "Coupon" c set used_count = c.used_count + 1 from used u
        where u.code <> '' and c.code = u.code and c.promotion = u.name and c.is_active = 1
          and (c.total_uses is null or c.used_count < c.total_uses)
        returning c.promotion
    )
    select name from used where code = '' or name in (select promotion from coupons)`
}

/**
 * Writes the redemptions that the limits of their customer allow. The counts are exact: the promotions are locked, so
 * that each earlier use of them is committed.
 */
function writeRedemptions({ order, user, phone, discounts }: Redeemed, author: string) {
  // Raw SQL: checks the limit of each customer in the statement that writes the use.
  return sql<Named>`
    with wanted as (${wanted(discounts)}),
    customer as (
      select o.name, o.state, o."user" is not distinct from ${user}::text as is_same_user from "Order" o
        where o.name <> ${order} and (o."user" = ${user}::text or o.phone = ${phone}::text)
    )
    insert into "Promotion Redemption" (name, owner, creation, modified, modified_by, docstatus, idx, promotion, coupon,
      code, "order", amount, given_back, is_released)
    select ${order} || '-' || p.name, ${author}, clock_timestamp(), clock_timestamp(), ${author}, 0, 0, p.name,
      (select c.name from "Coupon" c where c.code = w.code and w.code <> ''), nullif(w.code, ''), ${order}, w.amount, 0, 0
    from wanted w join "Store Promotion" p on p.name = w.promotion
    where (p.customer_group <> 'first order' or not exists (
        select from customer o where o.state <> 'cancelled' and (w.code <> '' or o.is_same_user)))
      and (p.uses_per_customer is null or p.uses_per_customer > (
        select count(*) from customer o join "Promotion Redemption" r on r."order" = o.name
          where r.promotion = p.name and r.is_released = 0 and (w.code <> '' or o.is_same_user)))
    returning promotion as name`
}

const missing = ({ discounts }: Redeemed, rows: readonly Named[]) => {
  const found = new Set(rows.map(({ name }) => name))
  return discounts.find(({ reference }) => !found.has(reference ?? ''))
}

const redemptionsChanged = ({ order }: Pick<Redeemed, 'order'>) => {
  return (rows: readonly Named[]) =>
    rows.map(({ name }) => ({
      ...{ type: PromotionRedemption.name, name: `${order}-${name}`, kind: 'created' as const },
    }))
}

/** Redeems the promotions of an order, or refuses all of them. Two statements. */
export async function redeemPromotions(documents: Documents, redeemed: Redeemed): Promise<void> {
  const system = documents.asSystem()
  const now = documents.now.toISOString()
  const used = await system.statement(takeUses(redeemed, now), { changes: promotionsChanged })
  const usedUp = missing(redeemed, used)
  if (usedUp) throw promotionErrors.used_up_meanwhile(usedUp.code === '' ? null : 'coupon_code')
  const written = await system.statement(writeRedemptions(redeemed, documents.caller.user), {
    changes: redemptionsChanged(redeemed),
  })
  if (missing(redeemed, written)) throw promotionErrors.not_for_this_customer()
}

/**
 * Returns what cancelled and returned items had taken to the budget, and the use itself once the order is empty. One
 * statement. A part that was given back before is not given back again.
 */
export async function givePromotionsBack(
  documents: Documents,
  { order, discounts, isOrderEmptied }: GivenBack,
): Promise<void> {
  // Raw SQL: reduces the counters that `takeUses` increased, in the same statement as the redemption.
  const statement = sql<Named>`
    with wanted as (${wanted(discounts)}),
    held as materialized (
      select p.name from "Store Promotion" p where p.name in (select promotion from wanted)
        order by p.name for no key update
    ),
    before as materialized (
      select r.name, r.promotion, r.coupon, least(w.amount, r.amount - r.given_back) as back
      from held h join "Promotion Redemption" r on r.promotion = h.name and r."order" = ${order} and r.is_released = 0
        join wanted w on w.promotion = r.promotion
      for no key update of r
    ),
    redemptions as (
      update "Promotion Redemption" r set given_back = r.given_back + b.back,
        is_released = ${isOrderEmptied ? 1 : 0}::int, modified = clock_timestamp()
      from before b where r.name = b.name
    ),
    coupons as (
      update "Coupon" c set used_count = greatest(0, c.used_count - 1) from before b
        where c.name = b.coupon and ${isOrderEmptied}::boolean
    )
    update "Store Promotion" p set spent_amount = greatest(0, p.spent_amount - b.back),
      used_count = greatest(0, p.used_count - ${isOrderEmptied ? 1 : 0}::int)
    from before b where p.name = b.promotion returning p.name`
  await documents.asSystem().statement(statement, { changes: promotionsChanged })
}
