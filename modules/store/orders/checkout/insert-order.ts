import { documentEvents } from '#framework/events'
import { orderEvents } from '../events.ts'
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import { happened, nextOfSeries, type Change, type Documents } from '#framework/documents'
import { Cart, emptiedCart, type CartDoc } from '#store/cart'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import type { OrderSnapshot } from './order-snapshot.rules.ts'

const DIGITS = 6

interface InsertedOrder {
  readonly name: string
  readonly fulfilments: number
}

const prefixOf = ({ today }: Documents) => `ORD-${today.slice(0, 4)}-`

const stamp = (user: string, ...own: readonly RawBuilder<unknown>[]) =>
  sql`jsonb_build_object(${sql.join([
    sql`'owner', ${user}::text, 'modified_by', ${user}::text, 'creation', head.now, 'modified', head.now, 'docstatus', 0`,
    ...own,
  ])})`

function fulfilmentsPart(user: string, { fulfilments }: OrderSnapshot) {
  const own = sql`'name', head.name || '-' || (one.entry->>'number'), 'order', head.name, 'idx', 0`
  return sql`insert into "Fulfilment"
    select made.* from head, jsonb_array_elements(${JSON.stringify(fulfilments)}::jsonb) as one (entry),
      jsonb_populate_record(null::"Fulfilment", one.entry || ${stamp(user, own)}) as made`
}

function linesPart(user: string, { lines }: OrderSnapshot) {
  const own = sql`'name', head.name || '-l' || one.idx, 'parent', head.name, 'parenttype', 'Order',
    'parentfield', 'lines', 'idx', one.idx, 'fulfilment', head.name || '-' || (one.entry->>'fulfilment_number')`
  return sql`insert into "Order Line"
    select made.* from head, jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as one (entry, idx),
      jsonb_populate_record(null::"Order Line", one.entry || ${stamp(user, own)}) as made`
}

function eventsPart({ head: { placed_at }, fulfilments }: OrderSnapshot) {
  const payload = (type: string, name: RawBuilder<unknown>) =>
    sql`jsonb_build_object('doctype', ${type}::text, 'name', ${name})`
  const placed =
    placed_at === null
      ? sql``
      : sql`union all select ${orderEvents.placed.name}, jsonb_build_object('order', name) from head`
  return happened(sql`select ${documentEvents.inserted.name}::text, ${payload(Order.name, sql`name`)} from head
    union all select ${documentEvents.inserted.name}, ${payload(Fulfilment.name, sql`name || '-' || number`)}
      from head, generate_series(1, ${fulfilments.length}::int) as number ${placed}`)
}

/** Order name for the cart's owner; an order placed for another person cannot be opened by them. */
const ownOrder = (cart: CartDoc, { head: { user } }: OrderSnapshot) =>
  sql`case when ${user === cart.user}::boolean then (select name from head) end`

function statementFor(documents: Documents, snapshot: OrderSnapshot, cart: CartDoc) {
  const { user } = documents.caller
  const own = sql`'name', head.name, 'idx', 0`
  // Raw SQL: takes a number, writes the order with lines and fulfilments, and empties the cart, in one statement.
  return sql<InsertedOrder>`
    with numbered as (${nextOfSeries(prefixOf(documents))}),
    head as materialized (
      select ${prefixOf(documents)} || lpad(current::text, greatest(${DIGITS}, length(current::text)), '0') as name,
        clock_timestamp()::timestamp as now
      from numbered
    ),
    fulfilments as (${fulfilmentsPart(user, snapshot)}),
    lines as (${linesPart(user, snapshot)}),
    told as (${eventsPart(snapshot)}),
    ${emptiedCart(cart, user, ownOrder(cart, snapshot))}
    insert into "Order"
      select made.* from head,
        jsonb_populate_record(null::"Order", ${JSON.stringify(snapshot.head)}::jsonb || ${stamp(user, own)}) as made
      returning name, ${snapshot.fulfilments.length}::int as fulfilments`
}

function changesOf(cart: CartDoc) {
  return (rows: readonly InsertedOrder[]): readonly Change[] =>
    rows.flatMap(({ name, fulfilments }) => [
      { type: Order.name, name, kind: 'created' as const },
      ...Array.from({ length: fulfilments }, (_, place) => ({
        ...{ type: Fulfilment.name, name: `${name}-${place + 1}`, kind: 'created' as const },
      })),
      { type: Cart.name, name: cart.name, kind: 'saved' as const },
    ])
}

/**
 * Inserts an order with lines and packages and empties its cart; returns the name. One statement. It locks the order
 * number until the end of the transaction, so it runs late.
 */
export async function insertOrder(
  documents: Documents,
  snapshot: OrderSnapshot,
  cart: CartDoc,
): Promise<string> {
  const isPlaced = snapshot.head.placed_at !== null
  const statement = prepared(
    `orders.write${isPlaced ? ' placed' : ''}`,
    statementFor(documents, snapshot, cart),
  )
  const [inserted] = await documents.asSystem().statement(statement, { changes: changesOf(cart) })
  if (!inserted) throw new Error('An order was not written')
  return inserted.name
}
