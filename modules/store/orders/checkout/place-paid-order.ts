import { orderEvents } from '../events.ts'
import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { balanceDue } from '../balance/balance-due.rules.ts'
import { siteClock } from '../order/site-clock.ts'

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
