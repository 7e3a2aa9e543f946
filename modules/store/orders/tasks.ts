import type { Context } from '#framework/context'
import { task, taskInSteps } from '#framework/tasks'
import { Payment } from '#money/payments'
import { deleteExpiredSearchCodes } from './order-lookup/order-search.ts'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Order } from './order/order.doctype.ts'
import { notifyReleaseDateTask } from './back-order/notify-release-date.ts'
import { returnUnclaimed } from './collection/return-unclaimed.ts'
import { cancelItems } from './cancellation/cancel-items.ts'

/** Limit of orders cancelled per run; the next minute's run continues. */
const AT_ONCE = 200

const clockOf = ({ now }: Documents) =>
  sql`${now.toISOString()}::timestamptz at time zone current_setting('TimeZone')`

/**
 * Returns overdue unpaid orders, the oldest first. An order with an open payment waits for it, at most a day. One
 * statement.
 */
async function overdueOrders(system: Documents, name: string | null = null): Promise<readonly string[]> {
  const rows = await system.statement(
    sql<{ name: string }>`
      select o.name from "Order" o
      where o.state = 'awaiting payment' and o.expires_at <= ${clockOf(system)}
        and (${name}::text is null or o.name = ${name})
        and (o.expires_at <= ${clockOf(system)} - interval '1 day' or not exists (
          select from "Payment" p where p.reference_type = 'Order' and p.reference_name = o.name
            and p.state in ('created', 'authorised', 'failed')))
      order by o.expires_at, o.name limit ${AT_ONCE}`,
    { reads: [Order, Payment] },
  )
  return rows.map((one) => one.name)
}

/** Cancels an unpaid order, unless a payment started in the meantime. Later payments are refunded. */
async function expireOrder(system: Documents, place: Context, order: string): Promise<void> {
  await system.lock(Order, order)
  if ((await overdueOrders(system, order)).length === 0) return
  const reason = 'It was not paid for in time'
  await cancelItems(system, place, { order, requestedItems: null, fulfilment: null, reason, isStaff: false })
}

const EVERY_MINUTE = '* * * * *'

const expire = taskInSteps(
  'orders.expire',
  async (_payload, ctx) => {
    const paying = ctx
    for (const order of await ctx.inTransaction((documents) => overdueOrders(documents)))
      await ctx.inTransaction((documents) => expireOrder(documents, paying, order))
  },
  EVERY_MINUTE,
)

const EVERY_HOUR = '47 * * * *'

const clear = task(
  'orders.clear_searches',
  (_payload, { documents, site }) => deleteExpiredSearchCodes(documents, site.settings.timeZone),
  EVERY_HOUR,
)

export const orderTasks = [expire, clear, returnUnclaimed, notifyReleaseDateTask]
