import { expect, test } from 'vitest'
import { isOtherThanAsked, capturedOf } from './pay-step.ts'

const asked = { amount: 270, currency: 'INR', captured: null }
const took = (amount: number, currency = 'INR') => ({ ...asked, captured: { amount, currency } })

test('The captured amount is shown, whatever was requested', () => {
  expect(capturedOf(asked)).toEqual({ amount: 270, currency: 'INR' })
  expect(capturedOf(took(999))).toEqual({ amount: 999, currency: 'INR' })
  expect(capturedOf(took(270, 'USD'))).toEqual({ amount: 270, currency: 'USD' })
})

test('Another amount or currency is distinguished from the requested one', () => {
  expect([asked, took(270)].map(isOtherThanAsked)).toEqual([false, false])
  expect([took(999), took(1), took(270, 'USD')].map(isOtherThanAsked)).toEqual([true, true, true])
})
