import { expect, test } from 'vitest'
import { hoursInWords, hoursText, readHours } from './duration.ts'

const saturday = { day: '2026-11-28', starts: '10:00', ends: '13:00' }

test('Opening hours are stored as a text that can be read back', () => {
  expect(hoursText(saturday)).toBe('2026-11-28 10:00–13:00')
  expect(readHours('2026-11-28 10:00–13:00')).toEqual(saturday)
})

test.each(['', '2026-11-28', '2026-02-30 10:00–13:00', '2026-11-28 25:00–26:00', 'SLT-00001@2026-11-28'])(
  '%j is not a day with its hours and stays unchanged',
  (text) => {
    expect(readHours(text)).toBeNull()
    expect(hoursInWords(text, 'en')).toBe(text)
  },
)

test('Opening hours are formatted in the given language', () => {
  const hoursIn = (language: string) => hoursInWords(hoursText(saturday), language).replaceAll('\u00a0', ' ')
  expect(hoursIn('en')).toBe('Sat, 28 Nov, 2026, 10:00 am – 1:00 pm')
  expect(hoursIn('hi')).toContain('नव')
  expect(hoursIn('ta')).toContain('நவ')
})
