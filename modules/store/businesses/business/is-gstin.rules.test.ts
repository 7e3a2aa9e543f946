import { expect, test } from 'vitest'
import { isGstin } from './business.rules.ts'

test('a number with the right check character is accepted', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true)
})

test('one wrong character is noticed', () => {
  expect(isGstin('27AAPFU0939F1ZW')).toBe(false)
  expect(isGstin('28AAPFU0939F1ZV')).toBe(false)
  expect(isGstin('27AAPFU0939F1Z')).toBe(false)
})
