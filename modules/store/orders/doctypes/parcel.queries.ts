import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Order } from './order.doctype.ts'
import { Parcel } from './parcel.doctype.ts'

export type OrderDoc = Doc<typeof Order>
export type ParcelDoc = Doc<typeof Parcel>

/** An order has a parcel for each branch that it comes from: far fewer than this. */
const MOST_PARCELS = 100

/** The parcels of an order, in their order. One statement. `system` acts as the system. */
export function parcelsOf(system: Documents, order: string): Promise<readonly ParcelDoc[]> {
  return system.find(Parcel, { where: { order }, order_by: 'number asc', limit: MOST_PARCELS })
}

export interface HeldOrder {
  readonly order: OrderDoc
  readonly parcels: readonly ParcelDoc[]
}

/** An order and its parcels as they stand: nobody waits for who only looks. Two statements. */
export async function asItStands(system: Documents, name: string): Promise<HeldOrder> {
  return { order: await system.get(Order, name), parcels: await parcelsOf(system, name) }
}

/** An order with its parcels under its lock: whoever changes either takes it first. */
export async function lockOrder(system: Documents, name: string): Promise<HeldOrder> {
  const order = await system.lock(Order, name)
  return { order, parcels: await parcelsOf(system, name) }
}
