import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AddressComponent, GeocodeResult } from './place-provider.ts'
import { isCityFree, placeInResult } from './geocode.ts'

const component = (long_name: string, ...types: readonly string[]): AddressComponent => ({
  ...{ long_name, short_name: long_name === 'India' ? 'IN' : long_name, types },
})

const code = component('600090', 'postal_code')
const state = component('Tamil Nadu', 'administrative_area_level_1', 'political')
const india = component('India', 'country', 'political')

function resultOf(address_components: readonly AddressComponent[]): GeocodeResult {
  return {
    ...{ address_components, formatted_address: 'Somewhere', place_id: 'x', types: ['postal_code'] },
    geometry: { location: { lat: 12.99, lng: 80.21 } },
  }
}

test('Exactly three components leave the city empty and editable', () => {
  const three = resultOf([code, state, india])
  expect(isCityFree(three)).toBe(true)
  expect(placeInResult(three)).toEqual({
    ...{ zipcode: '600090', country: 'IN', state: 'Tamil Nadu', city: '', address: 'Somewhere' },
    ...{ latitude: 12.99, longitude: 80.21 },
  })
})

test('Any other number of components locks the city', () => {
  const others = fc.integer({ min: 0, max: 12 }).filter((length) => length !== 3)
  fc.assert(
    fc.property(others, (length) => {
      const components = Array.from({ length }, () => component('Chennai', 'locality'))
      expect(isCityFree(resultOf(components))).toBe(false)
    }),
  )
})

test('Prefers a locality to a district as the city', () => {
  const district = component('Kanchipuram', 'administrative_area_level_3', 'political')
  const town = component('Tambaram', 'locality', 'political')
  expect(placeInResult(resultOf([code, district, state, india])).city).toBe('Kanchipuram')
  expect(placeInResult(resultOf([code, district, town, state, india])).city).toBe('Tambaram')
})
