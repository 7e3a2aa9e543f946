import type { MapsSettings } from '#framework/settings'
import {
  PlacesUnavailable,
  type PlaceProvider,
  type PlaceQuestion,
  type AddressComponent,
  type GeocodeResult,
  type Prediction,
} from '../geocoding/place-provider.ts'

type Answer = Readonly<Record<string, unknown>>

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const partOf = (value: unknown, field: string): unknown => (isAnswer(value) ? value[field] : undefined)

function textOf(value: unknown, field: string): string {
  const text = partOf(value, field)
  return typeof text === 'string' ? text : ''
}

function rowsOf(value: unknown, field: string): readonly unknown[] {
  const rows = partOf(value, field)
  return Array.isArray(rows) ? rows : []
}

function typesOf(value: unknown): readonly string[] {
  return rowsOf(value, 'types').filter((type) => typeof type === 'string')
}

/**
 * Reads the service's status. `NOT_FOUND` is a former place, `INVALID_REQUEST` an invalid one; all others but 'OK'
 * (`OVER_QUERY_LIMIT`, `REQUEST_DENIED`, `UNKNOWN_ERROR`) are failures.
 */
function statusIn(answer: unknown): 'OK' | 'ZERO_RESULTS' {
  const status = textOf(answer, 'status')
  if (status === 'OK') return 'OK'
  if (['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'].includes(status)) return 'ZERO_RESULTS'
  throw new PlacesUnavailable(
    `Google Maps answered ${/^[A-Z_]{1,40}$/.test(status) ? status : 'nothing we know'}`,
  )
}

function predictionsIn(answer: unknown): readonly Prediction[] {
  return rowsOf(answer, 'predictions').map((row) => {
    const parts = partOf(row, 'structured_formatting')
    return {
      description: textOf(row, 'description'),
      place_id: textOf(row, 'place_id'),
      structured_formatting: {
        main_text: textOf(parts, 'main_text'),
        secondary_text: textOf(parts, 'secondary_text'),
      },
      types: typesOf(row),
    }
  })
}

function componentOf(row: unknown): AddressComponent {
  return {
    long_name: textOf(row, 'long_name'),
    short_name: textOf(row, 'short_name'),
    types: typesOf(row),
  }
}

function geometryOf(row: unknown): GeocodeResult['geometry'] {
  const location = partOf(partOf(row, 'geometry'), 'location')
  const [lat, lng] = [partOf(location, 'lat'), partOf(location, 'lng')]
  return typeof lat === 'number' && typeof lng === 'number' ? { location: { lat, lng } } : null
}

function resultsIn(answer: unknown): readonly GeocodeResult[] {
  return rowsOf(answer, 'results').map((row) => ({
    address_components: rowsOf(row, 'address_components').map(componentOf),
    formatted_address: textOf(row, 'formatted_address'),
    geometry: geometryOf(row),
    place_id: textOf(row, 'place_id'),
    types: typesOf(row),
  }))
}

const SERVICE = 'https://maps.googleapis.com'
/** Timeout in milliseconds; short, because a user waits and bundled data is available. */
const PATIENCE = 3000
const LONGEST_ANSWER = 256 * 1024

/** Wraps each error, because those of `fetch` may contain the URL with the key. */
async function ask(maps: MapsSettings, path: string, question: Readonly<Record<string, string>>) {
  const asked = new URLSearchParams({ ...question, language: 'en', key: maps.key })
  try {
    const answer = await fetch(`${maps.url ?? SERVICE}/maps/api/${path}/json?${asked}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(maps.patience ?? PATIENCE),
    })
    const text = await answer.text()
    if (!answer.ok) throw new PlacesUnavailable(`Google Maps answered ${answer.status}`)
    if (text.length > LONGEST_ANSWER) throw new PlacesUnavailable('Google Maps answered too much')
    const body: unknown = JSON.parse(text)
    return body
  } catch (thrown) {
    throw thrown instanceof PlacesUnavailable ? thrown : new PlacesUnavailable('Google Maps did not answer')
  }
}

function geocoding(question: PlaceQuestion): Readonly<Record<string, string>> {
  return 'place_id' in question
    ? { place_id: question.place_id }
    : { latlng: `${question.latitude},${question.longitude}`, result_type: 'postal_code' }
}

/**
 * Google's Places Autocomplete for regions of India, and its Geocoding. The key stays on the server. Throws
 * PlacesUnavailable.
 */
export function googleProvider(maps: MapsSettings): PlaceProvider {
  return {
    async suggest(text) {
      const limits = { components: 'country:in', types: '(regions)' }
      const answer = await ask(maps, 'place/autocomplete', { input: text, ...limits })
      return { status: statusIn(answer), predictions: predictionsIn(answer) }
    },
    async geocode(question) {
      const answer = await ask(maps, 'geocode', geocoding(question))
      return { status: statusIn(answer), results: resultsIn(answer) }
    },
  }
}
