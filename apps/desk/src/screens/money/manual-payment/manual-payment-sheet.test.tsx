// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const receipt = { name: 'REC-1', receipt_number: 'R/26-27/0001', manual_payment: 'CP-1' }
const recorded = {
  ...{ name: 'CP-1', state: 'received' as const, amount: 500, receipt: 'REC-1', download: null },
}
const asked = {
  ...{ reference_type: 'Fee', reference_name: 'FEE-1', amount: 500, received_on: expect.any(String) },
  idempotency_key: expect.any(String),
}

/** The sheet for a fee of ₹500 that the address names. */
async function openSheet(methods: DeskResponses['methods']) {
  const documents = { ...finance.documents, Receipt: [receipt] }
  const answers = { ...finance, documents, methods: { ...finance.methods, ...methods } }
  const server = await renderScreen('/money/manual-payments?take=1&type=Fee&name=FEE-1', { answers })
  await expectText('Balance due ₹500: Fee for June')
  return server
}

test('Records what is due in cash, with its receipt, and goes on to the next payer', async () => {
  const server = await openSheet({ 'mela.manual_payments.receive': recorded })
  await press('Record payment of ₹500')
  await expectText('Payment of ₹500 recorded')
  await expectText('Receipt R/26-27/0001')
  await expectSent(
    server,
    'mela.manual_payments.receive',
    expect.objectContaining({ ...asked, method: 'cash' }),
  )
  await press('Record another payment')
  await screen.findByLabelText('Amount')
})

test('Asks for what a bank transfer needs before it is recorded', async () => {
  const server = await openSheet({ 'mela.manual_payments.receive': recorded })
  await press('bank', 'radio')
  await press('Record payment of ₹500')
  await expectText('This field is required')
  expect(server.inputsOf('mela.manual_payments.receive')).toEqual([])
  await fill('Transfer reference (UTR)', 'UTR-7')
  await press('Record payment of ₹500')
  const transfer = { ...asked, method: 'bank', reference_number: 'UTR-7' }
  await expectSent(server, 'mela.manual_payments.receive', expect.objectContaining(transfer))
})

test('Refuses more than is due', async () => {
  const server = await openSheet({})
  await fill('Amount', '501')
  await press('Record payment')
  await expectText('Enter at most ₹500')
  expect(server.inputsOf('mela.manual_payments.receive')).toEqual([])
})

test('Says why a payment was not recorded', async () => {
  await openSheet({ 'mela.manual_payments.receive': refusal('This fee was cancelled') })
  await press('Record payment of ₹500')
  await expectText('This fee was cancelled')
})
