import type { MapsSettings } from '#framework/tasks'
import { PlacesUnavailable, type PlaceProvider, type PlaceQuestion } from '../place-provider.ts'
import { predictionsIn, resultsIn, statusIn } from './read-google.ts'

const SERVICE = 'https://maps.googleapis.com'
/** Milliseconds: somebody waits with a finger on the screen, and the bundle knows it too. */
const PATIENCE = 3000
const LONGEST_ANSWER = 256 * 1024

/** Every failure is one of ours: errors of `fetch` may carry the address, and with it the key. */
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
 * Google's Places Autocomplete, limited to regions of India, and its Geocoding. The key stays here: clients ask us.
 * Errors: PlacesUnavailable.
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
