import { expect, test } from 'vitest'
import { isOtherThanAsked, takenOf } from './taken-money.ts'

const asked = { amount: 270, currency: 'INR', taken: null }
const took = (amount: number, currency = 'INR') => ({ ...asked, taken: { amount, currency } })

test('what was taken is told, whatever was asked for', () => {
  expect(takenOf(asked)).toEqual({ amount: 270, currency: 'INR' })
  expect(takenOf(took(999))).toEqual({ amount: 999, currency: 'INR' })
  expect(takenOf(took(270, 'USD'))).toEqual({ amount: 270, currency: 'USD' })
})

test('another amount and another currency are told from what was asked for', () => {
  expect([asked, took(270)].map(isOtherThanAsked)).toEqual([false, false])
  expect([took(999), took(1), took(270, 'USD')].map(isOtherThanAsked)).toEqual([true, true, true])
})
