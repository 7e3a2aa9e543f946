import { expect, test } from 'vitest'
import { median } from './statistics.ts'

test('the median of an odd number of figures is the one in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('the median of an even number of figures is between the two in the middle', () => {
  expect(median([4, 1, 10, 2])).toBe(3)
})

test('nothing has no median', () => {
  expect(() => median([])).toThrow(RangeError)
})
