import type { Geocoded } from './place-calls.ts'

/** What stands in the fields that a postal code fills. */
export interface PostalRegion {
  readonly zipcode: string
  /** Two letters. */
  readonly country: string
  readonly city: string
  readonly state: string
  readonly latitude: number | null
  readonly longitude: number | null
  /** The city may be written by hand: the place has exactly three components, or everything is written by hand. */
  readonly isCityFree: boolean
  /** No search: whoever knows better than the lists writes it all. */
  readonly isByHand: boolean
}

/** The search begins at exactly so many characters. */
const FULL_LENGTH = 6

export const HOME_COUNTRY = 'IN'

export const emptyRegion: PostalRegion = {
  ...{ zipcode: '', country: '', city: '', state: '', latitude: null, longitude: null },
  ...{ isCityFree: false, isByHand: false },
}

/** Whether a text is searched for: exactly six characters, no fewer and no more. */
export const isSearched = (text: string): boolean => [...text].length === FULL_LENGTH

/** The code is typed; what an earlier one filled in stays until an answer says otherwise. */
export function typed(region: PostalRegion, zipcode: string): PostalRegion {
  return { ...region, zipcode }
}

/** Nothing was found: the code, country, city and state are empty. */
export function notFound(region: PostalRegion): PostalRegion {
  return { ...emptyRegion, isByHand: region.isByHand }
}

/** What a place fills in. Its city is empty, and free, when the place has exactly three components. */
export function found(region: PostalRegion, { place, is_city_free }: Geocoded): PostalRegion {
  if (place === null) return notFound(region)
  const { zipcode, country, state, city, latitude, longitude } = place
  const isCityFree = is_city_free === 1
  return {
    ...{ zipcode, country, state, latitude, longitude, isCityFree, isByHand: false },
    city: isCityFree ? '' : city,
  }
}

/** From now on all is written by hand, or searched for again. */
export function byHand(region: PostalRegion, isByHand: boolean): PostalRegion {
  return isByHand
    ? { ...region, country: region.country || HOME_COUNTRY, isCityFree: true, isByHand }
    : { ...emptyRegion }
}
