import { expect, test } from 'vitest'
import { formatHours, findReportProblem } from './worked-time.rules.ts'

const today = '2026-11-20'

test('Accepts reported hours from today back to a quarter of a year', () => {
  expect(findReportProblem({ on_day: today, minutes: 60 }, today)).toBeNull()
  expect(findReportProblem({ on_day: '2026-08-22', minutes: 60 }, today)).toBeNull()
  expect(findReportProblem({ on_day: '2026-08-21', minutes: 60 }, today)).toBe('hours_too_old')
  expect(findReportProblem({ on_day: today, minutes: 961 }, today)).toBe('hours_too_long')
})

test('Messages state minutes as hours', () => {
  expect([0, 5, 60, 90, 6150].map(formatHours)).toEqual(['0', '0.08', '1', '1.5', '102.5'])
})
