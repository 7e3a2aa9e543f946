import { HOME_COUNTRY } from '../geocoding/place-info.ts'
import type { AddressComponent, GeocodeResult } from '../geocoding/place-provider.ts'
import type { BundledCode } from './postal-codes.ts'

const PREFIX = 'pin:'

/** Under which a postal code is asked for again. */
export const placeIdOf = (postalCode: string): string => `${PREFIX}${postalCode}`

/** The postal code behind a place of the bundle; null for a place of somebody else's. */
export function codeOfPlace(placeId: string): string | null {
  return placeId.startsWith(PREFIX) ? placeId.slice(PREFIX.length) : null
}

function component(long_name: string, short_name: string, ...types: readonly string[]): AddressComponent {
  return { long_name, short_name, types }
}

/**
 * What lies in one district names it, and the area of its main post office. What lies in several has three components and
 * no city: whoever lives there knows it better.
 */
function componentsOf({ postal_code, area, cities, state }: BundledCode): readonly AddressComponent[] {
  const [city, ...others] = cities
  const isSure = city !== undefined && others.length === 0
  return [
    component(postal_code, postal_code, 'postal_code'),
    ...(isSure && area !== '' && area !== city
      ? [component(area, area, 'political', 'sublocality', 'sublocality_level_1')]
      : []),
    ...(isSure ? [component(city, city, 'locality', 'political')] : []),
    component(state, state, 'administrative_area_level_1', 'political'),
    component('India', HOME_COUNTRY, 'country', 'political'),
  ]
}

/** A postal code in the words of Google's Geocoding. */
export function bundledResult(code: BundledCode): GeocodeResult {
  const { latitude: lat, longitude: lng, postal_code, state } = code
  const address_components = componentsOf(code)
  const places = address_components.flatMap(({ long_name, types }) =>
    types.includes('sublocality') || types.includes('locality') ? [long_name] : [],
  )
  return {
    address_components,
    formatted_address: [...places, `${state} ${postal_code}`, 'India'].join(', '),
    geometry: lat === null || lng === null ? null : { location: { lat, lng } },
    place_id: placeIdOf(postal_code),
    types: ['postal_code'],
  }
}
