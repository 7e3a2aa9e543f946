import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { Order } from './order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'

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
