import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, ageOn } from '#meta'
import { isMinor } from '../guardian-consent/guardian-consent.rules.ts'

test('Age rises on the birthday and not the day before', () => {
  expect(ageOn('2010-06-15', '2026-06-14')).toBe(15)
  expect(ageOn('2010-06-15', '2026-06-15')).toBe(16)
  expect(isMinor('2008-11-20', '2026-11-19')).toBe(true)
  expect(isMinor('2008-11-20', '2026-11-20')).toBe(false)
})

test('A person born on 29 February is a year older on 1 March', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})

test('Age never decreases', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
  fc.assert(
    fc.property(day, day, day, (born, one, other) => {
      const [before, after] = [one, other].toSorted()
      expect(ageOn(born, after ?? '')).toBeGreaterThanOrEqual(ageOn(born, before ?? ''))
    }),
  )
})
