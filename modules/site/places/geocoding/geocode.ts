import { float, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { queryPlaces } from './query-places.ts'
import { placeErrors } from '../errors.ts'
import { codeOfPlace } from '../postal-code/bundled-provider.ts'
import type { PlaceQuestion, GeocodeResult } from './place-provider.ts'
import type { PlaceInfo } from './place-info.ts'
import { stateNamed } from '../address/states.ts'

interface Asked {
  readonly place_id: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

function questionOf({ place_id, latitude, longitude }: Asked): PlaceQuestion {
  if (place_id !== null) return { place_id }
  if (latitude === null || longitude === null) throw placeErrors.no_question()
  return { latitude, longitude }
}

/**
 * Geocodes a suggestion, or coordinates in degrees. `place` is the first result's location, or null; `is_city_free`
 * when it has exactly three components, then its city is empty.
 */
export const geocode = method({
  access: anyone,
  methods: ['POST'],
  managesOwnTransaction: true,
  input: {
    place_id: text({ maxLength: 400 }),
    latitude: float({ min: -90, max: 90 }),
    longitude: float({ min: -180, max: 180 }),
  },
  async run({ input, ctx }) {
    const question = questionOf(input)
    const isBundled = 'place_id' in question && codeOfPlace(question.place_id) !== null
    const { answer, provider, note } = await queryPlaces(ctx, (places) => places.geocode(question), isBundled)
    const [first] = answer.results
    return {
      ...{ status: answer.status, results: answer.results },
      place: first ? placeInResult(first) : null,
      is_city_free: first && isCityFree(first) ? (1 as const) : (0 as const),
      ...{ provider, note },
    }
  },
})

/** Three components are postal code, state and country, without a city. */
const WITHOUT_CITY = 3

const cityTypes = ['locality', 'postal_town', 'administrative_area_level_3', 'administrative_area_level_2']

/** True when the result has no city, so that the user enters it. */
export function isCityFree({ address_components }: GeocodeResult): boolean {
  return address_components.length === WITHOUT_CITY
}

const nowhere = { lat: null, lng: null } as const

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
