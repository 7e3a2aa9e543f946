// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { finance, paid } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

function openPayment(methods: DeskResponses['methods']) {
  const refundable = { 'mela.payments.get_refundable': { amount: 500, reason: null, takes_credit: 1 } }
  const answers = {
    ...finance,
    documents: { ...finance.documents, Payment: [paid] },
    methods: { ...finance.methods, ...refundable, ...methods },
  }
  return renderScreen('/money/payments/PAY-1', { answers })
}

const started = { refund: 'REF-1', state: 'requested' as const, amount: 200 }

test('Refunds a part of a payment with a reason', async () => {
  const server = await openPayment({ 'mela.payments.refund': started })
  await press('Refund')
  await expectText('Up to ₹500')
  await fill('Amount', '200')
  await press(/^Account credit/, 'radio')
  await fill('Reason', ' Left the course ')
  await press('Refund ₹200')
  await expectText('Refund of ₹200 started')
  await expectSent(server, 'mela.payments.refund', {
    ...{ payment: 'PAY-1', amount: 200, to: 'credit', reason: 'Left the course' },
    idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('Refunds no more than is left and nothing without a reason', async () => {
  const server = await openPayment({})
  await press('Refund')
  await fill('Amount', '501')
  await expectText('Enter at most ₹500')
  await press('Refund')
  await expectText('This field is required')
  expect(server.inputsOf('mela.payments.refund')).toEqual([])
})

test('Says why a refund was refused, and sends the same key when it is tried again', async () => {
  const server = await openPayment({ 'mela.payments.refund': refusal('Razorpay refused the refund') })
  await press('Refund')
  await fill('Reason', 'Left the course')
  await press('Refund ₹500')
  await expectText('Razorpay refused the refund')
  await press('Refund ₹500')
  const input = {
    ...{ payment: 'PAY-1', amount: 500, to: 'source', reason: 'Left the course' },
    idempotency_key: expect.any(String),
  }
  await expectSent(server, 'mela.payments.refund', input, input)
  const [first, second] = server.inputsOf('mela.payments.refund')
  expect(second).toEqual(first)
})
