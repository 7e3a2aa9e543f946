// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance, financeReader, paid, unallocated } from '../../../testing/builders.ts'
import { failingOnce } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectText, expectTryAgain, renderScreen } from '../../../testing/render-screen.tsx'

const day = { day: '2026-11-24', in: 500, in_count: 1, refunded: 0, refund_count: 0 }
const card = {
  in: 12000,
  in_count: 8,
  refunded: 300,
  refund_count: 2,
  purpose: 'gateway' as const,
  party: 'Razorpay',
}
const takings = {
  ...{ today: '2026-11-24', days: [{ ...day, day: '2026-11-23', in: 0, in_count: 0 }, day], methods: [card] },
  month: { in: 12500, in_count: 9, refunded: 300, refund_count: 2 },
}
const methods = {
  ...finance.methods,
  'mela.ledger.get_takings': takings,
  'mela.ledger.get_accounts': { accounts: [], sums: [], count: 0 },
  'mela.books.get_latest': undefined,
}

const openOverview = (answers: DeskResponses) =>
  renderScreen('/money', { answers: { ...finance, methods, ...answers } })

test('Says what was received and refunded, and what needs attention', async () => {
  await openOverview({ documents: { ...finance.documents, Payment: [unallocated] } })
  await screen.findByRole('link', { name: /Received today\s*₹500\s*1 payment/ })
  await screen.findByRole('link', { name: /Received this month\s*₹12,500/ })
  await screen.findByRole('link', { name: /Refunded this month\s*₹300\s*2 refunds/ })
  const attention = await screen.findByRole('link', { name: /Needs attention\s*1\s*No unallocated payments/ })
  expect(attention.getAttribute('href')).toBe('/desk/money/unmatched')
})

test('Names recent payments, however they came', async () => {
  const manualPayment = {
    ...{
      name: 'CP-1',
      state: 'received' as const,
      amount: 80,
      payer_name: 'Ravi Kumar',
      description: 'Book',
    },
    ...{ reference_name: 'FEE-1', creation: '2026-11-24 11:00:00.000000' },
  }
  await openOverview({
    documents: { ...finance.documents, Payment: [paid], 'Manual Payment': [manualPayment] },
  })
  const lines = await screen.findAllByRole('link', { name: /^(Meena Iyer|Ravi Kumar)/ })
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    '/desk/manual-payment/CP-1',
    '/desk/money/payments/PAY-1',
  ])
})

test('Says so when no payment has come yet', async () => {
  await openOverview({})
  await expectText('A payment appears here as soon as someone starts to pay.')
})

test('Asks again for the numbers after they could not be read', async () => {
  await openOverview({ methods: { ...methods, 'mela.ledger.get_takings': failingOnce(takings) } })
  await expectTryAgain('Received today')
})

test('Leads to the payments whoever may not read the books', async () => {
  await renderScreen('/money', { answers: financeReader })
  await expectText('No payments yet')
  await waitFor(() => expect(location.pathname).toBe('/desk/money/payments'))
})
