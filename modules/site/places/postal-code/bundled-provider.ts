import type {
  GeocodeResult,
  PlaceProvider,
  Prediction,
  AddressComponent,
} from '../geocoding/place-provider.ts'
import { nearestCode, type BundledCode, bundledCodes } from './postal-codes.ts'
import { isPostalCode, HOME_COUNTRY } from '../geocoding/place-info.ts'

const MOST = 5

function codesBeginning(text: string): readonly BundledCode[] {
  const wanted = text.trim().toLowerCase()
  if (!/^\p{Letter}/u.test(wanted)) return []
  const begins = (name: string) => name.toLowerCase().startsWith(wanted)
  const all = bundledCodes()
  const offices = all.filter(({ area }) => begins(area))
  const districts = all.filter(({ area, cities }) => !begins(area) && cities.some(begins))
  return [...offices, ...districts].slice(0, MOST)
}

function predictionOf(code: BundledCode): Prediction {
  const secondary_text = [code.area, ...(code.cities.length === 1 ? code.cities : []), code.state]
    .filter((part, at, all) => part !== '' && part !== all[at - 1])
    .join(', ')
  return {
    description: `${code.postal_code}, ${secondary_text}`,
    place_id: placeIdOf(code.postal_code),
    structured_formatting: { main_text: code.postal_code, secondary_text },
    types: ['postal_code', 'geocode'],
  }
}

const answered = <T>(found: readonly T[]) => (found.length > 0 ? ('OK' as const) : ('ZERO_RESULTS' as const))

export function bundledProvider(codeOf: (postalCode: string) => Promise<BundledCode | null>): PlaceProvider {
  const asResults = (code: BundledCode | null): readonly GeocodeResult[] =>
    code ? [bundledResult(code)] : []
  return {
    async suggest(text) {
      const one = isPostalCode(text) ? await codeOf(text) : null
      const codes = one ? [one] : codesBeginning(text)
      return { status: answered(codes), predictions: codes.map(predictionOf) }
    },
    async geocode(question) {
      if ('place_id' in question) {
        const code = codeOfPlace(question.place_id)
        // The place may belong to another provider.
        if (code === null) return { status: 'UNKNOWN_ERROR', results: [] }
        const results = asResults(await codeOf(code))
        return { status: answered(results), results }
      }
      const nearest = nearestCode(question.latitude, question.longitude)
      const results = asResults(nearest && ((await codeOf(nearest.postal_code)) ?? nearest))
      return { status: answered(results), results }
    },
  }
}

const PREFIX = 'pin:'

const placeIdOf = (postalCode: string): string => `${PREFIX}${postalCode}`

/** Returns the postal code of a bundled place ID; null for other providers. */
export function codeOfPlace(placeId: string): string | null {
  return placeId.startsWith(PREFIX) ? placeId.slice(PREFIX.length) : null
}

function component(long_name: string, short_name: string, ...types: readonly string[]): AddressComponent {
  return { long_name, short_name, types }
}

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

function bundledResult(code: BundledCode): GeocodeResult {
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
