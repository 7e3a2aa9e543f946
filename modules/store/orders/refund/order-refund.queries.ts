import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { OrderRefund } from './order-refund.doctype.ts'

export type OrderRefundDoc = Doc<typeof OrderRefund>

/** What is planned for a parcel already; undefined for nothing. */
export async function findPlannedRefund(
  system: Documents,
  parcel: string,
): Promise<{ readonly name: string } | undefined> {
  const where = { parcel, state: 'planned' } as const
  const [found] = await system.find(OrderRefund, { where, fields: ['name'], limit: 1 })
  return found
}
