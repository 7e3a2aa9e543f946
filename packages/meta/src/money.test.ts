import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, toDecimal, toMinorUnits } from './index.ts'

const minorUnits = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

test('Every amount in minor units survives the round trip over the wire', () => {
  fc.assert(fc.property(minorUnits, (minor) => toMinorUnits(toDecimal(minor)) === minor))
})

test('An amount with a third decimal is refused', () => {
  const smaller = fc.integer({ min: -100_000_000, max: 100_000_000 })
  const mills = fc.integer({ min: 1, max: 9 })
  fc.assert(fc.property(smaller, mills, (minor, mill) => toMinorUnits((minor * 10 + mill) / 1000) === null))
})

test.each([
  [4.35, 435],
  [0.1 + 0.2, 30],
  [-0, 0],
  [1.005, null],
  [2 ** 53, null],
  [Number.POSITIVE_INFINITY, null],
])('%d is %s in minor units', (amount, minor) => {
  expect(toMinorUnits(amount)).toBe(minor)
})

test('Rupees are grouped by lakh, and whole amounts drop the decimals', () => {
  expect(formatMoney(12_345_600, 'INR', 'en')).toBe('₹1,23,456')
  expect(formatMoney(450, 'INR', 'en')).toBe('₹4.50')
  expect(formatMoney(12_345_600, 'INR', 'ta')).toContain('1,23,456')
  expect(formatMoney(450, 'INR', 'en-GB')).toBe('₹4.50')
})
