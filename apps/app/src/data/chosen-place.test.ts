import { expect, test } from 'vitest'
import { chosenPlace, choosePlace, readDeviceAddress, type ChosenPlace } from './chosen-place.ts'
import { memoryStore } from './device/memory-store.ts'

test('The stored place of a device is read back', () => {
  const stored = {
    ...{ zipcode: '600090', country: 'IN', city: 'Chennai', state: 'Tamil Nadu', address: 'Chennai 600090' },
    ...{ latitude: 12.99, longitude: null, show: 1 },
  }
  expect(readDeviceAddress(JSON.stringify(stored))).toEqual(stored)
  expect(readDeviceAddress('{"zipcode":"600090","show":0,"latitude":"x"}')).toMatchObject({
    ...{ zipcode: '600090', city: '', latitude: null, show: 0 },
  })
})

test('Unreadable storage reads as no place', () => {
  for (const text of [null, '', '{', 'null', '7', '[]', '{}', '{"zipcode":7}'])
    expect(readDeviceAddress(text)).toBeNull()
})

const tambaram: ChosenPlace = {
  ...{ business: 'BS-00002', city: 'Tambaram', core_city: 'Chennai' },
  address: {
    ...{
      zipcode: '600045',
      country: 'IN',
      city: 'Tambaram',
      state: 'Tamil Nadu',
      address: 'Tambaram 600045',
    },
    ...{ latitude: null, longitude: null, show: 1 },
  },
}

test('On a site with several stores, business and city are stored on the device', () => {
  const store = memoryStore()
  choosePlace(tambaram, true, store)
  expect([store.read('businessid'), store.read('city')]).toEqual(['BS-00002', 'Tambaram'])
  expect(readDeviceAddress(store.read('Address'))).toEqual(tambaram.address)
  expect(chosenPlace(true)).toEqual(tambaram)
})

test('On a site with one store, business and city last until the app is closed and the address is stored', () => {
  const store = memoryStore()
  choosePlace(tambaram, false, store)
  expect(store.keys()).toEqual(['Address'])
  expect(chosenPlace(false)).toEqual(tambaram)
})

test('A choice among several stores stays on the device unused while the site has one store', () => {
  const store = memoryStore()
  choosePlace(tambaram, true, store)
  expect(chosenPlace(false)).toEqual({
    ...{ business: null, city: null, core_city: null },
    address: tambaram.address,
  })
  expect(store.read('businessid')).toBe('BS-00002')
  expect(chosenPlace(true)).toEqual(tambaram)
})

test('A cleared choice is removed from the device', () => {
  const store = memoryStore()
  choosePlace(tambaram, true, store)
  choosePlace({ ...tambaram, business: null, address: null }, true, store)
  expect(store.keys()).toEqual(['city'])
})
