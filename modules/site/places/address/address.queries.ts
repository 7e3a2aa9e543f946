import type { Documents } from '#framework/documents'
import { placeErrors } from '../errors.ts'
import { MOST_ADDRESSES } from './address-rules.ts'
import { addressViewFields, type AddressView } from './address-view.ts'
import { Address } from './address.doctype.ts'

/** Somebody's addresses: the default first, then in the order in which they were made. One statement. */
export function addressesOf(documents: Documents, user: string): Promise<readonly AddressView[]> {
  return documents.asSystem().find(Address, {
    where: { user },
    fields: addressViewFields,
    order_by: 'is_default desc, creation asc, name asc',
    limit: MOST_ADDRESSES,
  })
}

/** Refuses what is not an address of the caller's. */
export async function requireOwnAddress(documents: Documents, name: string): Promise<void> {
  const where = { name, user: documents.caller.user }
  const [found] = await documents.asSystem().find(Address, { where, fields: ['name'], limit: 1 })
  if (!found) throw placeErrors.no_address()
}
