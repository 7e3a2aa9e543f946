import type { BundledCode } from '../postal-code/postal-codes.ts'
import { HOME_COUNTRY, type PlaceInfo } from './place-info.ts'

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
