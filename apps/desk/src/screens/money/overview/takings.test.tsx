// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance } from '../../../testing/builders.ts'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectText, renderScreen } from '../../../testing/render-screen.tsx'

const day = (date: string, received: number, refunded: number) => ({
  ...{
    day: date,
    in: received,
    in_count: received > 0 ? 1 : 0,
    refunded,
    refund_count: refunded > 0 ? 1 : 0,
  },
})
const days = [day('2026-11-22', 0, 0), day('2026-11-23', 1200, 300), day('2026-11-24', 500, 0)]

function openOverview(
  methodTakings: { purpose: 'gateway' | 'cash'; party: string; in: number; refunded: number }[],
) {
  const methods: DeskResponses['methods'] = {
    ...finance.methods,
    'mela.ledger.get_accounts': { accounts: [], sums: [], count: 0 },
    'mela.books.get_latest': undefined,
    'mela.ledger.get_takings': {
      ...{ today: '2026-11-24', days, month: { in: 1700, in_count: 2, refunded: 300, refund_count: 1 } },
      methods: methodTakings.map((method) => ({ ...method, in_count: 2, refund_count: 1 })),
    },
  }
  return renderScreen('/money', { answers: { ...finance, methods } })
}

test('Says in a table what each day brought, the newest first and without days of nothing', async () => {
  await openOverview([])
  const table = await screen.findByRole('table', { name: 'Last 3 days' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['24 Nov 2026₹500–', '23 Nov 2026₹1,200₹300'])
})

test('Names the highest day', async () => {
  await openOverview([])
  await expectText('Highest day: ₹1,200')
})

test('Says how this month was paid, with what was refunded', async () => {
  await openOverview([
    { purpose: 'gateway', party: 'Razorpay', in: 1500, refunded: 300 },
    { purpose: 'cash', party: '', in: 200, refunded: 0 },
  ])
  await expectText('Razorpay')
  await expectText('2 payments, Refunded: ₹300')
  await expectText('cash')
})

test('Says so when nothing came this month', async () => {
  await openOverview([])
  await expectText('No payments received this month.')
})
