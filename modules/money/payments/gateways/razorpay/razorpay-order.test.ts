import { expect, test } from 'vitest'
import { UnexpectedResponse } from '../read-response.ts'
import { readRazorpayOrder } from './razorpay-payloads.ts'

const payment = {
  id: 'pay_DaaSOvhgcOfzgR',
  amount: 2200,
  currency: 'INR',
  status: 'captured',
  captured: true,
  method: 'card',
  amount_refunded: 0,
  fee: 44,
  error_description: null,
}

const view = (changes: object) =>
  readRazorpayOrder({ order: 'order_1', payments: [{ ...payment, ...changes }], refunds: [], disputes: [] })
    .payments[0]

test.each([
  ['captured', { status: 'captured' }, 'captured'],
  ['authorised', { status: 'authorized', captured: false }, 'authorised'],
  ['failed', { status: 'failed', captured: false }, 'failed'],
  ['only begun', { status: 'created', captured: false }, 'created'],
  ['fully refunded', { status: 'refunded', amount_refunded: 2200 }, 'captured'],
  ['let go by the service', { status: 'refunded', captured: false, amount_refunded: 2200 }, 'failed'],
])('Reads the state of a payment that is %s', (_case, changes, state) => {
  expect(view(changes)?.state).toBe(state)
})

test.each([
  ['with a part of a paisa', { amount: 2200.5 }],
  ['as a text', { amount: '2200' }],
  ['beyond what is exact', { amount: 2 ** 53 }],
  ['that is missing', { amount: undefined }],
])('Does not guess at an amount %s', (_case, changes) => {
  expect(() => view(changes)).toThrow(UnexpectedResponse)
})

test('Sorts attempts so that the latest comes last, in any response order', () => {
  const attempts = [
    { ...payment, id: 'pay_later', created_at: 1_700_000_060 },
    { ...payment, id: 'pay_earlier', created_at: 1_700_000_000 },
  ]
  const { payments } = readRazorpayOrder({ order: 'order_1', payments: attempts, refunds: [], disputes: [] })
  expect(payments.map(({ id }) => id)).toEqual(['pay_earlier', 'pay_later'])
})

test('Does not guess at an unknown state', () => {
  expect(() => view({ status: 'levitating' })).toThrow(UnexpectedResponse)
})

const dispute = {
  ...{ id: 'disp_Esz7KAitoYM7PJ', entity: 'dispute', payment_id: payment.id, amount: 900, currency: 'INR' },
  ...{ amount_deducted: 0, reason_code: 'chargeback', status: 'open', phase: 'chargeback' },
}

const disputes = (changes: object) =>
  readRazorpayOrder({
    order: 'order_1',
    payments: [payment],
    refunds: [],
    disputes: [{ ...dispute, ...changes }],
  }).disputes

test.each([
  { status: 'open', deducted: 0, state: 'open' },
  { status: 'under_review', deducted: 0, state: 'open' },
  { status: 'lost', deducted: 900, state: 'lost' },
  { status: 'won', deducted: 0, state: 'won' },
  { status: 'closed', deducted: 0, state: 'won' },
  { status: 'closed', deducted: 400, state: 'lost' },
])('Reads a dispute of status $status with $deducted deducted as $state', ({ status, deducted, state }) => {
  const expectedDispute = { id: dispute.id, payment: payment.id, state, amount: 900, withheld: deducted }
  expect(disputes({ status, amount_deducted: deducted })).toMatchObject([expectedDispute])
})

test('A bank’s request for documents is no dispute', () =>
  expect(disputes({ phase: 'retrieval' })).toMatchObject([{ state: 'inquiry', withheld: 0 }]))

test('Ignores another payment’s dispute and an unreadable one', () => {
  expect(disputes({ payment_id: 'pay_another' })).toEqual([])
  expect(disputes({ status: 'levitating' })).toEqual([])
})
