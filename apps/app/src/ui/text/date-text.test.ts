import { expect, test } from 'vitest'
import { clockText, longDay, monthAndYear, plainDay, shortDay, whenText } from './date-text.ts'

test('A day is formatted in the language’s own style', () => {
  expect(shortDay('2026-11-29', 'en')).toBe('Sun\u00a029\u00a0Nov')
  expect(longDay('2026-11-27', 'en')).toBe('Friday, 27 November')
  expect(monthAndYear('2026-12-01', 'hi')).toBe('दिसंबर 2026')
  expect(shortDay('2026-11-29', 'ta')).toContain('29')
})

test('A date with its year stays on one line', () => {
  expect(plainDay('2027-05-31', 'en')).toBe('31\u00a0May\u00a02027')
})

test('A time is shown in the event’s zone, whatever the reader’s zone', () => {
  expect(clockText('07:00:00', 'en')).toBe('7:00\u00a0am')
  expect(clockText('7:05:00', 'en')).toBe('7:05\u00a0am')
  expect(clockText('18:30:00.000000', 'en')).toBe('6:30\u00a0pm')
})

test('A longer event shows its first and its last day', () => {
  const event = { start_date: '2026-11-29', end_date: '2026-11-30', start_time: '07:00:00' }
  expect(whenText(event, 'en')).toBe('Sun\u00a029\u00a0Nov – Mon\u00a030\u00a0Nov')
  expect(whenText({ ...event, end_date: null }, 'en')).toBe('Sun\u00a029\u00a0Nov, 7:00\u00a0am')
  expect(whenText({ start_date: '2026-11-29' }, 'en')).toBe('Sun\u00a029\u00a0Nov')
})

test('An invalid date is shown unchanged', () => {
  expect(shortDay('soon', 'en')).toBe('soon\u00a0soon\u00a0soon')
  expect(clockText('noon', 'en')).toBe('noon')
})
