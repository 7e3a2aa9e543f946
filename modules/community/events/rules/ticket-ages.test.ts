import { expect, test } from 'vitest'
import { hasWrongAges } from './ticket-ages.ts'

test('a ticket that starts at a higher age than it ends is for nobody', () => {
  expect(hasWrongAges({ min_age: 12, max_age: 5 })).toBe(true)
  expect(hasWrongAges({ min_age: 5, max_age: 5 })).toBe(false)
  expect(hasWrongAges({ min_age: null, max_age: 4 })).toBe(false)
})
