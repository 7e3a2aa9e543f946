import { expect, test } from 'vitest'
import { birthDateProblem } from './birth-date.ts'

test('a child is born by today', () => {
  expect(birthDateProblem('2026-11-21', '2026-11-20')).toBe('born_in_future')
  expect(birthDateProblem('2026-11-20', '2026-11-20')).toBeNull()
})

test('a year that cannot be right is told', () => {
  expect(birthDateProblem('1919-04-02', '2026-11-20')).toBe('too_old')
  expect(birthDateProblem('2002-04-02', '2026-11-20')).toBeNull()
})
