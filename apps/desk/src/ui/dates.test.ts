import { expect, test } from 'vitest'
import { dayText, momentText, timeText } from './dates.ts'

test('a day is written as it stands, in the reader’s language', () => {
  expect(dayText('2026-11-29', 'en')).toBe('29 Nov 2026')
  expect(dayText('2026-11-29', 'ta')).toMatch(/\p{Script=Tamil}/u)
})

test('a moment keeps the site’s clock', () => {
  expect(momentText('2026-11-29 23:30:00.000000', 'en')).toMatch(/29 Nov 2026.*11:30/)
  expect(timeText('07:05:00', 'en')).toMatch(/7:05/)
})

test('what is no date is shown as it is', () => {
  expect(dayText('soon', 'en')).toMatch(/soon/)
})
