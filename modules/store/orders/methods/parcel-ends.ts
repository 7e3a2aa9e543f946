import type { Documents } from '#framework/documents'
import { onlyRoles } from '#framework/modules'
import { changeErrors } from '../rules/change-errors.ts'
import { Parcel } from '../doctypes/parcel.doctype.ts'

export const senders = onlyRoles('System Manager', 'Store Manager', 'Seller')

/** Whoever may move the parcel says as well that it does not arrive. */
export async function requireSent(documents: Documents, name: string) {
  const parcel = await documents.get(Parcel, name)
  const rights = await documents.permissions(Parcel, name)
  if (rights?.has('write') !== true) throw changeErrors.fixed()
  return parcel
}
