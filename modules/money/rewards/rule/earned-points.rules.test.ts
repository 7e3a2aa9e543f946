import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRule, nextTier, pointsFor, tierOf, type EarningRule } from './earned-points.rules.ts'

const rule = (changes: Partial<EarningRule> = {}): EarningRule => ({
  ...{ category: null, points: 5, per_amount: 100_00, valid_from: '2026-01-01', valid_until: null },
  ...changes,
})

test('Points are in proportion to the amount, rounded down', () => {
  expect(pointsFor(100_00, rule(), 0)).toBe(5)
  expect(pointsFor(119_99, rule(), 0)).toBe(5)
  expect(pointsFor(120_00, rule(), 0)).toBe(6)
  expect(pointsFor(19_99, rule(), 0)).toBe(0)
})

test('A tier adds its percentage before rounding', () => {
  expect(pointsFor(200_00, rule(), 10)).toBe(11)
  expect(pointsFor(100_00, rule(), 12.5)).toBe(5)
  expect(pointsFor(1600_00, rule(), 12.5)).toBe(90)
})

test('Points of parts never exceed those of the whole', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000_00 })
  const sale = fc.record({
    ...{ one: amount, other: amount, points: fc.integer({ min: 0, max: 10_000 }) },
    bonus: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(sale, ({ one, other, points, bonus }) => {
      const of = (value: number) => pointsFor(value, rule({ points }), bonus)
      expect([0, 1]).toContain(of(one + other) - of(one) - of(other))
    }),
  )
})

test('The nearest category decides, then the latest rule', () => {
  const everything = rule({ points: 1 })
  const books = rule({ category: 'books', points: 2 })
  const newer = rule({ category: 'books', points: 3, valid_from: '2026-06-01' })
  const rules = [everything, books, newer]
  expect(findRule(rules, ['novels', 'books'], '2026-05-01')).toBe(books)
  expect(findRule(rules, ['novels', 'books'], '2026-06-01')).toBe(newer)
  expect(findRule(rules, ['toys'], '2026-06-01')).toBe(everything)
})

test('A rule that ended or has not begun gives nothing', () => {
  const summer = rule({ valid_from: '2026-04-01', valid_until: '2026-05-31' })
  expect(findRule([summer], [], '2026-03-31')).toBeNull()
  expect(findRule([summer], [], '2026-05-31')).toBe(summer)
  expect(findRule([summer], [], '2026-06-01')).toBeNull()
})

test('A tier is the highest that the points of a year reach', () => {
  const tiers = [
    { tier_name: 'Gold', from_points: 1000, bonus: 25 },
    { tier_name: 'Silver', from_points: 250, bonus: 10 },
  ]
  expect(tierOf(tiers, 249)).toBeNull()
  expect(tierOf(tiers, 250)?.tier_name).toBe('Silver')
  expect(tierOf(tiers, 5000)?.tier_name).toBe('Gold')
  expect(nextTier(tiers, 0)?.tier_name).toBe('Silver')
  expect(nextTier(tiers, 250)?.tier_name).toBe('Gold')
  expect(nextTier(tiers, 1000)).toBeNull()
})
