import type { NewDoc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { Address } from '../doctypes/address.doctype.ts'
import { addressesOf, requireOwnAddress } from '../doctypes/address.queries.ts'
import { placeErrors } from '../errors.ts'
import type { AddressCopy } from '../rules/address-copy.ts'
import { MOST_ADDRESSES } from '../rules/address-rules.ts'
import type { AddressView } from '../rules/address-view.ts'

export interface KeptAddress extends AddressCopy, Pick<NewDoc<typeof Address>, 'latitude' | 'longitude'> {
  readonly title: string | null
  /** Null leaves it as it is. */
  readonly is_default: 0 | 1 | null
  readonly show: 0 | 1
}

const sameParts = ['contact_name', 'phone', 'address_line1', 'address_line2', 'landmark', 'zipcode'] as const

function isSame(one: AddressView, other: KeptAddress): boolean {
  return sameParts.every((part) => one[part] === other[part])
}

function valuesOf({ is_default, ...address }: KeptAddress) {
  return is_default === null ? address : { ...address, is_default }
}

async function makeAddress(documents: Documents, address: KeptAddress): Promise<string> {
  const { user } = documents.caller
  const system = documents.asSystem()
  // Whoever taps twice waits here: the second finds what the first made.
  await system.lock(User, user)
  const mine = await addressesOf(documents, user)
  const same = mine.find((one) => isSame(one, address))
  if (same) return changeAddress(documents, same.name, address)
  if (mine.length >= MOST_ADDRESSES) throw placeErrors.too_many(MOST_ADDRESSES)
  const made = await documents.asSystemFor(user).insert(Address, { ...valuesOf(address), user })
  return made.name
}

async function changeAddress(documents: Documents, name: string, address: KeptAddress): Promise<string> {
  await documents.asSystem().save(Address, name, valuesOf(address))
  return name
}

/** Keeps an address of the caller's: a new one, or the one of this name. Answers its name. */
export async function keepAddress(
  documents: Documents,
  name: string | null,
  address: KeptAddress,
): Promise<string> {
  if (name === null) return makeAddress(documents, address)
  await requireOwnAddress(documents, name)
  return changeAddress(documents, name, address)
}
