import type { Documents } from '#framework/documents'
import { CashCollection } from '#money/counter'
import { doorCash, type DoorCash } from '../rules/door-cash.ts'
import { Order } from './order.doctype.ts'
import type { HeldOrder } from './parcel.queries.ts'

/** An order has a collection for each parcel, and one more for each time that it was changed. */
const MOST_COLLECTIONS = 500

/** What was paid at the doors of an order's parcels, and what is asked for there. One statement at most. */
export async function readDoorCash(system: Documents, { order, parcels }: HeldOrder): Promise<DoorCash> {
  if (order.payment_choice !== 'cash on delivery') return doorCash([], parcels)
  const found = await system.find(CashCollection, {
    where: { reference_type: Order.name, reference_name: order.name },
    fields: ['name', 'state', 'part', 'amount', 'reason', 'modified'],
    limit: MOST_COLLECTIONS,
  })
  return doorCash(found, parcels)
}
