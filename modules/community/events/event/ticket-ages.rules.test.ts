import { expect, test } from 'vitest'
import { hasInvalidAgeRange } from './mela-event.hooks.ts'

test('Refuses a ticket whose lowest age is above its highest', () => {
  expect(hasInvalidAgeRange({ min_age: 12, max_age: 5 })).toBe(true)
  expect(hasInvalidAgeRange({ min_age: 5, max_age: 5 })).toBe(false)
  expect(hasInvalidAgeRange({ min_age: null, max_age: 4 })).toBe(false)
})
