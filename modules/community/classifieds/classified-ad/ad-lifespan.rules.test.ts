import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#meta'
import {
  canRenew,
  isAdVisible,
  computeExpiryDate,
  RENEWABLE_DAYS_AFTER_EXPIRY,
  RENEWABLE_DAYS_BEFORE_EXPIRY,
} from './ad-lifespan.rules.ts'

const today = '2026-11-20'
const life = (state: string, days: number, is_hidden: 0 | 1 = 0) => ({
  ...{ state, is_hidden },
  expires_on: addDays(today, days),
})

test('An ad is visible until the end of its last day', () => {
  expect(isAdVisible(life('live', 0), today)).toBe(true)
  expect(isAdVisible(life('live', -1), today)).toBe(false)
  expect(isAdVisible(life('live', 5, 1), today)).toBe(false)
  expect(isAdVisible(life('in review', 5), today)).toBe(false)
})

test('An ad is renewable near its end or soon after, but not while hidden or sold', () => {
  expect(canRenew(life('live', RENEWABLE_DAYS_BEFORE_EXPIRY), today)).toBe(true)
  expect(canRenew(life('live', RENEWABLE_DAYS_BEFORE_EXPIRY + 1), today)).toBe(false)
  expect(canRenew(life('expired', -RENEWABLE_DAYS_AFTER_EXPIRY), today)).toBe(true)
  expect(canRenew(life('expired', -RENEWABLE_DAYS_AFTER_EXPIRY - 1), today)).toBe(false)
  expect(canRenew(life('sold', 1), today)).toBe(false)
  expect(canRenew(life('live', 1, 1), today)).toBe(false)
})

test('A renewed ad always ends later than before, whatever its category says', () => {
  const states = fc.constantFrom('live', 'expired')
  const days = fc.integer({ min: -RENEWABLE_DAYS_AFTER_EXPIRY, max: RENEWABLE_DAYS_BEFORE_EXPIRY })
  fc.assert(
    fc.property(
      states,
      days,
      fc.integer({ min: RENEWABLE_DAYS_BEFORE_EXPIRY + 1, max: 365 }),
      (state, left, daysLive) => {
        const now = life(state, left)
        expect(canRenew(now, today)).toBe(true)
        expect(computeExpiryDate(today, daysLive) > now.expires_on).toBe(true)
      },
    ),
  )
})
