import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMeasure, parseMeasure, calculatePercentage } from '../instalment/instalment-arithmetic.ts'

test('A percentage is exact to the paisa, and half a paisa rounds up', () => {
  expect(calculatePercentage(12_000_00, 10)).toBe(1_200_00)
  expect(calculatePercentage(999, 12.5)).toBe(125)
  expect(calculatePercentage(1, 50)).toBe(1)
  expect(calculatePercentage(1, 49.99)).toBe(0)
})

test('A share is never negative, above the total or more than half a paisa off', () => {
  const hundredths = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_00 }), hundredths, (amount, part) => {
      const share = calculatePercentage(amount, part / 100)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(amount)
      expect(Math.abs(share * 10_000 - amount * part)).toBeLessThanOrEqual(5_000)
    }),
  )
})

test('An empty rule computes nothing', () => {
  expect(parseMeasure({ kind: 'none', percent: 10, amount: 500 })).toBeNull()
  expect(parseMeasure({ kind: 'percent', percent: null, amount: 500 })).toBeNull()
  expect(parseMeasure({ kind: 'amount', percent: 10, amount: 0 })).toBeNull()
  expect(applyMeasure(null, 100)).toBe(0)
  expect(applyMeasure(parseMeasure({ kind: 'amount', percent: null, amount: 500 }), 100)).toBe(500)
  expect(applyMeasure(parseMeasure({ kind: 'percent', percent: 10, amount: 500 }), 100)).toBe(10)
})
