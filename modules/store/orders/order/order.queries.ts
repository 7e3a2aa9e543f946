import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Order } from './order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { sql } from 'kysely'
import { orderEvents } from '../events.ts'
import { prepared } from '#framework/database'
import { balanceDue } from '../balance/balance-due.rules.ts'

export type OrderDoc = Doc<typeof Order>

export type FulfilmentDoc = Doc<typeof Fulfilment>

/** An order has a parcel for each branch that it comes from: far fewer than this. */
const MOST_PARCELS = 100

/** The parcels of an order, in their order. One statement. `system` acts as the system. */
export function listParcels(system: Documents, order: string): Promise<readonly FulfilmentDoc[]> {
  return system.find(Fulfilment, { where: { order }, order_by: 'number asc', limit: MOST_PARCELS })
}

export interface OrderWithParcels {
  readonly order: OrderDoc
  readonly parcels: readonly FulfilmentDoc[]
}

/** An order and its parcels as they stand: nobody waits for who only looks. Two statements. */
export async function loadOrder(system: Documents, name: string): Promise<OrderWithParcels> {
  return { order: await system.get(Order, name), parcels: await listParcels(system, name) }
}

/** An order with its parcels under its lock: whoever changes either takes it first. */
export async function lockOrder(system: Documents, name: string): Promise<OrderWithParcels> {
  const order = await system.lock(Order, name)
  return { order, parcels: await listParcels(system, name) }
}

/**
 * The moment at which this piece of work began, or days after it, by the site's clocks: 'YYYY-MM-DD HH:MM:SS'. One
 * statement.
 */
export async function siteClock(documents: Documents, days = 0): Promise<string> {
  const [row] = await documents.asSystem().statement(
    sql<{ clock: string }>`select to_char(${documents.now.toISOString()}::timestamptz
        at time zone current_setting('TimeZone') + make_interval(days => ${days}::int), 'YYYY-MM-DD HH24:MI:SS') as clock`,
    {},
  )
  return row?.clock ?? `${documents.today} 00:00:00`
}

/** The parcels of an order that was paid for are there to be packed. One statement, however many. */
export async function placeParcels(documents: Documents, order: string): Promise<void> {
  // Raw SQL: the order locks and checks all of its parcels; the hooks of each would do so again.
  await documents.asSystem().statement(
    prepared<{ name: string }>(
      'orders.place parcels',
      sql`update "Parcel" set state = 'placed', modified = clock_timestamp(), modified_by = ${documents.caller.user}
        where "order" = ${order} and state = 'awaiting payment' returning name`,
    ),
    { changes: (rows) => rows.map(({ name }) => ({ type: Fulfilment.name, name, kind: 'saved' as const })) },
  )
}

/** What waited for a payment waits no more once nothing is owed for what is left of it, as after a part of an exchange was given up. */
export async function placeIfPaid(system: Documents, name: string): Promise<void> {
  const order = await system.get(Order, name)
  if (order.state !== 'awaiting payment' || balanceDue(order) > 0) return
  await placeParcels(system, name)
  await system.save(Order, name, { state: 'placed', placed_at: await siteClock(system), expires_at: null })
  await system.emit(orderEvents.placed, { order: name })
}
