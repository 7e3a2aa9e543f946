import { expect, test } from 'vitest'
import { neighbouringDays, timespanDays } from './dates.ts'

const today = '2026-11-20'

test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['tomorrow', '2026-11-21', '2026-11-21'],
  ['last 7 days', '2026-11-13', '2026-11-20'],
  ['last 30 days', '2026-10-21', '2026-11-20'],
  ['next 14 days', '2026-11-20', '2026-12-04'],
  ['last week', '2026-11-08', '2026-11-14'],
  ['this week', '2026-11-15', '2026-11-21'],
  ['Next  Week', '2026-11-22', '2026-11-28'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['this month', '2026-11-01', '2026-11-30'],
  ['next month', '2026-12-01', '2026-12-31'],
  ['last quarter', '2026-07-01', '2026-09-30'],
  ['this quarter', '2026-10-01', '2026-12-31'],
  ['next quarter', '2027-01-01', '2027-03-31'],
  ['last 6 months', '2026-04-01', '2026-09-30'],
  ['next 6 months', '2027-01-01', '2027-06-30'],
  ['last year', '2025-01-01', '2025-12-31'],
  ['this year', '2026-01-01', '2026-12-31'],
  ['next year', '2027-01-01', '2027-12-31'],
])('%s is %s to %s', (words, first, last) => {
  expect(timespanDays(words, today)).toEqual([first, last])
})

test('A month has its own length on whatever day it is requested', () => {
  expect(timespanDays('last month', '2028-03-31')).toEqual(['2028-02-01', '2028-02-29'])
  expect(timespanDays('next month', '2026-01-31')).toEqual(['2026-02-01', '2026-02-28'])
  expect(timespanDays('this week', '2026-11-22')).toEqual(['2026-11-22', '2026-11-28'])
})

test.each(['', 'soon', 'last 8 days', 'this 7 days', 'this 6 months', 'last constructor'])(
  '%j is not a timespan',
  (words) => {
    expect(timespanDays(words, today)).toBeNull()
  },
)

test('Previous and next name whole weeks, months, quarters and years', () => {
  expect(neighbouringDays('previous', '1 week', today)).toEqual(['2026-11-08', '2026-11-14'])
  expect(neighbouringDays('previous', '3 months', today)).toEqual(['2026-07-01', '2026-09-30'])
  expect(neighbouringDays('next', '1 year', today)).toEqual(['2027-01-01', '2027-12-31'])
  expect(neighbouringDays('next', 'today', today)).toBeNull()
  expect(neighbouringDays('next', 'constructor', today)).toBeNull()
})
