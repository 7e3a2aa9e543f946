import { hooks } from '#framework/documents'
import { readRegion, type Region } from './address-copy.ts'
import { HOME_COUNTRY } from '../geocoding/place-info.ts'
import { Address } from './address.doctype.ts'
import { PostalCode } from '../postal-code/postal-code.doctype.ts'

function isSame(one: Region | null, other: Region): boolean {
  return one?.state === other.state && one.zipcode === other.zipcode && one.country === other.country
}

/** Required fields are checked after the hook, by field. */
const isComplete = ({ state, zipcode, country }: Region): boolean =>
  [state, zipcode, country].every((part) => typeof part === 'string')

export const addressHooks = hooks(Address, {
  beforeSave: ({ previous, document }) =>
    isSame(previous, document) || !isComplete(document) ? {} : readRegion(document, (part) => part),
})

export const postalCodeHooks = hooks(PostalCode, {
  beforeSave({ document: { postal_code: zipcode, state } }) {
    const region = { state, zipcode, country: HOME_COUNTRY }
    if (!isComplete(region)) return {}
    const fieldOf = (part: keyof Region) => (part === 'zipcode' ? 'postal_code' : part)
    return { state: readRegion(region, fieldOf).state }
  },
})
