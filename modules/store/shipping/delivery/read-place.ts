import type { Documents } from '#framework/documents'
import { placeOf } from '#site/places'

/** A place that somebody asked about. */
interface PlaceAsked {
  /** For `deliveryFor`: an unknown code is told of as such. */
  readonly postalCode: string | null
  /** What it is called; null for what is no postal code, or none yet. */
  readonly place: { readonly city: string; readonly state: string } | null
}

const UNKNOWN = '000000'

/** Where a postal code lies, as its page says it. One statement, and none without a code. */
export async function readPlace(documents: Documents, given: string | null): Promise<PlaceAsked> {
  const postalCode = given?.trim() ?? ''
  if (postalCode === '') return { postalCode: null, place: null }
  const found = await placeOf(documents, postalCode)
  if (!found) return { postalCode: UNKNOWN, place: null }
  return { postalCode, place: { city: found.city, state: found.state } }
}
