import { expect, test } from 'vitest'
import { DAYS_BACK, newByDay } from './new-by-day.ts'

test('documents are counted on their day, today last', () => {
  const days = newByDay('2026-11-20', [
    '2026-11-20 09:00:00.000000',
    '2026-11-20 10:00:00.000000',
    '2026-11-07 00:00:00.000000',
    '2026-11-06 23:59:59.999999',
  ])
  expect(days).toHaveLength(DAYS_BACK)
  expect(days.at(-1)).toBe(2)
  expect(days[0]).toBe(1)
  expect(days.reduce((sum, one) => sum + one, 0)).toBe(3)
})
