import type { Documents } from '#framework/documents'
import { onlyRoles } from '#framework/modules'
import { changeErrors } from '../errors.ts'
import { OrderRefund } from './order-refund.doctype.ts'

export const refundDeciders = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

/** The store's people decide, and sellers of their own. */
export async function requireRefundAccess(documents: Documents, name: string): Promise<void> {
  const rights = await documents.permissions(OrderRefund, name)
  if (rights?.has('write') !== true) throw changeErrors.unknown_refund()
}
