import type { Documents } from '#framework/documents'
import { CashCollection } from '#money/counter'
import { Order } from '../order/order.doctype.ts'
import type { FulfilmentDoc } from '../order/order.queries.ts'
import { Return } from '../return/return.doctype.ts'
import { changeErrors } from '../errors.ts'

/** An order has a collection for each parcel, and one more for each time that it was changed. */
const MOST_COLLECTIONS = 500

/** What was collected for the parcel, or for its whole order. */
async function collectedFor(
  system: Documents,
  { name, order }: Pick<FulfilmentDoc, 'name' | 'order'>,
): Promise<string | undefined> {
  const collected = await system.find(CashCollection, {
    where: {
      ...{ reference_type: Order.name, reference_name: order },
      state: ['in', ['collected', 'deposited']],
    },
    fields: ['name', 'part'],
    limit: MOST_COLLECTIONS,
  })
  return collected.find(({ part }) => part === null || part === name)?.name
}

/** A parcel that was taken for delivered is on its way again only while nothing followed that stays done. */
export async function requireRevertibleDelivery(
  documents: Documents,
  { name, order, kind }: Pick<FulfilmentDoc, 'name' | 'order' | 'kind'>,
): Promise<void> {
  if (kind !== 'delivery') throw changeErrors.never_brought()
  const system = documents.asSystem()
  // Whoever asks for a return or takes cash now has the order's lock before, and is seen here, or comes after.
  const { state } = await system.lock(Order, order)
  if (state === 'closed') throw changeErrors.closed_already()
  const [back] = await system.find(Return, { where: { parcel: name }, fields: ['name'], limit: 1 })
  if (back) throw changeErrors.sent_back_already(back.name)
  const cash = await collectedFor(system, { name, order })
  if (cash !== undefined) throw changeErrors.collected_already(cash)
}
