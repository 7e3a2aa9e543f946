import type { Documents, Listed } from '#framework/documents'
import { placeErrors } from '../errors.ts'
import { MAX_ADDRESSES, Address } from './address.doctype.ts'

/** Returns a person's addresses, the default first, then by creation. One statement. */
export function addressesOf(documents: Documents, user: string): Promise<readonly AddressView[]> {
  return documents.asSystem().find(Address, {
    where: { user },
    fields: addressViewFields,
    order_by: 'is_default desc, creation asc, name asc',
    limit: MAX_ADDRESSES,
  })
}

export async function requireOwnAddress(documents: Documents, name: string): Promise<void> {
  const where = { name, user: documents.caller.user }
  const [found] = await documents.asSystem().find(Address, { where, fields: ['name'], limit: 1 })
  if (!found) throw placeErrors.no_address()
}

const addressViewFields = [
  ...(['name', 'title', 'contact_name', 'phone', 'address_line1', 'address_line2', 'landmark'] as const),
  ...(['zipcode', 'city', 'state', 'country', 'latitude', 'longitude', 'is_default', 'show'] as const),
] as const

export type AddressView = Pick<Listed<typeof Address>, (typeof addressViewFields)[number]>

export async function book(documents: Documents) {
  return { addresses: await addressesOf(documents, documents.caller.user), most: MAX_ADDRESSES }
}
