import { expect, test } from 'vitest'
import { financialYearOf } from './number-series.rules.ts'

test.each([
  ['2026-04-01', '2026-27'],
  ['2027-03-31', '2026-27'],
  ['2027-04-01', '2027-28'],
  ['2099-12-31', '2099-00'],
])('Puts %s into the financial year %s where years begin in April', (day, name) => {
  expect(financialYearOf(day, 4).name).toBe(name)
})

test('A year has its first and its last day', () => {
  expect(financialYearOf('2028-02-29', 4)).toEqual({
    name: '2027-28',
    firstDay: '2027-04-01',
    lastDay: '2028-03-31',
  })
})

test('A year that begins in March ends with the last of February, leap years too', () => {
  expect(financialYearOf('2027-11-20', 3).lastDay).toBe('2028-02-29')
  expect(financialYearOf('2026-11-20', 3).lastDay).toBe('2027-02-28')
})

test('A calendar year is named by one number', () => {
  expect(financialYearOf('2026-11-20', 1)).toEqual({
    name: '2026',
    firstDay: '2026-01-01',
    lastDay: '2026-12-31',
  })
})
