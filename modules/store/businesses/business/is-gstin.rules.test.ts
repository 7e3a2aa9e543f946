import { expect, test } from 'vitest'
import { isGstin } from './business.rules.ts'

test('Accepts a GSTIN with the right check character', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true)
})

test('Detects one wrong character in a GSTIN', () => {
  expect(isGstin('27AAPFU0939F1ZW')).toBe(false)
  expect(isGstin('28AAPFU0939F1ZV')).toBe(false)
  expect(isGstin('27AAPFU0939F1Z')).toBe(false)
})
