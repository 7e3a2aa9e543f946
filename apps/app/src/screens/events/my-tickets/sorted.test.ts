import { expect, test } from 'vitest'
import { coming, past } from './sorted.ts'

const days = ['2026-12-01', '2026-11-01', '2026-11-20', '2026-10-01'].map((start_date) => ({ start_date }))

test('what comes stands first with the next one on top, what was after it with the latest on top', () => {
  const dates = (items: typeof days) => items.map(({ start_date }) => start_date)
  expect(dates(coming(days, '2026-11-20'))).toEqual(['2026-11-20', '2026-12-01'])
  expect(dates(past(days, '2026-11-20'))).toEqual(['2026-11-01', '2026-10-01'])
})
