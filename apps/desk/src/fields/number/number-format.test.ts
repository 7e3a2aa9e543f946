import { expect, test } from 'vitest'
import { formatDuration, formatNumber, formatPercent } from './number-format.ts'

test('A percentage shows the stored value out of a hundred', () => {
  expect(formatPercent(12.5, 'en')).toBe('12.5%')
  expect(formatPercent(7, 'ta')).toContain('7')
})

test('A duration is formatted in the desk’s language', () => {
  expect(formatDuration(5400, 'en')).toBe('1 hr 30 mins')
  expect(formatDuration(5400, 'ta')).toMatch(/\p{Script=Tamil}/u)
  expect(formatDuration(5400, 'hi')).toMatch(/\p{Script=Devanagari}/u)
})

test('Numbers are grouped by lakh', () => {
  expect(formatNumber(123_456.5, 'en')).toBe('1,23,456.5')
})
