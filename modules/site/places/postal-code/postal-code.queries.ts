import type { Documents, Listed } from '#framework/documents'
import { bundledCode, type BundledCode } from './postal-codes.ts'
import { isPostalCode, type PlaceInfo, placeInfoOf } from '../geocoding/place-info.ts'
import { PostalCode } from './postal-code.doctype.ts'

const correctedFields = ['postal_code', 'area', 'city', 'state', 'latitude', 'longitude'] as const

type Corrected = Pick<Listed<typeof PostalCode>, (typeof correctedFields)[number]>

const unknown = { area: '', latitude: null, longitude: null } as const

function corrected(by: Corrected, bundled: BundledCode | null): BundledCode {
  const { area, latitude, longitude } = bundled ?? unknown
  return {
    ...{ postal_code: by.postal_code, state: by.state, cities: [by.city], area: by.area ?? area },
    ...{ latitude: by.latitude ?? latitude, longitude: by.longitude ?? longitude },
  }
}

/** Returns a postal code with the office's correction, or as bundled. One statement; none for invalid text. */
export async function knownCode(documents: Documents, postalCode: string): Promise<BundledCode | null> {
  if (!isPostalCode(postalCode)) return null
  const [known] = await documents.asSystem().find(PostalCode, {
    where: { name: postalCode },
    fields: correctedFields,
    limit: 1,
  })
  const bundled = bundledCode(postalCode)
  return known ? corrected(known, bundled) : bundled
}

/** Returns the location of an Indian postal code, or null. One statement. */
export async function placeOf(documents: Documents, postalCode: string): Promise<PlaceInfo | null> {
  const code = await knownCode(documents, postalCode)
  return code && placeInfoOf(code)
}
