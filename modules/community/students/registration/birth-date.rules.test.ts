import { expect, test } from 'vitest'
import { isTooOld } from './student-registration.hooks.ts'

test('a year that cannot be right is told', () => {
  expect(isTooOld('1919-04-02', '2026-11-20')).toBe(true)
  expect(isTooOld('2002-04-02', '2026-11-20')).toBe(false)
})
