import { expect, test } from 'vitest'
import { isOtherThanAsked, capturedOf } from './pay-step.ts'

const asked = { amount: 270, currency: 'INR', captured: null }
const took = (amount: number, currency = 'INR') => ({ ...asked, captured: { amount, currency } })

test('what was taken is told, whatever was asked for', () => {
  expect(capturedOf(asked)).toEqual({ amount: 270, currency: 'INR' })
  expect(capturedOf(took(999))).toEqual({ amount: 999, currency: 'INR' })
  expect(capturedOf(took(270, 'USD'))).toEqual({ amount: 270, currency: 'USD' })
})

test('another amount and another currency are told from what was asked for', () => {
  expect([asked, took(270)].map(isOtherThanAsked)).toEqual([false, false])
  expect([took(999), took(1), took(270, 'USD')].map(isOtherThanAsked)).toEqual([true, true, true])
})
