import { float, text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { queryPlaces } from './query-places.ts'
import { placeErrors } from '../errors.ts'
import { codeOfPlace } from '../postal-code/bundled-result.ts'
import type { PlaceQuestion } from './place-provider.ts'
import { isCityFree, placeInResult } from './place-in-result.rules.ts'

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
  async run({ input, ...context }) {
    const question = questionOf(input)
    const isBundled = 'place_id' in question && codeOfPlace(question.place_id) !== null
    const { answer, provider, note } = await queryPlaces(
      context,
      (places) => places.geocode(question),
      isBundled,
    )
    const [first] = answer.results
    return {
      ...{ status: answer.status, results: answer.results },
      place: first ? placeInResult(first) : null,
      is_city_free: first && isCityFree(first) ? (1 as const) : (0 as const),
      ...{ provider, note },
    }
  },
})
