import type { GeocodeResult } from './place-provider.ts'
import type { PlaceInfo } from './place-info.ts'
import { stateNamed } from '../address/states.ts'

/** So many components are a postal code, a state and a country: nothing among them is a city. */
const WITHOUT_CITY = 3

/** Kinds of components that may be the city, the surest first. */
const cityTypes = ['locality', 'postal_town', 'administrative_area_level_3', 'administrative_area_level_2']

/** Whether the city is left to whoever fills the form in, because the answer holds none. */
export function isCityFree({ address_components }: GeocodeResult): boolean {
  return address_components.length === WITHOUT_CITY
}

const nowhere = { lat: null, lng: null } as const

/** The location info in a result; parts that it does not have are empty. A city that is free is empty too. */
export function placeInResult(result: GeocodeResult): PlaceInfo {
  const named = (type: string) => result.address_components.find(({ types }) => types.includes(type))
  const longName = (type: string) => named(type)?.long_name ?? ''
  const state = longName('administrative_area_level_1')
  const city = cityTypes.map(longName).find((name) => name !== '') ?? ''
  const { lat, lng } = result.geometry?.location ?? nowhere
  return {
    zipcode: longName('postal_code').replace(/\s/g, ''),
    country: named('country')?.short_name ?? '',
    state: stateNamed(state) ?? state,
    city: isCityFree(result) ? '' : city,
    address: result.formatted_address,
    ...{ latitude: lat, longitude: lng },
  }
}
