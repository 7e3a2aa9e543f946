import { expect, test } from 'vitest'
import { isPostalCode, placeInfoOf } from '../geocoding/place-info.ts'
import { placeInResult } from '../geocoding/geocode.ts'
import { stateNames } from '../address/states.ts'
import { bundledProvider } from './bundled-provider.ts'
import { bundledCode, bundledCodes, nearestCode } from './postal-codes.ts'

const places = bundledProvider(async (code) => bundledCode(code))

test('Knows at least 19,000 postal codes, each once and in a known state', () => {
  const codes = bundledCodes()
  expect(codes.length).toBeGreaterThanOrEqual(19_000)
  expect(new Set(codes.map(({ postal_code }) => postal_code)).size).toBe(codes.length)
  expect(codes.filter(({ postal_code, area }) => !isPostalCode(postal_code) || area === '')).toEqual([])
  const states = new Set(codes.map(({ state }) => state))
  expect([...states].toSorted()).toEqual([...stateNames].toSorted())
})

test('Every postal code with coordinates lies in India', () => {
  const placed = bundledCodes().flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
  expect(placed.length).toBeGreaterThan(19_000)
  const isInIndia = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.5
  expect(placed.filter((place) => !isInIndia(place))).toEqual([])
})

test.each([
  ['600090', 'Chennai', 'Tamil Nadu'],
  ['560001', 'Bengaluru', 'Karnataka'],
  ['110001', 'New Delhi', 'Delhi'],
  ['400050', 'Mumbai', 'Maharashtra'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['682555', 'Lakshadweep', 'Lakshadweep'],
])('Resolves %s to %s, %s', (postalCode, city, state) => {
  const code = bundledCode(postalCode)
  expect(code && placeInfoOf(code)).toMatchObject({ zipcode: postalCode, country: 'IN', city, state })
})

test('A device gets the nearest postal code, and none in the middle of the sea', () => {
  expect(nearestCode(12.9973, 80.2134)?.postal_code).toBe('600090')
  expect(nearestCode(28.6229, 77.2195)?.state).toBe('Delhi')
  expect(nearestCode(10, 65)).toBeNull()
})

test('A one-district code names the city, and a code in several has three components and an editable city', async () => {
  const { results: sure } = await places.geocode({ place_id: 'pin:600044' })
  expect(sure[0] && placeInResult(sure[0])).toMatchObject({ city: 'Chengalpattu', zipcode: '600044' })
  expect(sure[0]?.formatted_address).toBe('Chromepet, Chengalpattu, Tamil Nadu 600044, India')
  const shared = bundledCodes().find(({ cities }) => cities.length > 1)
  const { results: free } = await places.geocode({ place_id: `pin:${shared?.postal_code ?? ''}` })
  expect(free[0]?.address_components).toHaveLength(3)
  expect(free[0] && placeInResult(free[0])).toMatchObject({ city: '', state: shared?.state })
})

test('Six letters find places beginning with them, post offices first', async () => {
  const { status, predictions } = await places.suggest('mylapo')
  expect(status).toBe('OK')
  expect(predictions[0]).toMatchObject({
    ...{ description: '600004, Mylapore, Chennai, Tamil Nadu', place_id: 'pin:600004' },
    structured_formatting: { main_text: '600004', secondary_text: 'Mylapore, Chennai, Tamil Nadu' },
  })
  expect((await places.suggest('chenna')).predictions).toHaveLength(5)
})

test('An unknown place has no results', async () => {
  expect(await places.suggest('999999')).toEqual({ status: 'ZERO_RESULTS', predictions: [] })
  expect(await places.suggest('%%%%%%')).toEqual({ status: 'ZERO_RESULTS', predictions: [] })
  expect(await places.geocode({ place_id: 'pin:999999' })).toEqual({ status: 'ZERO_RESULTS', results: [] })
  expect((await places.geocode({ place_id: 'ChIJ-of-somebody-else' })).status).toBe('UNKNOWN_ERROR')
})
