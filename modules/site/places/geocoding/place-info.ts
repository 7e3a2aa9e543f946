import type { BundledCode } from '../postal-code/postal-codes.ts'

/** The specification's location info. Latitude and longitude in degrees, country as two-letter code. */
export interface PlaceInfo {
  readonly zipcode: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
}

export const POSTAL_CODE_LENGTH = 6

/** True for an Indian postal code: six digits, the first not zero. */
export function isPostalCode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text)
}

export const HOME_COUNTRY = 'IN'

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
