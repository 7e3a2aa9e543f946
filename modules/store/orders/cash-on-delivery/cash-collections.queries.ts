import type { Documents } from '#framework/documents'
import { CashCollection } from '#money/counter'
import { summariseCashCollections, type CashCollections } from './cash-collections.rules.ts'
import { Order } from '../order/order.doctype.ts'
import type { OrderWithParcels } from '../order/order.queries.ts'

/** An order has a collection for each parcel, and one more for each time that it was changed. */
const MOST_COLLECTIONS = 500

/** What was paid at the doors of an order's parcels, and what is asked for there. One statement at most. */
export async function readCashCollections(
  system: Documents,
  { order, parcels }: OrderWithParcels,
): Promise<CashCollections> {
  if (order.payment_choice !== 'cash on delivery') return summariseCashCollections([], parcels)
  const found = await system.find(CashCollection, {
    where: { reference_type: Order.name, reference_name: order.name },
    fields: ['name', 'state', 'part', 'amount', 'reason', 'modified'],
    limit: MOST_COLLECTIONS,
  })
  return summariseCashCollections(found, parcels)
}
