import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../data/query/query-client.ts'
import type { PaymentStatus } from './pay-calls.ts'
import { PayOutcome, PayPaid } from './pay-outcome.tsx'

const asked: PaymentStatus = {
  ...{ payment: 'PAY-1', state: 'captured', amount: 270, currency: 'INR', error: null },
  ...{ captured: null, refunded_amount: 0, is_returned: 0, is_in_progress: 0, may_come: 0 },
  checkout: { kind: 'none' },
}
const took = (amount: number, currency = 'INR'): PaymentStatus => ({
  ...asked,
  captured: { amount, currency },
})

const nothing = () => undefined
const paying = {
  opened: null,
  starting: { isBusy: false, problem: '' },
  choose: nothing,
  payFromWallet: nothing,
  startAgain: nothing,
  lookAgain: nothing,
}

const returned = (status: PaymentStatus): string => {
  const step = { at: 'returned' as const, status: { ...status, is_returned: 1 as const } }
  return renderToStaticMarkup(<PayOutcome step={step} paying={{ ...paying, step }} onClose={nothing} />)
}

test('A payer charged a wrong amount may still pay the balance due', () => {
  for (const status of [took(999), took(270, 'USD')]) {
    expect(returned(status)).toContain('pay.other_text')
    expect(returned(status)).toContain('pay.try_again')
  }
  expect(returned(took(270))).toContain('pay.returned_text')
  expect(returned(took(270))).not.toContain('pay.try_again')
})

test('A payer who overpaid has paid and sees the amount to be refunded', () => {
  const paid = (status: PaymentStatus) =>
    renderToStaticMarkup(
      <QueryClientProvider client={createQueryClient()}>
        <PayPaid status={status} opened={null} onClose={nothing} />
      </QueryClientProvider>,
    )
  expect(paid({ ...took(270), state: 'part refunded', refunded_amount: 60 })).toContain('pay.part_back')
  expect(paid(took(270))).not.toContain('pay.part_back')
})
