import { expect, test } from 'vitest'
import type { Address } from '../../ui/place/place-calls.ts'
import { placeChangeFor } from './use-place-of-cart.ts'

type PlaceSources = Parameters<typeof placeChangeFor>[0]

const address = (name: string, zipcode: string, is_default: 0 | 1 = 0): Address => ({
  ...{ name, zipcode, is_default, title: name, contact_name: 'Meena', phone: '+919840012345', show: 1 },
  ...{ address_line1: `${name} Street`, address_line2: null, landmark: null, city: 'Chennai' },
  ...{ state: 'Tamil Nadu', country: 'IN', latitude: null, longitude: null },
})
const addresses = [address('Home', '600090', 1), address('Work', '600004')]
const empty: PlaceSources['cart'] = {
  ...{ address: null, contact_name: null, phone: null, email: 'meena@example.org' },
  ...{ gstin: '33AAPFU0939F1Z2', postal_code: null, place_city: null, place_state: null },
}
const changeFor = (sources: Partial<PlaceSources>) =>
  placeChangeFor({ cart: empty, device: null, isSent: false, addresses, ...sources })
const at = (postal_code: string): PlaceSources['cart'] => ({ ...empty, postal_code })
const street = (sources: Partial<PlaceSources>) => changeFor(sources)?.values

test('A cart without a place gets the default address with its invoice details', () => {
  expect(changeFor({})).toMatchObject({
    change: 'mela.cart.set_address',
    values: {
      address: { address_line1: 'Home Street', zipcode: '600090' },
      ...{ contact_name: 'Meena', email: 'meena@example.org', gstin: '33AAPFU0939F1Z2' },
    },
    device: null,
  })
  expect(changeFor({ addresses: [] })).toBeNull()
})

test('The place chosen on the device comes first, as a saved address where one matches', () => {
  const newer = { change: 'mela.cart.set_place', values: { postal_code: '110001' }, device: '110001' }
  expect(changeFor({ device: '110001' })).toEqual(newer)
  expect(changeFor({ device: '110001', cart: at('600090') })).toEqual(newer)
  expect(street({ device: '600004' })).toMatchObject({ address: { address_line1: 'Work Street' } })
})

test('A cart keeps its own place, and its address is filled in', () => {
  expect(changeFor({ cart: at('110001'), device: '600004', isSent: true })).toBeNull()
  expect(street({ cart: at('600004') })).toMatchObject({ address: { address_line1: 'Work Street' } })
  const placed = { ...at('600004'), address: { ...address('Uncle', '600004') } }
  expect(changeFor({ cart: placed })).toBeNull()
})
