import { expect, test } from 'vitest'
import { calculateProgress, calculateTotalProgress } from './campaign-progress.ts'

const library = { name: 'CP-001', title: 'Library', description: null, goal: 1000_00 }
const trees = { name: 'CP-002', title: 'Trees', description: 'Neem', goal: 0 }
const counted = {
  balances: new Map([
    ['CP-001', -250_10],
    ['CP-002', 5_00],
  ]),
  counts: new Map([['CP-001', 2]]),
}

test('Campaign progress is the ledger’s credit total and never below zero', () => {
  expect(calculateProgress([library, trees], counted)).toEqual([
    { name: 'CP-001', title: 'Library', description: null, goal: 1000, raised: 250.1, count: 2 },
    { name: 'CP-002', title: 'Trees', description: 'Neem', goal: null, raised: 0, count: 0 },
  ])
})

test('The total goal exists only when every campaign has one', () => {
  const [one] = calculateProgress([library], counted)
  const all = calculateProgress([library, trees], counted)
  expect(calculateTotalProgress(one ? [one, one] : [])).toEqual({ goal: 2000, raised: 500.2, count: 4 })
  expect(calculateTotalProgress(all)).toEqual({ goal: null, raised: 250.1, count: 2 })
  expect(calculateTotalProgress([])).toEqual({ goal: null, raised: 0, count: 0 })
})
