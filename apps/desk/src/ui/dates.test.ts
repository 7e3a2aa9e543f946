import { expect, test } from 'vitest'
import { dayText, momentText, shortMomentText, timeText } from './dates.ts'

test('A day is formatted in the reader’s language without a time zone shift', () => {
  expect(dayText('2026-11-29', 'en')).toBe('29 Nov 2026')
  expect(dayText('2026-11-29', 'ta')).toMatch(/\p{Script=Tamil}/u)
})

test('A moment is shown in the site’s time zone', () => {
  expect(momentText('2026-11-29 23:30:00.000000', 'en')).toMatch(/29 Nov 2026.*11:30/)
  expect(timeText('07:05:00', 'en')).toMatch(/7:05/)
})

test('The day of a recent time precedes its month in each language', () => {
  const recent = '2026-11-29 17:32:00.000000'
  expect(shortMomentText(recent, 'en')).toBe('29 Nov, 5:32\u00a0pm')
  expect(shortMomentText(recent, 'hi')).toMatch(/^29 नव॰, 5:32/)
  expect(shortMomentText(recent, 'ta')).toMatch(/^29 நவ\., 5:32/)
  expect(shortMomentText('', 'ta')).toBe('')
})

test('No line breaks before am and pm', () => {
  expect(timeText('07:05:00', 'en')).toBe('7:05\u00a0am')
  expect(timeText('16:19:00', 'ta')).toBe('4:19\u00a0PM')
})

test('An invalid date is shown unchanged', () => {
  expect(dayText('soon', 'en')).toMatch(/soon/)
})
