import { expect, test } from 'vitest'
import { backOrderOn } from './back-order.rules.ts'

const today = '2026-11-21'

test('A pre-order ships from its release date, and from today once that has passed', () => {
  const terms = { kind: 'pre-order', days: null, left: 4 } as const
  expect(backOrderOn(today, { ...terms, release_on: '2026-12-12' })).toEqual({
    ...{ kind: 'pre-order', expected_on: '2026-12-12', days: null, left: 4 },
  })
  expect(backOrderOn(today, { ...terms, release_on: '2026-11-01' }).expected_on).toBe(today)
})

test('A back-order ships the stated number of days after the order', () => {
  const terms = { kind: 'back-order', days: 10, left: 2, release_on: null } as const
  expect(backOrderOn(today, terms)).toEqual({
    ...{ kind: 'back-order', expected_on: '2026-12-01', days: 10, left: 2 },
  })
})
