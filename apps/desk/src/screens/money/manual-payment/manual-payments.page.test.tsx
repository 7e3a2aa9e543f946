// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance, financeReader } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectText, renderScreen } from '../../../testing/render-screen.tsx'

const cheque = {
  ...{ name: 'CP-1', state: 'received' as const, method: 'cheque' as const, amount: 500 },
  ...{ received_on: '2026-11-24', reference_number: '000123', payer_name: 'Meena Iyer', receipt: 'REC-1' },
  ...{ description: 'Fee for June', creation: '2026-11-24 10:00:00.000000' },
}
const receipt = { name: 'REC-1', receipt_number: 'R/26-27/0001', manual_payment: 'CP-1' }

test('Lists manual payments with their receipts', async () => {
  const documents = { ...finance.documents, 'Manual Payment': [cheque], Receipt: [receipt] }
  await renderScreen('/money/manual-payments', { answers: { ...finance, documents } })
  await expectText('Fee for June, cheque 000123, 24 Nov 2026')
  await expectText('R/26-27/0001')
  const print = await screen.findByRole('link', { name: 'Print receipt' })
  expect(print.getAttribute('href')).toContain('receipt=REC-1')
})

test('Says so when there is none, and offers no recording to somebody who may not decide about money', async () => {
  await renderScreen('/money/manual-payments?take=1', { answers: financeReader })
  await expectText('No manual payments yet')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Says so when they could not be read, and offers to try again', async () => {
  const documents = { ...finance.documents, 'Manual Payment': refusal('The server is out of order') }
  await renderScreen('/money/manual-payments', { answers: { ...finance, documents } })
  await expectText('Something went wrong')
  await screen.findByRole('button', { name: 'Try again' })
})

test('The address of the last release leads to the manual payments', async () => {
  await renderScreen('/money/counter', { answers: finance })
  await waitFor(() => expect(location.pathname).toBe('/desk/money/manual-payments'))
})
