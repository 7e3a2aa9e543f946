import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlacesUnavailable, type PlaceProvider } from '../geocoding/place-provider.ts'
import { googleProvider } from './google-provider.ts'
import { recorded, sampleGoogle, type Next, type SampleGoogle } from '../testing/sample-google.ts'

const KEY = 'a-key-that-stays-here'

let google: SampleGoogle
let places: PlaceProvider
beforeAll(async () => {
  google = await sampleGoogle()
  places = googleProvider({ key: KEY, url: google.url, patience: 300 })
})
afterAll(() => google.close())

test('Queries only regions of India, and passes the suggestions on', async () => {
  google.answers(recorded.predictions)
  expect(await places.suggest('600090')).toEqual({
    status: 'OK',
    predictions: [
      {
        description: 'Besant Nagar, Chennai, Tamil Nadu 600090, India',
        place_id: 'ChIJ0000000000000000000001',
        structured_formatting: {
          main_text: '600090',
          secondary_text: 'Besant Nagar, Chennai, Tamil Nadu, India',
        },
        types: ['postal_code', 'geocode'],
      },
    ],
  })
  const [asked] = google.takeAsked()
  expect(asked?.pathname).toBe('/maps/api/place/autocomplete/json')
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    ...{ input: '600090', components: 'country:in', types: '(regions)', language: 'en', key: KEY },
  })
})

test('Finds a place by its ID and by a device’s position', async () => {
  google.answers(recorded.city)
  const found = await places.geocode({ place_id: 'ChIJ0000000000000000000001' })
  expect(found.results[0]).toMatchObject({
    formatted_address: 'Chennai, Tamil Nadu 600090, India',
    geometry: { location: { lat: 12.9975, lng: 80.2006 } },
  })
  await places.geocode({ latitude: 12.9975, longitude: 80.2006 })
  const asked = google.takeAsked().map(({ searchParams }) => Object.fromEntries(searchParams))
  expect(asked).toEqual([
    { place_id: 'ChIJ0000000000000000000001', language: 'en', key: KEY },
    { latlng: '12.9975,80.2006', result_type: 'postal_code', language: 'en', key: KEY },
  ])
})

test.each([recorded.nothing, { status: 'NOT_FOUND' }, { status: 'INVALID_REQUEST', results: [] }])(
  'Reads %j as an unknown place',
  async (answer) => {
    google.answers(answer)
    expect(await places.geocode({ place_id: 'x' })).toEqual({ status: 'ZERO_RESULTS', results: [] })
    expect(await places.suggest('000000')).toEqual({ status: 'ZERO_RESULTS', predictions: [] })
  },
)

const troubles: readonly Next[] = [
  recorded.denied,
  recorded.overLimit,
  { status: 'UNKNOWN_ERROR' },
  {},
  500,
  403,
  'garbage',
  'silence',
]

test.each(troubles)('Reads %j as a failure and reports it without the key', async (trouble) => {
  google.answers(trouble)
  const failure = await places.suggest('600090').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PlacesUnavailable)
  expect(String(failure)).not.toContain(KEY)
  expect(failure).not.toHaveProperty('cause')
})
