import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { momentOf, timeLeftText } from './registration-next.tsx'

const t = translator('en')

test('The last hour counts down by seconds, and a longer time by minutes', () => {
  expect(timeLeftText(14 * 60_000 + 5_000, t)).toBe('14:05')
  expect(timeLeftText(1, t)).toBe('0:01')
  expect(timeLeftText(23 * 3_600_000 + 30 * 60_000, t)).toBe('23 h 30 min')
  expect(timeLeftText(-5_000, t)).toBe('0:00')
})

test('A time in the site’s zone is the same moment in every zone', () => {
  expect(momentOf('2026-11-29 07:00:00.123456', 'Asia/Kolkata')).toBe(Date.UTC(2026, 10, 29, 1, 30))
})
