import { expect, test } from 'vitest'
import { nextYearly, SATURDAY, SUNDAY, weekdayFrom } from './days.ts'

test('A weekday is found on or after the given day', () => {
  expect(weekdayFrom('2026-11-20', SATURDAY, 1)).toBe('2026-11-21')
  expect(weekdayFrom('2026-11-20', SATURDAY, 2)).toBe('2026-11-28')
  expect(weekdayFrom('2026-11-22', SUNDAY, 0)).toBe('2026-11-22')
})

test('A festival is placed in its own season, this year or the next', () => {
  expect(nextYearly('2026-11-20', '12-18')).toBe('2026-12-18')
  expect(nextYearly('2026-11-20', '01-10')).toBe('2027-01-10')
  expect(nextYearly('2026-12-15', '12-18')).toBe('2027-12-18')
})
