import { expect, test } from 'vitest'
import { lastDay } from './validity.rules.ts'

test('A card lasts until the same day of a later month, or the last day of a shorter one', () => {
  expect(lastDay('2026-11-29', 12)).toBe('2027-11-29')
  expect(lastDay('2028-02-29', 12)).toBe('2029-02-28')
  expect(lastDay('2026-08-31', 13)).toBe('2027-09-30')
})
