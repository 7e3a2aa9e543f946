import { expect, test } from 'vitest'
import type { Geocoded } from './place-calls.ts'
import {
  byHand,
  emptyRegion,
  found,
  isSearched,
  notFound,
  typed,
  type PostalRegion,
} from './postal-region.ts'

const chennai: Geocoded = {
  ...{ status: 'OK', results: [], is_city_free: 0, provider: 'bundled', note: null },
  place: {
    ...{ zipcode: '600090', country: 'IN', state: 'Tamil Nadu', city: 'Chennai', address: 'Chennai 600090' },
    ...{ latitude: 12.99, longitude: 80.21 },
  },
}
const filled: PostalRegion = found(emptyRegion, chennai)

test('Exactly six characters start a search', () => {
  expect(['', '6', '60009', '600090', '6000901', 'ஆறுஎண்'].map(isSearched)).toEqual([
    ...[false, false, false, true, false, true],
  ])
})

test('A found place fills the fields and locks the city', () => {
  expect(filled).toEqual({
    ...{ zipcode: '600090', country: 'IN', state: 'Tamil Nadu', city: 'Chennai' },
    ...{ latitude: 12.99, longitude: 80.21, isCityFree: false, isByHand: false },
  })
})

test('Exactly three components unlock and empty the city', () => {
  const free = found(filled, { ...chennai, is_city_free: 1 })
  expect(free).toMatchObject({ zipcode: '600090', state: 'Tamil Nadu', city: '', isCityFree: true })
})

test('An empty result clears the code, country, city and state', () => {
  const nothing = { zipcode: '', country: '', city: '', state: '', isCityFree: false }
  expect(notFound(filled)).toMatchObject(nothing)
  expect(found(filled, { ...chennai, status: 'ZERO_RESULTS', place: null })).toMatchObject(nothing)
})

test('Typing changes the code only', () => {
  expect(typed(filled, '6000')).toEqual({ ...filled, zipcode: '6000' })
})

test('The user may enter everything by hand and return to the search', () => {
  const hand = byHand(notFound(filled), true)
  expect(hand).toMatchObject({ country: 'IN', isCityFree: true, isByHand: true })
  expect(byHand(hand, false)).toEqual(emptyRegion)
})
