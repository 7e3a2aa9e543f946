// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance, paid } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

const receipt = {
  ...{ name: 'REC-1', receipt_number: 'R/26-27/0001', issued_on: '2026-11-24', state: 'issued' as const },
  ...{ amount: 500, payer_name: 'Meena Iyer', payer_email: 'meena@mela.test', payment: 'PAY-1' },
  ...{ creation: '2026-11-24 10:00:00.000000', modified: '2026-11-24 10:00:00.000000' },
}

function openPayment(methods: DeskResponses['methods']) {
  const refundable = { 'mela.payments.get_refundable': { amount: 500, reason: null, takes_credit: 0 } }
  const answers = {
    ...finance,
    documents: { ...finance.documents, Payment: [paid], Receipt: [receipt] },
    methods: { ...finance.methods, ...refundable, ...methods },
  }
  return renderScreen('/money/payments/PAY-1', { answers })
}

test('Opens the receipt of a payment as a PDF', async () => {
  await openPayment({})
  await expectText('R/26-27/0001')
  const print = screen.getByRole('link', { name: 'Print receipt' })
  expect(print.getAttribute('href')).toBe('/api/method/mela.receipts.download?receipt=REC-1')
})

test('Sends a receipt again', async () => {
  const server = await openPayment({ 'mela.receipts.send_receipt': undefined })
  await press('Resend receipt')
  await expectText('Receipt sent to meena@mela.test')
  await expectSent(server, 'mela.receipts.send_receipt', { name: 'REC-1' })
})

test('Says why a receipt was not sent', async () => {
  await openPayment({ 'mela.receipts.send_receipt': refusal('Mail is not set up') })
  await press('Resend receipt')
  await expectText('Mail is not set up')
})
