// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance, financeReader } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const cheque = {
  ...{ name: 'CP-1', state: 'received' as const, method: 'cheque' as const, amount: 500, bank: 'SBI' },
  ...{ received_on: '2026-11-24', reference_number: '000123', cheque_date: '2026-11-20' },
  ...{ payer_name: 'Meena Iyer', description: 'Fee for June' },
}
const documents = { ...finance.documents, 'Manual Payment': [cheque] }

const openCheques = (methods: DeskResponses['methods']) =>
  renderScreen('/money/cheques', {
    answers: { ...finance, documents, methods: { ...finance.methods, ...methods } },
  })

test('Lists the cheques that are not cleared, with their sum, and clears one', async () => {
  const server = await openCheques({
    'mela.manual_payments.mark_cleared': { name: 'CP-1', state: 'cleared' },
  })
  await expectText('1 cheque, ₹500')
  await expectText('SBI, no. 000123, 20 Nov 2026')
  await press('Mark as cleared')
  await expectText('Cheque from Meena Iyer marked as cleared')
  await expectSent(server, 'mela.manual_payments.mark_cleared', { name: 'CP-1' })
})

test('Marks a cheque as bounced after a question, with the reason of the bank', async () => {
  const server = await openCheques({ 'mela.manual_payments.bounce': { name: 'CP-1', state: 'bounced' } })
  await press('Mark as bounced')
  await expectText('Mark cheque from Meena Iyer as bounced?')
  await fill('Reason given by the bank', ' No funds ')
  await press('Mark as bounced')
  await expectText('Payment reversed and receipt cancelled')
  await expectSent(server, 'mela.manual_payments.bounce', { name: 'CP-1', reason: 'No funds' })
})

test('Says why a cheque was not cleared', async () => {
  await openCheques({ 'mela.manual_payments.mark_cleared': refusal('It bounced yesterday') })
  await press('Mark as cleared')
  await expectText('It bounced yesterday')
})

test('Offers no decisions to somebody who may only read', async () => {
  await renderScreen('/money/cheques', { answers: { ...financeReader, documents } })
  await expectText('1 cheque, ₹500')
  expect(screen.queryByRole('button', { name: 'Mark as cleared' })).toBeNull()
})

test('Says so when there are no cheques to clear', async () => {
  await renderScreen('/money/cheques', { answers: finance })
  await expectText('No cheques to clear')
})

test('Says so when cheques could not be read, and offers to try again', async () => {
  const refused = { ...documents, 'Manual Payment': refusal('The server is out of order') }
  await renderScreen('/money/cheques', { answers: { ...finance, documents: refused } })
  await expectText('Something went wrong')
  await screen.findByRole('button', { name: 'Try again' })
})
