import type { Documents } from '#framework/documents'
import { placeOf } from '../doctypes/postal-code.queries.ts'
import { addressError } from '../errors.ts'
import { readAddress, type AddressCopy } from '../rules/address-copy.ts'
import { HOME_COUNTRY } from '../rules/place-info.ts'

/**
 * An address that a client sends, checked as by `readAddress`. Its state decides which taxes are due, so that it has to be
 * the one that its postal code lies in; of a code that nobody knows nothing is said. One statement.
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
