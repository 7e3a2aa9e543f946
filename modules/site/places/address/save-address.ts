import { check, float, text, type NewDoc } from '#framework/doctypes'
import { anyValue, method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import { Address, MAX_ADDRESSES } from './address.doctype.ts'
import { addressesOf, requireOwnAddress, type AddressView, book } from './address.queries.ts'
import { placeErrors, addressError } from '../errors.ts'
import { type AddressCopy, readAddress } from './address-copy.ts'
import { placeOf } from '../postal-code/postal-code.queries.ts'
import { HOME_COUNTRY } from '../geocoding/place-info.ts'

interface NewAddress extends AddressCopy, Pick<NewDoc<typeof Address>, 'latitude' | 'longitude'> {
  readonly title: string | null
  /** Null leaves it unchanged. */
  readonly is_default: 0 | 1 | null
  readonly show: 0 | 1
}

const sameParts = ['contact_name', 'phone', 'address_line1', 'address_line2', 'landmark', 'zipcode'] as const

function isSame(one: AddressView, other: NewAddress): boolean {
  return sameParts.every((part) => one[part] === other[part])
}

function valuesOf({ is_default, ...address }: NewAddress) {
  return is_default === null ? address : { ...address, is_default }
}

async function makeAddress(documents: Documents, address: NewAddress): Promise<string> {
  const { user } = documents.caller
  const system = documents.asSystem()
  // The lock lets a concurrent duplicate call find the first one's address.
  await system.lock(User, user)
  const mine = await addressesOf(documents, user)
  const same = mine.find((one) => isSame(one, address))
  if (same) return changeAddress(documents, same.name, address)
  if (mine.length >= MAX_ADDRESSES) throw placeErrors.too_many(MAX_ADDRESSES)
  const made = await documents.asSystemFor(user).insert(Address, { ...valuesOf(address), user })
  return made.name
}

async function changeAddress(documents: Documents, name: string, address: NewAddress): Promise<string> {
  await documents.asSystem().save(Address, name, valuesOf(address))
  return name
}

async function storeAddress(documents: Documents, name: string | null, address: NewAddress): Promise<string> {
  if (name === null) return makeAddress(documents, address)
  await requireOwnAddress(documents, name)
  return changeAddress(documents, name, address)
}

/**
 * Saves an address, new or by `name`; a duplicate is not added. Returns its name and all addresses. Errors name fields
 * as `address.zipcode`.
 */
export const saveAddress = method({
  access: signedInUsers,
  methods: ['POST'],
  input: {
    name: text(),
    address: anyValue,
    title: text({ maxLength: 40 }),
    latitude: float({ min: -90, max: 90 }),
    longitude: float({ min: -180, max: 180 }),
    is_default: check(),
    show: check({ default: 1 }),
  },
  async run({ input: { name, address, title, latitude, longitude, is_default, show }, documents }) {
    const stored = await storeAddress(documents, name, {
      ...(await readPlacedAddress(documents, address, 'address')),
      ...{ title, latitude, longitude, show },
      // A default is not removed, only replaced by another one.
      is_default: is_default === 1 ? 1 : null,
    })
    return { name: stored, ...(await book(documents)) }
  },
})

/**
 * Reads an address like `readAddress` and refuses a state that differs from the postal code's, because it decides
 * taxes; unknown codes pass. One statement.
 */
export async function readPlacedAddress(
  documents: Documents,
  value: unknown,
  field: string,
): Promise<AddressCopy> {
  const address = readAddress(value, field)
  const { country, state, zipcode } = address
  const place = country === HOME_COUNTRY ? await placeOf(documents, zipcode) : null
  if (place !== null && place.state !== state)
    throw addressError.other_state(`${field}.zipcode`, { zipcode, lies: place.state, said: state })
  return address
}
