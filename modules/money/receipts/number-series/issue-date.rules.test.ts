import { expect, test } from 'vitest'
import { nextIssueDate } from './number-series.rules.ts'

test('a receipt is dated today', () => {
  expect(nextIssueDate('2026-11-20', null)).toBe('2026-11-20')
  expect(nextIssueDate('2026-11-20', '2026-11-20')).toBe('2026-11-20')
  expect(nextIssueDate('2026-11-20', '2025-01-01')).toBe('2026-11-20')
})

test('whoever waited over midnight is dated like the receipt that came before his', () => {
  expect(nextIssueDate('2026-11-20', '2026-11-21')).toBe('2026-11-21')
  expect(nextIssueDate('2027-03-31', '2027-04-01')).toBe('2027-04-01')
})

test('a clock that was set back dates nothing', () => {
  expect(nextIssueDate('2026-11-20', '2026-11-22')).toBeNull()
  expect(nextIssueDate('2026-11-20', '2036-11-20')).toBeNull()
})
