import { expect, test } from 'vitest'
import { findPurchaseProblem, offeredAmounts } from './purchase.rules.ts'

const terms = { minimum: 100_00, maximum: 10_000_00, today: '2026-11-29' }

test('An amount outside of the bounds is refused', () => {
  expect(findPurchaseProblem({ amount: 99_99, deliver_on: null }, terms)).toBe('too_little')
  expect(findPurchaseProblem({ amount: 10_000_01, deliver_on: null }, terms)).toBe('too_much')
  expect(findPurchaseProblem({ amount: 100_00, deliver_on: null }, terms)).toBe(null)
})

test('A card is delivered today or within a year', () => {
  expect(findPurchaseProblem({ amount: 500_00, deliver_on: '2026-11-28' }, terms)).toBe('past_day')
  expect(findPurchaseProblem({ amount: 500_00, deliver_on: '2026-11-29' }, terms)).toBe(null)
  expect(findPurchaseProblem({ amount: 500_00, deliver_on: '2027-11-29' }, terms)).toBe(null)
  expect(findPurchaseProblem({ amount: 500_00, deliver_on: '2027-11-30' }, terms)).toBe('far_day')
})

test('Suggested amounts are offered once, in order, where the bounds allow them', () => {
  expect(offeredAmounts([1_000_00, 50_00, 500_00, 500_00, 20_000_00], terms)).toEqual([500_00, 1_000_00])
})
