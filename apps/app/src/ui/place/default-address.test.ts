import { expect, test } from 'vitest'
import { defaultAt, defaultOf } from './delivery-address.ts'
import type { Address } from './place-calls.ts'

const address = (name: string, zipcode: string, is_default: 0 | 1 = 0): Address => ({
  ...{ name, zipcode, is_default, title: name, contact_name: 'Meena', phone: '+919840012345', show: 1 },
  ...{ address_line1: '4 Temple Street', address_line2: null, landmark: null, city: 'Chennai' },
  ...{ state: 'Tamil Nadu', country: 'IN', latitude: null, longitude: null },
})
const work = address('Work', '600004')
const home = address('Home', '600090', 1)
const uncle = address('Uncle', '600090')

test('The first address is the default unless another one is marked', () => {
  expect(defaultOf([])).toBeNull()
  expect(defaultOf([work, uncle])).toBe(work)
  expect(defaultOf([work, uncle, home])).toBe(home)
})

test('With a postal code, only addresses at it count', () => {
  expect(defaultAt([work, uncle, home], '600090')).toBe(home)
  expect(defaultAt([work, home], '600004')).toBe(work)
  expect(defaultAt([work, home], '110001')).toBeNull()
})
