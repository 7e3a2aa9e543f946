import { expect, test } from 'vitest'
import { percentile } from './statistics.ts'

test('95 of a hundred figures do not exceed the 95th percentile', () => {
  const figures = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(percentile(figures, 95)).toBe(95)
})

test('The percentile of a few figures is one of them', () => {
  expect(percentile([7, 3, 5], 95)).toBe(7)
  expect(percentile([7, 3, 5], 0)).toBe(3)
})

test('An empty list has no percentile', () => {
  expect(() => percentile([], 95)).toThrow(RangeError)
})
