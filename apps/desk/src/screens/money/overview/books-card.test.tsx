// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen } from '@testing-library/react'
import { finance } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

const none = { in: 0, in_count: 0, refunded: 0, refund_count: 0 }
const fault = { type: 'Payment', name: 'PAY-1', problem: 'has no ledger entry' }
const check = {
  check: 'captures',
  title: 'Every payment is in the books',
  discrepancy_count: 0,
  discrepancies: [],
}
const run = {
  name: 'RUN-1',
  ok: 1 as const,
  discrepancy_count: 0,
  started: '2026-11-24 02:00:00',
  ended: '2026-11-24 02:01:00',
  checks: [check],
}
const wrong = {
  ...run,
  ok: 0 as const,
  discrepancy_count: 1,
  checks: [{ ...check, discrepancy_count: 1, discrepancies: [fault] }],
}

function openOverview(methods: DeskResponses['methods']) {
  const others = {
    ...finance.methods,
    'mela.ledger.get_takings': { today: '2026-11-24', days: [], month: none, methods: [] },
    'mela.ledger.get_accounts': { accounts: [], sums: [], count: 0 },
  }
  return renderScreen('/money', { answers: { ...finance, methods: { ...others, ...methods } } })
}

test('Checks the books now and says that nothing is wrong', async () => {
  let latest: typeof run | undefined
  const server = await openOverview({
    'mela.books.get_latest': () => latest,
    'mela.books.run': () => {
      latest = run
      return { name: 'RUN-1', ok: 1 }
    },
  })
  await expectText('Not checked yet. The check runs every night.')
  await press('Check now')
  await expectText('No discrepancies')
  await expectText('Every payment is in the books')
  await expectSent(server, 'mela.books.run', {})
})

test('Names what is wrong and leads there', async () => {
  await openOverview({ 'mela.books.get_latest': wrong })
  await expectText('1 discrepancy')
  await expectText('has no ledger entry')
  expect(screen.getByRole('link', { name: 'PAY-1' }).getAttribute('href')).toBe('/desk/payment/PAY-1')
})

test('Says why the books could not be checked', async () => {
  await openOverview({
    'mela.books.get_latest': undefined,
    'mela.books.run': refusal('A check is running already'),
  })
  await press('Check now')
  await expectText('A check is running already')
})
