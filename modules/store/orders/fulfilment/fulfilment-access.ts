import type { Documents } from '#framework/documents'
import { onlyRoles } from '#framework/modules'
import { changeErrors } from '../errors.ts'
import { Fulfilment } from './fulfilment.doctype.ts'

export const documentHandlers = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

export const senders = onlyRoles('System Manager', 'Store Manager', 'Seller')

/** Whoever may move the parcel says as well that it does not arrive. */
export async function requireFulfilmentAccess(documents: Documents, name: string) {
  const parcel = await documents.get(Fulfilment, name)
  const rights = await documents.permissions(Fulfilment, name)
  if (rights?.has('write') !== true) throw changeErrors.fixed()
  return parcel
}
