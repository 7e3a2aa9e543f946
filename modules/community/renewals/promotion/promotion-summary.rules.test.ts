import { expect, test } from 'vitest'
import { type PromotionProblemKind, promotionSummary } from './plan-promotion.rules.ts'

const row = (student: string, problem: PromotionProblemKind | null) => ({
  ...{ student, from: 'Class 1', to: 'Class 2', problem },
  enrolment: { full_name: `${student} Rajan` },
})

test('A plan summary gives counts and names those who do not move up', () => {
  const rows = [row('a', null), row('b', null), row('c', 'already there')]
  const problems = [row('d', 'class is full'), row('e', 'no next class')]
  expect(promotionSummary([...rows, ...problems])).toEqual({
    ...{ count: 2, placed: 1, staying: 1, leaving: 1 },
    problems: [
      { student: 'd', full_name: 'd Rajan', from_class: 'Class 1', problem: 'class is full' },
      { student: 'e', full_name: 'e Rajan', from_class: 'Class 1', problem: 'no next class' },
    ],
  })
})

test('Counts all children, even more than the table has rows', () => {
  const rows = Array.from({ length: 1001 }, (_, index) => row(`s${index}`, 'no next class'))
  const { leaving, problems } = promotionSummary(rows)
  expect([leaving, problems.length]).toEqual([1001, 1000])
})
