import { expect, test } from 'vitest'
import { median } from './statistics.ts'

test('The median of an odd number of figures is the middle one', () => {
  expect(median([9, 1, 5])).toBe(5)
})

test('The median of an even number of figures is halfway between the two middle ones', () => {
  expect(median([4, 1, 10, 2])).toBe(3)
})

test('An empty list has no median', () => {
  expect(() => median([])).toThrow(RangeError)
})
