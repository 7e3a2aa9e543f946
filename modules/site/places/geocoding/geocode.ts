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
 * The place of a suggestion, or of a device's coordinates in degrees. `place` is the location info of the first result, null
 * when there is none; `is_city_free` when that result has exactly three components, and its city is empty then.
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
