import { expect, test } from 'vitest'
import { chartMonths } from './chart-months.ts'
import { daysOfMonths, isMonthRange } from './months.ts'

test('A range of months becomes its first and last day', () => {
  expect(daysOfMonths({ first: '2026-11', last: '2027-02' })).toEqual({
    from: '2026-11-01',
    to: '2027-02-28',
  })
  expect(daysOfMonths({ first: '2028-02', last: '2028-02' }).to).toBe('2028-02-29')
})

test('A range has both months, in order, and at most 13', () => {
  expect(isMonthRange({ first: '2026-04', last: '2027-04' })).toBe(true)
  expect(isMonthRange({ first: '2026-04', last: '2027-05' })).toBe(false)
  expect(isMonthRange({ first: '2026-05', last: '2026-04' })).toBe(false)
  expect(isMonthRange({ first: '', last: '2026-04' })).toBe(false)
})

test('The chart counts charges and payments by month, and no credit or points', () => {
  const line = { kind: 'fees', unit: 'money', movement: 'charged', amount: 500, date: '2026-11-10' } as const
  expect(
    chartMonths([
      line,
      { ...line, movement: 'reduced', amount: -100 },
      { ...line, movement: 'paid', amount: -300, date: '2027-01-02' },
      { ...line, kind: 'credit', movement: 'added', amount: 70 },
      { ...line, kind: 'points', unit: 'points', movement: 'added', amount: 12, date: '2027-03-01' },
    ]),
  ).toEqual([
    { month: '2026-11', charged: 400, paid: 0 },
    { month: '2026-12', charged: 0, paid: 0 },
    { month: '2027-01', charged: 0, paid: 300 },
  ])
  expect(chartMonths([])).toEqual([])
})
