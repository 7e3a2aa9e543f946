import type { Documents } from '#framework/documents'
import { addressesOf } from './address.queries.ts'
import { MOST_ADDRESSES } from './address-rules.ts'

export async function book(documents: Documents) {
  return { addresses: await addressesOf(documents, documents.caller.user), most: MOST_ADDRESSES }
}
