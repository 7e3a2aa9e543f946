import { expect, test } from 'vitest'
import { minutesToNextSync } from './reconciliation.rules.ts'

const nextSync = (
  state: Parameters<typeof minutesToNextSync>[0]['state'],
  age: number,
  isInProgress = false,
) => minutesToNextSync({ state, age, isInProgress })

test('a payer who waits is asked about every minute at first, and rarer later', () => {
  expect(nextSync('created', 0)).toBe(1)
  expect(nextSync('authorised', 40)).toBe(10)
  expect(nextSync('failed', 3 * 24 * 60)).toBe(360)
})

test('a payment that expired is still asked about for a week: money may come late', () => {
  expect(nextSync('expired', 6 * 24 * 60)).toBe(360)
  expect(nextSync('expired', 8 * 24 * 60)).toBeNull()
})

test('a refund on its way is asked about until it has arrived', () => {
  expect(nextSync('refunded', 2, true)).toBe(1)
  expect(nextSync('part refunded', 40 * 24 * 60, true)).toBe(1440)
})

test('money that was taken is looked at once more soon: the payer may have paid in a second page too', () => {
  expect(nextSync('captured', 0)).toBe(30)
  expect(nextSync('captured', 30)).toBe(1440)
})

test('money that was taken is looked after for disputes and refunds made elsewhere', () => {
  expect(nextSync('captured', 60)).toBe(1440)
  expect(nextSync('captured', 3 * 24 * 60)).toBe(7 * 1440)
  expect(nextSync('refunded', 121 * 24 * 60)).toBeNull()
})
