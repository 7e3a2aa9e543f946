import { expect, test } from 'vitest'
import { nextIssueDate } from './number-series.rules.ts'

test('A receipt is dated today', () => {
  expect(nextIssueDate('2026-11-20', null)).toBe('2026-11-20')
  expect(nextIssueDate('2026-11-20', '2026-11-20')).toBe('2026-11-20')
  expect(nextIssueDate('2026-11-20', '2025-01-01')).toBe('2026-11-20')
})

test('A receipt that waited past midnight has the date of the receipt before it', () => {
  expect(nextIssueDate('2026-11-20', '2026-11-21')).toBe('2026-11-21')
  expect(nextIssueDate('2027-03-31', '2027-04-01')).toBe('2027-04-01')
})

test('Refuses to date a receipt with a clock that was set back', () => {
  expect(nextIssueDate('2026-11-20', '2026-11-22')).toBeNull()
  expect(nextIssueDate('2026-11-20', '2036-11-20')).toBeNull()
})
