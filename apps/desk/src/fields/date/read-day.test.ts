import { expect, test } from 'vitest'
import { readDay } from './day-picker.tsx'

const today = new Date(2026, 10, 20)

test.each([
  ['2026-11-29', '2026-11-29'],
  ['29/11/2026', '2026-11-29'],
  ['29.11.26', '2026-11-29'],
  ['29 Nov', '2026-11-29'],
  ['29 november 2027', '2027-11-29'],
  ['5', '2026-11-05'],
  [' 1-2 ', '2026-02-01'],
])('%s is the day %s', (typed, day) => {
  expect(readDay(typed, today)).toBe(day)
})

test.each(['', 'soon', '31/02/2026', '2026-13-01', '29/29', '0', '1 foo 2026'])(
  '%s is not a day',
  (typed) => {
    expect(readDay(typed, today)).toBeNull()
  },
)
