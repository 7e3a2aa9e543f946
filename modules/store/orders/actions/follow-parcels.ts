import type { Documents } from '#framework/documents'
import { Order } from '../doctypes/order.doctype.ts'
import { lockOrder, type HeldOrder } from '../doctypes/parcel.queries.ts'
import { stateOfOrder } from '../rules/state-of-order.ts'

/** The order comes as far as its parcels have. `system` acts as the system. */
export async function followParcels(system: Documents, name: string): Promise<HeldOrder> {
  const held = await lockOrder(system, name)
  const { order, parcels } = held
  const state = stateOfOrder(
    parcels.map((parcel) => parcel.state),
    order.state,
  )
  if (state === order.state) return held
  return { parcels, order: await system.save(Order, name, { state }) }
}
