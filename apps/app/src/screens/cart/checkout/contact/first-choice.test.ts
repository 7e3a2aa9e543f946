import { expect, test } from 'vitest'
import type { Address } from '../../../../ui/place/place-calls.ts'
import { firstChoice } from './contact-part.tsx'

const address = (name: string, zipcode: string, is_default: 0 | 1 = 0): Address => ({
  ...{ name, zipcode, is_default, title: name, contact_name: 'Meena', phone: '+919840012345', show: 1 },
  ...{ address_line1: `${name} Street`, address_line2: null, landmark: null, city: 'Chennai' },
  ...{ state: 'Tamil Nadu', country: 'IN', latitude: null, longitude: null },
})
const [home, work, uncle] = [
  address('Home', '600090', 1),
  address('Work', '600004'),
  address('Uncle', '600004'),
]

test('Chooses the cart’s own address, else one at its postal code, else the default', () => {
  const all = [home, work, uncle]
  expect(firstChoice({ address: uncle, postal_code: '600004' }, all)).toBe(uncle)
  const elsewhere = { ...uncle, address_line1: 'Another Street' }
  expect(firstChoice({ address: elsewhere, postal_code: '600004' }, all)).toBeNull()
  expect(firstChoice({ address: null, postal_code: '600004' }, all)).toBe(work)
  expect(firstChoice({ address: null, postal_code: '110001' }, all)).toBe(home)
  expect(firstChoice({ address: null, postal_code: null }, [])).toBeNull()
})
