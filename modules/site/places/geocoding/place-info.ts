import type { BundledCode } from '../postal-code/postal-codes.ts'

/** The specification's location info. Latitude and longitude are degrees; the country is its code of two letters. */
export interface PlaceInfo {
  readonly zipcode: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** In characters: the search begins at exactly so many. */
export const POSTAL_CODE_LENGTH = 6

/** India's postal codes: six digits, the first no zero. */
export function isPostalCode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text)
}

/** The country that postal codes, states and taxes are known of. */
export const HOME_COUNTRY = 'IN'

/** The location info of a postal code; of several districts the one with most post offices is its city. */
export function placeInfoOf({
  postal_code,
  state,
  cities,
  area,
  latitude,
  longitude,
}: BundledCode): PlaceInfo {
  const city = cities[0] ?? ''
  const line = [area, city, state].filter((part, at, all) => part !== '' && part !== all[at - 1]).join(', ')
  return {
    zipcode: postal_code,
    country: HOME_COUNTRY,
    state,
    city,
    address: `${line} ${postal_code}`,
    latitude,
    longitude,
  }
}
