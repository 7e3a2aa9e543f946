import { expect, test } from 'vitest'
import { rateFor } from './commission.rules.ts'

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
