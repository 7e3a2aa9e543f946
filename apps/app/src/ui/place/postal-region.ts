import type { Geocoded } from './place-calls.ts'

export interface PostalRegion {
  readonly zipcode: string
  /** ISO country code of two letters. */
  readonly country: string
  readonly city: string
  readonly state: string
  readonly latitude: number | null
  readonly longitude: number | null
  /** True when the city may be typed: the place has exactly three components, or all is typed by hand. */
  readonly isCityFree: boolean
  readonly isByHand: boolean
}

/** Number of characters at which the search begins. */
const FULL_LENGTH = 6

export const HOME_COUNTRY = 'IN'

export const emptyRegion: PostalRegion = {
  ...{ zipcode: '', country: '', city: '', state: '', latitude: null, longitude: null },
  ...{ isCityFree: false, isByHand: false },
}

export const isSearched = (text: string): boolean => [...text].length === FULL_LENGTH

export function typed(region: PostalRegion, zipcode: string): PostalRegion {
  return { ...region, zipcode }
}

export function notFound(region: PostalRegion): PostalRegion {
  return { ...emptyRegion, isByHand: region.isByHand }
}

/** Fills in a place. Its city is empty and free when the place has exactly three components. */
export function found(region: PostalRegion, { place, is_city_free }: Geocoded): PostalRegion {
  if (place === null) return notFound(region)
  const { zipcode, country, state, city, latitude, longitude } = place
  const isCityFree = is_city_free === 1
  return {
    ...{ zipcode, country, state, latitude, longitude, isCityFree, isByHand: false },
    city: isCityFree ? '' : city,
  }
}

export function byHand(region: PostalRegion, isByHand: boolean): PostalRegion {
  return isByHand
    ? { ...region, country: region.country || HOME_COUNTRY, isCityFree: true, isByHand }
    : { ...emptyRegion }
}
