import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findIneligibleReason, limitMinutes, listLimits, rateOn, worthOfMinutes } from './credit.rules.ts'

const rates = [
  { valid_from: '2026-12-01', amount: 60_00, points: 0 },
  { valid_from: '2026-06-01', amount: 50_00, points: 200 },
]
const terms = { becomes: 'fee credit', starts_on: '2026-06-15', rates, minimum_age: 18 } as const

test('The latest rate that has begun applies, of the kind that hours become', () => {
  expect([rateOn(terms, '2026-05-31'), rateOn(terms, '2026-11-30'), rateOn(terms, '2026-12-01')]).toEqual([
    0, 50_00, 60_00,
  ])
  expect(rateOn({ rates, becomes: 'reward points' }, '2026-12-01')).toBe(0)
})

test('A part of an hour is worth its part, rounded down to a paisa', () => {
  expect([worthOfMinutes(90, 50_00), worthOfMinutes(1, 50_00), worthOfMinutes(0, 50_00)]).toEqual([
    75_00, 83, 0,
  ])
})

test('Hours before the start, before a rate, of the too young and without an account earn nothing', () => {
  const adult = { on_day: '2026-07-01', date_of_birth: '1990-01-01', user: 'USR-1' }
  expect(findIneligibleReason(terms, adult)).toBeNull()
  expect(findIneligibleReason(terms, { ...adult, on_day: '2026-06-14' })).toBe('before start')
  expect(findIneligibleReason({ ...terms, rates: [] }, adult)).toBe('no rate')
  expect(findIneligibleReason(terms, { ...adult, date_of_birth: '2008-07-02' })).toBe('under age')
  expect(findIneligibleReason(terms, { ...adult, date_of_birth: '2008-07-01' })).toBeNull()
  expect(findIneligibleReason(terms, { ...adult, user: null })).toBe('no account')
})

const hours = fc.integer({ min: 0, max: 20 })
const used = fc.integer({ min: 0, max: 30 * 60 })

test('What counts and what is cut add up, within every limit', () => {
  const limits = fc.record({
    ...{ volunteer_month_hours: hours, volunteer_year_hours: hours },
    ...{ household_month_hours: hours, household_year_hours: hours },
  })
  const credited = fc.record({
    ...{ 'volunteer month': used, 'volunteer year': used },
    ...{ 'household month': used, 'household year': used },
  })
  fc.assert(
    fc.property(limits, credited, fc.integer({ min: 1, max: 960 }), (most, uses, minutes) => {
      const listed = listLimits(most, uses)
      const limited = limitMinutes(minutes, listed)
      expect(limited.minutes + limited.cut_minutes).toBe(minutes)
      expect(limited.cut_by === null).toBe(limited.cut_minutes === 0)
      for (const { left } of listed) expect(limited.minutes).toBeLessThanOrEqual(left)
      if (listed.length === 0) expect(limited.minutes).toBe(minutes)
    }),
  )
})
