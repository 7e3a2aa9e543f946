import { expect, test } from 'vitest'
import { hasInvalidAgeRange } from './mela-event.hooks.ts'

test('a ticket that starts at a higher age than it ends is for nobody', () => {
  expect(hasInvalidAgeRange({ min_age: 12, max_age: 5 })).toBe(true)
  expect(hasInvalidAgeRange({ min_age: 5, max_age: 5 })).toBe(false)
  expect(hasInvalidAgeRange({ min_age: null, max_age: 4 })).toBe(false)
})
