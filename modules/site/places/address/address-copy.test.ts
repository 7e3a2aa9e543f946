import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DialectError } from '#framework/errors'
import { readAddress } from './address-copy.ts'
import { stateNames } from './states.ts'

const home = {
  ...{ contact_name: ' Lakshmi V ', phone: '98400 12345', address_line1: '7 Lake View Street' },
  ...{ city: 'Chennai', state: 'tamil nadu', zipcode: '600 090' },
}

function refusedField(value: unknown): string | null {
  try {
    readAddress(value, 'address')
    return null
  } catch (error) {
    if (error instanceof DialectError) return error.field
    throw error
  }
}

test('Stores an address as orders snapshot it, and drops other fields', () => {
  expect(readAddress({ ...home, name: 'ADR-1', is_admin: 1 }, 'address')).toEqual({
    ...{ contact_name: 'Lakshmi V', phone: '+919840012345', address_line1: '7 Lake View Street' },
    ...{
      address_line2: null,
      landmark: null,
      city: 'Chennai',
      state: 'Tamil Nadu',
      zipcode: '600090',
      country: 'IN',
    },
  })
})

test.each([
  [null, 'address'],
  ['7 Lake View Street', 'address'],
  [{ ...home, contact_name: '' }, 'address.contact_name'],
  [{ ...home, phone: '12' }, 'address.phone'],
  [{ ...home, address_line1: undefined }, 'address.address_line1'],
  [{ ...home, landmark: 7 }, 'address.landmark'],
  [{ ...home, city: 'x'.repeat(81) }, 'address.city'],
  [{ ...home, zipcode: '60009' }, 'address.zipcode'],
  [{ ...home, zipcode: '000001' }, 'address.zipcode'],
  [{ ...home, state: 'Ontario' }, 'address.state'],
  [{ ...home, country: 'I' }, 'address.country'],
])('Refuses %j and names the invalid field: %s', (value, field) => expect(refusedField(value)).toBe(field))

test('Another country has its own states and postal codes', () => {
  const abroad = { ...home, country: 'gb', state: 'London', zipcode: 'SE1 7PB' }
  expect(readAddress(abroad, 'address')).toMatchObject({ country: 'GB', state: 'London', zipcode: 'SE1 7PB' })
})

const word = fc.string({ minLength: 1, maxLength: 80 }).filter((text) => text.trim() !== '')

test('A parsed address parses to itself, whatever it contains', () => {
  const addresses = fc.record({
    ...{ contact_name: word, address_line1: word, address_line2: fc.option(word), landmark: fc.option(word) },
    ...{ city: word, state: fc.constantFrom(...stateNames), phone: fc.constant('+919840012345') },
    zipcode: fc.integer({ min: 100_000, max: 999_999 }).map(String),
  })
  fc.assert(
    fc.property(addresses, (address) => {
      const once = readAddress(address, 'address')
      expect(readAddress(once, 'address')).toEqual(once)
    }),
  )
})

test('Any client input is parsed or refused with a field name', () => {
  fc.assert(fc.property(fc.anything(), (value) => refusedField(value)?.startsWith('address') ?? true))
})
