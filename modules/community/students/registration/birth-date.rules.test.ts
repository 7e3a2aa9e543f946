import { expect, test } from 'vitest'
import { isTooOld } from './student-registration.hooks.ts'

test('Reports an implausible birth year', () => {
  expect(isTooOld('1919-04-02', '2026-11-20')).toBe(true)
  expect(isTooOld('2002-04-02', '2026-11-20')).toBe(false)
})
