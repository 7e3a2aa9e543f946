import { expect, test } from 'vitest'
import { codeNumber, readCountries } from './code-requests.ts'

test('Codes go to Indian mobile numbers only by default', () => {
  expect(readCountries(null)).toEqual(['IN'])
  expect(readCountries(' ')).toEqual(['IN'])
})

test('A setting names countries by two letters', () => {
  expect(readCountries('in, ae GB')).toEqual(['IN', 'AE', 'GB'])
  expect(readCountries('IN, India')).toBeNull()
})

test.each(['+919840012345', '+916000000000', '+917001012345'])('%s is an Indian mobile number', (phone) => {
  expect(codeNumber(phone, ['IN'])).toBe('mobile')
  expect(codeNumber(phone, ['AE'])).toBe('other country')
})

test.each(['+914424981234', '+915550123456', '+91984001234'])(
  '%s is not an Indian mobile number',
  (phone) => {
    expect(codeNumber(phone, ['IN'])).toBe('no mobile')
  },
)

test.each([
  ['a satellite', '+8825512345678'],
  ['a satellite', '+88299999999'],
  ['an American premium line', '+19005551234'],
  ['an island that sells its numbers', '+2391234567'],
  ['an international premium line', '+979123456789'],
  ['a mobile number of a country that is not allowed', '+971501234567'],
])('Codes are refused for a number of %s: %s', (_, phone) => {
  expect(codeNumber(phone, ['IN'])).toBe('other country')
})

test('Codes go only to mobile numbers of an allowed country, not to premium or fixed lines', () => {
  expect(codeNumber('+971501234567', ['IN', 'AE'])).toBe('mobile')
  expect(codeNumber('+97142345678', ['IN', 'AE'])).not.toBe('mobile')
  expect(codeNumber('+449061234567', ['GB'])).not.toBe('mobile')
  expect(codeNumber('+447400123456', ['GB'])).toBe('mobile')
})
