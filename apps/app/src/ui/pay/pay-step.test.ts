import { expect, test } from 'vitest'
import type { PaymentState, PaymentStatus } from './pay-calls.ts'
import { isEnd, isWatched, stepOfOptions, stepOfStatus } from './pay-step.ts'

const due = { amount: 500, currency: 'INR' as const, description: 'Roof' }
const statusOf = (state: PaymentState, error: string | null = null): PaymentStatus => ({
  ...{
    payment: 'PAY-1',
    state,
    amount: 500,
    currency: 'INR' as const,
    captured: null,
    refunded_amount: 0,
    is_returned: 0,
    is_in_progress: 0,
    may_come: 0,
    checkout: { kind: 'none' },
  },
  error,
})

test('The amount due is offered with the gateways that work on a page', () => {
  expect(stepOfOptions({ due, gateways: ['Counter', 'Razorpay', 'Barter'] })).toMatchObject({
    at: 'choosing',
    gateways: ['Razorpay'],
  })
  expect(stepOfOptions({ due, gateways: ['Counter'] }).at).toBe('no way')
  expect(stepOfOptions({ due: null, gateways: ['Razorpay'] }).at).toBe('nothing due')
})

test.each<[PaymentState, string]>([
  ['created', 'waiting'],
  ['authorised', 'waiting'],
  ['captured', 'paid'],
  ['part refunded', 'paid'],
  ['disputed', 'paid'],
  ['refunded', 'returned'],
  ['failed', 'declined'],
  ['expired', 'expired'],
])('A payment that is %s is shown as %s', (state, at) => {
  expect(stepOfStatus(statusOf(state)).at).toBe(at)
})

test('Money captured without a purpose is refunded, and the page says so', () => {
  const returned = { ...statusOf('captured'), is_returned: 1 as const }
  expect(stepOfStatus(returned).at).toBe('returned')
  expect(isEnd(stepOfStatus(returned))).toBe(true)
  const other = stepOfStatus({ ...returned, captured: { amount: 500, currency: 'USD' } })
  expect([other.at, isEnd(other)]).toEqual(['returned', false])
})

test('A declined payer sees the reason and may retry, and one who paid is done', () => {
  const declined = stepOfStatus(statusOf('failed', 'Not enough on the account'))
  expect(declined).toMatchObject({ reason: 'Not enough on the account' })
  expect(isEnd(declined)).toBe(false)
  expect(isEnd(stepOfStatus(statusOf('captured')))).toBe(true)
})

test('An abandoned payment is distinguished from one that waits for the bank', () => {
  expect(stepOfStatus(statusOf('created'))).toMatchObject({ at: 'waiting', isProcessing: false })
  expect(stepOfStatus({ ...statusOf('created'), is_in_progress: 1 })).toMatchObject({ isProcessing: true })
})

test('A declined payment that may still arrive is watched, and the page says so', () => {
  const declined = stepOfStatus({ ...statusOf('failed'), may_come: 1 }, true)
  expect(declined).toMatchObject({ at: 'declined', isAskedAgain: true })
  expect(
    [declined, stepOfStatus(statusOf('created')), stepOfStatus(statusOf('captured'))].map(isWatched),
  ).toEqual([true, true, false])
})
