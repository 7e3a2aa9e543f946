import { expect, test } from 'vitest'
import { byMonth } from './events-body.tsx'

test('Events are grouped by month, and one that has begun is in the current month', () => {
  const days = ['2026-10-30', '2026-11-29', '2026-12-05', '2026-12-12', '2027-12-01']
  const months = byMonth(
    days.map((start_date) => ({ start_date })),
    '2026-11-20',
  )
  expect(months.map(({ start, items }) => [start, items.length])).toEqual([
    ['2026-11-01', 2],
    ['2026-12-01', 2],
    ['2027-12-01', 1],
  ])
})
