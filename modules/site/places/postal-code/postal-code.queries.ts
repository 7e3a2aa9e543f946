import type { Documents, Listed } from '#framework/documents'
import { bundledCode, type BundledCode } from './postal-codes.ts'
import { isPostalCode, type PlaceInfo, placeInfoOf } from '../geocoding/place-info.ts'
import { PostalCode } from './postal-code.doctype.ts'

const correctedFields = ['postal_code', 'area', 'city', 'state', 'latitude', 'longitude'] as const

type Corrected = Pick<Listed<typeof PostalCode>, (typeof correctedFields)[number]>

const unknown = { area: '', latitude: null, longitude: null } as const

/** What the office left open is as the bundle has it. */
function corrected(by: Corrected, bundled: BundledCode | null): BundledCode {
  const { area, latitude, longitude } = bundled ?? unknown
  return {
    ...{ postal_code: by.postal_code, state: by.state, cities: [by.city], area: by.area ?? area },
    ...{ latitude: by.latitude ?? latitude, longitude: by.longitude ?? longitude },
  }
}

/** A postal code with what the office knows of it, or what the bundle does. One statement; none for what is no code. */
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

/** Where a postal code of India lies; null when there is none like it. One statement. */
export async function placeOf(documents: Documents, postalCode: string): Promise<PlaceInfo | null> {
  const code = await knownCode(documents, postalCode)
  return code && placeInfoOf(code)
}
