import { expect, test } from 'vitest'
import { renewedExpiry } from './renewed-expiry.rules.ts'

test('Value that a refund gives back lasts at least 30 more days', () => {
  expect(renewedExpiry('2026-12-01', '2026-11-29')).toBe('2026-12-29')
  expect(renewedExpiry('2027-06-01', '2026-11-29')).toBe('2027-06-01')
})
