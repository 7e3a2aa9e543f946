// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response } from '#client/testing'
import { address, fill, press, renderScreen, shown, siteSettings } from '../../testing/render-screen.tsx'

const prediction = {
  ...{ description: '600028, Chennai', place_id: 'PL-1', types: [] },
  structured_formatting: { main_text: '600028', secondary_text: 'Chennai, Tamil Nadu' },
}
const chennai = {
  ...{ zipcode: '600028', country: 'IN', state: 'Tamil Nadu', city: 'Chennai', address: '600028 Chennai' },
  ...{ latitude: null, longitude: null },
}
const known = [
  response('mela.businesses.get_cities', [{ city: 'Chennai', core_city: 'Chennai', businesses: 2 }]),
  response('mela.places.suggest', {
    ...{ status: 'OK', provider: 'bundled', note: null, predictions: [prediction] },
  }),
  response('mela.places.geocode', {
    ...{ provider: 'bundled', note: null, place: chennai, is_city_free: 0, status: 'OK', results: [] },
  }),
]

test('A shopper saves the delivery location by its PIN code', async () => {
  const server = await renderScreen('/place', { answers: known })
  expect(await shown.findByText('No location selected yet.')).toBeDefined()
  await fill('PIN code', '600028')
  expect(await shown.findByText('Chennai, Tamil Nadu 600028')).toBeDefined()
  await press('Save location')
  expect(await shown.findByText('Location saved')).toBeDefined()
  expect(address()).toBe('/tabs/home')
  expect(server.inputsOf('mela.places.geocode')).toEqual([{ place_id: 'PL-1' }])
})

test('A PIN code that nobody knows is named at its field', async () => {
  await renderScreen('/place', {
    answers: [
      ...known,
      response('mela.places.suggest', {
        status: 'ZERO_RESULTS',
        predictions: [],
        provider: null,
        note: null,
      }),
    ],
  })
  await fill('PIN code', '999999')
  expect(await shown.findByText("We couldn't find 999999. Enter a valid 6-digit PIN code.")).toBeDefined()
})

test('Where there are several stores, a city offers those that deliver there', async () => {
  const seller = { tagline: null, city: null, logo: null, rating: 4.5 }
  await renderScreen('/place', {
    answers: [
      ...known,
      response('api.get_all_website_settings', { ...siteSettings, enable_multi_store: 1 }),
      response('mela.businesses.get_businesses', {
        businesses: [
          { ...seller, name: 'BS-00001', business_name: 'Asha Crafts' },
          { ...seller, name: 'BS-00002', business_name: 'Kite House' },
        ],
        default_business: 'BS-00001',
      }),
    ],
  })
  await press(/Chennai/, 'radio')
  expect(await shown.findByRole('heading', { name: 'Stores in Chennai' })).toBeDefined()
  const own = await shown.findByRole<HTMLInputElement>('radio', { name: /Asha Crafts/ })
  expect(own.checked).toBe(true)
})
