import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { BoughtTogether } from './bought-together.doctype.ts'

/** Days of orders that count: older habits are no advice for today. */
const DAYS_BACK = 180

/** A pair counts from this many different buyers, so that it says nothing about one person. */
const LEAST_BUYERS = 3

/** Pairs of a product that are stored. */
const MOST_OTHERS = 12

/** An order with more products, such as a school's, says little about each pair and would cost its square. */
const MOST_PRODUCTS = 30

const bought = (documents: Documents) => sql`
  bought as materialized (
    select distinct o.name, coalesce(o."user", o.phone) as buyer, l.product
    from "Order" o join "Order Line" l on l.parent = o.name and l.parenttype = 'Order'
    where o.state not in ('awaiting payment', 'cancelled') and o.creation > ${documents.today}::date - ${DAYS_BACK}::int
      and l.quantity > l.cancelled_quantity and l.product is not null
  ), counted as materialized (
    select name, buyer, product from (select *, count(*) over (partition by name) as products from bought) one
    where products between 2 and ${MOST_PRODUCTS}
  )`

const pairs = sql`
  pairs as (
    select a.product, b.product as other, count(*) as order_count
    from counted a join counted b on b.name = a.name and b.product <> a.product
    group by a.product, b.product having count(distinct a.buyer) >= ${LEAST_BUYERS}
  ), ranked as (
    select *, row_number() over (partition by product order by order_count desc, other) as place from pairs
  ), wanted as materialized (
    select product, other, order_count, product || ' ' || other as pair from ranked where place <= ${MOST_OTHERS}
  )`

interface ChangedPair {
  readonly name: string
  readonly kind: 'saved' | 'deleted'
}

/**
 * Counts from the orders of the last months which products are bought together. The table holds products and numbers
 * only. One statement, so that readers see all of a night's counts or none.
 */
export async function countBoughtTogether(system: Documents): Promise<void> {
  // Raw SQL: pairs are counted from all orders and written where they differ, in one statement.
  await system.statement(
    sql<ChangedPair>`
      with ${bought(system)}, ${pairs},
      removed as (
        delete from "Bought Together" where pair not in (select pair from wanted) returning name
      ), put as (
        insert into "Bought Together" as b (name, owner, creation, modified, modified_by, product, other, order_count, pair)
          select md5(pair), 'Administrator', localtimestamp, localtimestamp, 'Administrator', product, other, order_count, pair
            from wanted order by pair
        on conflict (pair) do update set order_count = excluded.order_count, modified = excluded.modified
          where b.order_count <> excluded.order_count
        returning name
      )
      select name, 'saved' as kind from put union all select name, 'deleted' from removed`,
    { changes: (rows) => rows.map(({ name, kind }) => ({ type: BoughtTogether.name, name, kind })) },
  )
}
