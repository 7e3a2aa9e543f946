import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, datetimeIn, dayIn, isDate } from './index.ts'

test('Adding and subtracting the same number of days gives the same day', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
      const day = date.toISOString().slice(0, 10)
      return addDays(addDays(day, count), -count) === day && isDate(addDays(day, count))
    }),
  )
})

test('The current day depends on the time zone', () => {
  const moment = new Date('2026-11-20T20:00:00Z')
  expect(dayIn('Asia/Kolkata', moment)).toBe('2026-11-21')
  expect(dayIn('UTC', moment)).toBe('2026-11-20')
})

test('A moment is written in the site’s time zone', () => {
  expect(datetimeIn('Asia/Kolkata', new Date('2026-11-28T18:45:09Z'))).toBe('2026-11-29 00:15:09')
  expect(datetimeIn('America/New_York', new Date('2026-01-01T04:59:59Z'))).toBe('2025-12-31 23:59:59')
})
