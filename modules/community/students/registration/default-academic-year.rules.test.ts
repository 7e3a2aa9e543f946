import { expect, test } from 'vitest'
import { chooseDefaultYear, type AcademicYearOption } from './student-registration.queries.ts'

const year = (starts: number, open: 0 | 1, current: 0 | 1 = 0): AcademicYearOption => ({
  ...{ name: String(starts), starts_on: `${starts}-06-01` },
  ...{ is_open: open, is_current: current },
})

const TODAY = '2026-11-22'

test.each([
  ['the running year and the next are open: the next', [year(2027, 1), year(2026, 1, 1)], '2027'],
  ['only the next is open: it', [year(2027, 1), year(2026, 0, 1)], '2027'],
  ['two years ahead are open: the nearer', [year(2028, 1), year(2027, 1), year(2026, 0, 1)], '2027'],
  ['only years that have begun are open: the latest', [year(2025, 1), year(2026, 1)], '2026'],
  ['none is open: the current one', [year(2027, 0), year(2026, 0, 1)], '2026'],
  ['none is open and none is current: none', [year(2027, 0)], null],
])('%s', (_what, years, expected) => {
  expect(chooseDefaultYear(years, TODAY)).toBe(expected)
  expect(chooseDefaultYear(years.toReversed(), TODAY)).toBe(expected)
})

test('A year that begins today has begun, so new registrations are for the next one', () => {
  expect(chooseDefaultYear([year(2026, 1, 1), year(2027, 1)], '2026-06-01')).toBe('2027')
})
