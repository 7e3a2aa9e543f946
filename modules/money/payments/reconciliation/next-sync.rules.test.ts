import { expect, test } from 'vitest'
import { minutesToNextSync } from './reconciliation.rules.ts'

const nextSync = (
  state: Parameters<typeof minutesToNextSync>[0]['state'],
  age: number,
  isInProgress = false,
) => minutesToNextSync({ state, age, isInProgress })

test('Syncs a waiting payment every minute at first, and less often later', () => {
  expect(nextSync('created', 0)).toBe(1)
  expect(nextSync('authorised', 40)).toBe(10)
  expect(nextSync('failed', 3 * 24 * 60)).toBe(360)
})

test('Syncs an expired payment for another week, as money may come late', () => {
  expect(nextSync('expired', 6 * 24 * 60)).toBe(360)
  expect(nextSync('expired', 8 * 24 * 60)).toBeNull()
})

test('Syncs a pending refund until it has arrived', () => {
  expect(nextSync('refunded', 2, true)).toBe(1)
  expect(nextSync('part refunded', 40 * 24 * 60, true)).toBe(1440)
})

test('Syncs a captured payment once more soon, as the payer may have paid in a second page', () => {
  expect(nextSync('captured', 0)).toBe(30)
  expect(nextSync('captured', 30)).toBe(1440)
})

test('Syncs a captured payment for disputes and external refunds', () => {
  expect(nextSync('captured', 60)).toBe(1440)
  expect(nextSync('captured', 3 * 24 * 60)).toBe(7 * 1440)
  expect(nextSync('refunded', 121 * 24 * 60)).toBeNull()
})
