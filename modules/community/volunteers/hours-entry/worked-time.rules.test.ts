import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canCheckIn,
  MAX_SHIFT_MINUTES,
  minutesBetween,
  addMinutes,
  workedMinutes,
} from './worked-time.rules.ts'

const ends_at = '2026-12-05 12:00:00.000000'

test('Worked time is the time between check-in and check-out', () => {
  const clocked = { clocked_in_at: '2026-12-05 08:50:00', clocked_out_at: '2026-12-05 12:10:00', ends_at }
  expect(workedMinutes(clocked)).toBe(200)
})

test('A forgotten check-out counts at most an hour beyond the shift', () => {
  const clocked = { clocked_in_at: '2026-12-05 09:00:00', clocked_out_at: '2026-12-07 20:00:00', ends_at }
  expect(workedMinutes(clocked)).toBe(240)
})

test('Worked time is never negative or above the longest day', () => {
  const clock = fc.integer({ min: -5000, max: 5000 }).map((minutes) => addMinutes(ends_at, minutes))
  fc.assert(
    fc.property(clock, clock, (clocked_in_at, clocked_out_at) => {
      const minutes = workedMinutes({ clocked_in_at, clocked_out_at, ends_at })
      expect(minutes).toBeGreaterThanOrEqual(0)
      expect(minutes).toBeLessThanOrEqual(MAX_SHIFT_MINUTES)
    }),
  )
})

test('Adding minutes recalculates the hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (minutes) => {
      expect(minutesBetween(ends_at, addMinutes(ends_at, minutes))).toBe(minutes)
    }),
  )
})

test('Check-in is open from an hour before the shift until its end', () => {
  const shift = { starts_at: '2026-12-05 09:00:00.000000', ends_at }
  expect(canCheckIn(shift, '2026-12-05 07:59:59')).toBe(false)
  expect(canCheckIn(shift, '2026-12-05 08:00:00')).toBe(true)
  expect(canCheckIn(shift, '2026-12-05 11:59:59')).toBe(true)
  expect(canCheckIn(shift, '2026-12-05 12:00:00')).toBe(false)
})
