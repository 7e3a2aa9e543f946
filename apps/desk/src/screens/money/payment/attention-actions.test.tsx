// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { DocumentTypes } from '#contract'
import { finance, paid, unallocated } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { choose, expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

function openPayment(payment: Partial<DocumentTypes['Payment']>, methods: DeskResponses['methods']) {
  const refundable = { 'mela.payments.get_refundable': { amount: 500, reason: null, takes_credit: 0 } }
  const answers = {
    ...finance,
    documents: { ...finance.documents, Payment: [payment] },
    methods: { ...finance.methods, ...refundable, ...methods },
  }
  return renderScreen(`/money/payments/${payment.name ?? ''}`, { answers })
}

test('Allocates a payment to the document that it was made for', async () => {
  const server = await openPayment(unallocated, { 'mela.payments.allocate': { name: 'PAY-2' } })
  await press('Allocate payment')
  await expectText('Allocate ₹500')
  await choose('Fee', 'FEE-1')
  await press('Allocate payment')
  await expectText('Payment allocated to FEE-1')
  const input = { payment: 'PAY-2', reference_type: 'Fee', reference_name: 'FEE-1' }
  await expectSent(server, 'mela.payments.allocate', input)
})

test('Asks for a document before anything is allocated', async () => {
  const server = await openPayment(unallocated, {})
  await press('Allocate payment')
  await expectText('Allocate ₹500')
  await press('Allocate payment')
  await expectText('This field is required')
  expect(server.inputsOf('mela.payments.allocate')).toEqual([])
})

test('Puts a payment on hold', async () => {
  const server = await openPayment(unallocated, { 'mela.payments.resolve': { name: 'PAY-2' } })
  await press('Hold payment')
  await expectText('Payment on hold')
  await expectSent(server, 'mela.payments.resolve', { payment: 'PAY-2', decision: 'hold' })
})

test('Says why a payment could not be put on hold', async () => {
  await openPayment(unallocated, { 'mela.payments.resolve': refusal('It is being refunded already') })
  await press('Hold payment')
  await expectText('It is being refunded already')
})

test('Marks as resolved what needs no more attention, after a question', async () => {
  const disputed = { ...paid, attention: 'dispute lost' as const }
  const server = await openPayment(disputed, { 'mela.payments.resolve': { name: 'PAY-1' } })
  await press('Mark as resolved')
  await expectText('The payment no longer needs attention. Nothing else changes.')
  await press('Mark as resolved')
  await expectText('Marked as resolved')
  await expectSent(server, 'mela.payments.resolve', { payment: 'PAY-1', decision: 'seen' })
})
