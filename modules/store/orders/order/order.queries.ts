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

const MAX_FULFILMENTS = 100

/** Returns the packages of an order in their order. One statement. `system` acts as the system. */
export function listFulfilments(system: Documents, order: string): Promise<readonly FulfilmentDoc[]> {
  return system.find(Fulfilment, { where: { order }, order_by: 'number asc', limit: MAX_FULFILMENTS })
}

export interface OrderWithFulfilments {
  readonly order: OrderDoc
  readonly fulfilments: readonly FulfilmentDoc[]
}

/** Reads an order and its packages without a lock. Two statements. */
export async function loadOrder(system: Documents, name: string): Promise<OrderWithFulfilments> {
  return { order: await system.get(Order, name), fulfilments: await listFulfilments(system, name) }
}

/** Locks an order and reads its packages; writers of either take this lock first. */
export async function lockOrder(system: Documents, name: string): Promise<OrderWithFulfilments> {
  const order = await system.lock(Order, name)
  return { order, fulfilments: await listFulfilments(system, name) }
}

/** Returns the start of the transaction plus `days`, local to the site: 'YYYY-MM-DD HH:MM:SS'. One statement. */
export async function siteClock(documents: Documents, days = 0): Promise<string> {
  const [row] = await documents.asSystem().statement(
    sql<{ clock: string }>`select to_char(${documents.now.toISOString()}::timestamptz
        at time zone current_setting('TimeZone') + make_interval(days => ${days}::int), 'YYYY-MM-DD HH24:MI:SS') as clock`,
    {},
  )
  return row?.clock ?? `${documents.today} 00:00:00`
}

/** Releases the packages of a paid order for packing. One statement. */
export async function placeFulfilments(documents: Documents, order: string): Promise<void> {
  // Raw SQL: the order locks and checks all of its fulfilments; the hooks of each would do so again.
  await documents.asSystem().statement(
    prepared<{ name: string }>(
      'orders.place fulfilments',
      sql`update "Fulfilment" set state = 'placed', modified = clock_timestamp(), modified_by = ${documents.caller.user}
        where "order" = ${order} and state = 'awaiting payment' returning name`,
    ),
    { changes: (rows) => rows.map(({ name }) => ({ type: Fulfilment.name, name, kind: 'saved' as const })) },
  )
}

/** Releases an order for packing once nothing is due, as after a cancelled part of an exchange. */
export async function placeIfPaid(system: Documents, name: string): Promise<void> {
  const order = await system.get(Order, name)
  if (order.state !== 'awaiting payment' || balanceDue(order) > 0) return
  await placeFulfilments(system, name)
  await system.save(Order, name, { state: 'placed', placed_at: await siteClock(system), expires_at: null })
  await system.emit(orderEvents.placed, { order: name })
}
