import { once } from 'node:events'
import { createServer } from 'node:http'

/** Responses written from Google's documentation, reduced to the fields read; not recorded from the service. */
export const recorded = {
  predictions: {
    predictions: [
      {
        description: 'Besant Nagar, Chennai, Tamil Nadu 600090, India',
        matched_substrings: [{ length: 6, offset: 35 }],
        place_id: 'ChIJ0000000000000000000001',
        reference: 'ChIJ0000000000000000000001',
        structured_formatting: {
          main_text: '600090',
          main_text_matched_substrings: [{ length: 6, offset: 0 }],
          secondary_text: 'Besant Nagar, Chennai, Tamil Nadu, India',
        },
        terms: [{ offset: 0, value: 'Besant Nagar' }],
        types: ['postal_code', 'geocode'],
      },
    ],
    status: 'OK',
  },
  city: {
    results: [
      {
        address_components: [
          { long_name: '600090', short_name: '600090', types: ['postal_code'] },
          { long_name: 'Chennai', short_name: 'Chennai', types: ['locality', 'political'] },
          { long_name: 'Tamil Nadu', short_name: 'TN', types: ['administrative_area_level_1', 'political'] },
          { long_name: 'India', short_name: 'IN', types: ['country', 'political'] },
        ],
        formatted_address: 'Chennai, Tamil Nadu 600090, India',
        geometry: { location: { lat: 12.9975, lng: 80.2006 }, location_type: 'APPROXIMATE' },
        place_id: 'ChIJ0000000000000000000001',
        types: ['postal_code'],
      },
    ],
    status: 'OK',
  },
  withoutCity: {
    results: [
      {
        address_components: [
          { long_name: '642207', short_name: '642207', types: ['postal_code'] },
          { long_name: 'Tamil Nadu', short_name: 'TN', types: ['administrative_area_level_1', 'political'] },
          { long_name: 'India', short_name: 'IN', types: ['country', 'political'] },
        ],
        formatted_address: 'Tamil Nadu 642207, India',
        geometry: { location: { lat: 10.48, lng: 77.32 }, location_type: 'APPROXIMATE' },
        place_id: 'ChIJ0000000000000000000002',
        types: ['postal_code'],
      },
    ],
    status: 'OK',
  },
  nothing: { results: [], status: 'ZERO_RESULTS' },
  noPredictions: { predictions: [], status: 'ZERO_RESULTS' },
  denied: {
    error_message: 'The provided API key is invalid.',
    results: [],
    predictions: [],
    status: 'REQUEST_DENIED',
  },
  overLimit: { results: [], predictions: [], status: 'OVER_QUERY_LIMIT' },
} as const

export type Next = object | number | 'silence' | 'garbage'

export interface SampleGoogle {
  readonly url: string
  takeAsked(): readonly URL[]
  answers(next: Next): void
  close(): Promise<void>
}

export async function sampleGoogle(): Promise<SampleGoogle> {
  const asked: URL[] = []
  let next: Next = 503
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://service.invalid'))
    if (next === 'silence') return
    if (next === 'garbage') return void response.end('<html>')
    if (typeof next === 'number') return void response.writeHead(next).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(next))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The service listens at no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    takeAsked: () => asked.splice(0),
    answers: (wanted) => {
      next = wanted
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
