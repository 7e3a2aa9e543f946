import { expect, test } from 'vitest'
import { minutesToNextAsk } from './next-ask.ts'

const ask = (state: Parameters<typeof minutesToNextAsk>[0]['state'], age: number, isMoving = false) =>
  minutesToNextAsk({ state, age, isMoving })

test('a payer who waits is asked about every minute at first, and rarer later', () => {
  expect(ask('created', 0)).toBe(1)
  expect(ask('authorised', 40)).toBe(10)
  expect(ask('failed', 3 * 24 * 60)).toBe(360)
})

test('a payment that expired is still asked about for a week: money may come late', () => {
  expect(ask('expired', 6 * 24 * 60)).toBe(360)
  expect(ask('expired', 8 * 24 * 60)).toBeNull()
})

test('a refund on its way is asked about until it has arrived', () => {
  expect(ask('refunded', 2, true)).toBe(1)
  expect(ask('part refunded', 40 * 24 * 60, true)).toBe(1440)
})

test('money that was taken is looked at once more soon: the payer may have paid in a second page too', () => {
  expect(ask('captured', 0)).toBe(30)
  expect(ask('captured', 30)).toBe(1440)
})

test('money that was taken is looked after for disputes and refunds made elsewhere', () => {
  expect(ask('captured', 60)).toBe(1440)
  expect(ask('captured', 3 * 24 * 60)).toBe(7 * 1440)
  expect(ask('refunded', 121 * 24 * 60)).toBeNull()
})
