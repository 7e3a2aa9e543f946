import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionOf, lostCommission, partsIn, rateFor } from './commission.rules.ts'

const all = { category: null, rate: 5, valid_from: '2026-01-01' }
const clay = { category: 'clay', rate: 8, valid_from: '2026-01-01' }

test('The nearest category decides, then the latest rate', () => {
  expect(rateFor([all, clay], ['pots', 'clay'], '2026-02-01')).toBe(8)
  expect(rateFor([all, clay], ['cloth'], '2026-02-01')).toBe(5)
  const later = { ...clay, rate: 3, valid_from: '2026-03-01' }
  expect(rateFor([all, clay, later], ['clay'], '2026-02-28')).toBe(8)
  expect(rateFor([all, clay, later], ['clay'], '2026-03-01')).toBe(3)
  expect(rateFor([all], ['clay'], '2025-12-31')).toBe(0)
})

test('A commission is rounded down to the paisa and is never more than its sale', () => {
  expect(commissionOf(333_33, 7.5)).toBe(24_99)
  fc.assert(
    fc.property(fc.nat(10_000_000_00), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const commission = commissionOf(amount, hundredths / 100)
      expect(commission).toBeLessThanOrEqual(amount)
      expect(commission).toBeGreaterThanOrEqual(0)
    }),
  )
})

const part = fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), percent: fc.nat(100) })

test('Returns take back between nothing and all of a commission, and never less for more returned items', () => {
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (sold, one, other) => {
        const parts = sold.map(({ amount, percent }, place) => ({
          ...{ key: String(place), amount, commission: commissionOf(amount, percent) },
        }))
        const lostAt = (share: number) =>
          lostCommission(
            parts,
            parts.map(({ key, amount }) => ({ key, remaining: Math.floor(amount * share) })),
          )
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(lostAt(1)).toBe(0)
        expect(lostAt(0)).toBe(parts.reduce((sum, { commission }) => sum + commission, 0))
        expect(lostAt(less)).toBeGreaterThanOrEqual(lostAt(more))
      },
    ),
  )
})

test('A sold item that is missing counts as returned', () => {
  expect(lostCommission([{ key: 'a', amount: 100, commission: 10 }], [])).toBe(10)
})

test('Stored parts are read back, and anything else is skipped', () => {
  const parts = [{ key: 'a', amount: 100, commission: 10 }]
  expect(partsIn(JSON.stringify([...parts, { key: 1 }, null]))).toEqual(parts)
  expect(partsIn('{}')).toEqual([])
})
