// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { finance } from '../../../testing/builders.ts'
import { failingOnce } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectText, expectTryAgain, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const account = {
  ...{ name: 'ACC-1', account_name: 'Bank', kind: 'asset' as const, purpose: 'bank' as const, balance: 1200 },
  ...{ party_type: '', party: '', currency: 'INR', line_count: 2 },
}
const line = (sequence: number, amount: number, balance: number) => ({
  ...{ sequence, amount, balance, posting_date: '2026-11-24', creation: '2026-11-24 10:00:00.000000' },
  ...{ entry: `LE-${sequence}`, kind: 'capture' as const, memo: null, source_type: 'Payment' },
  source_name: `PAY-${sequence}`,
})
const statement = { account, lines: [line(2, 500, 1200)], opening: 700, closing: 1200, next: 2 }
const older = { ...statement, lines: [line(1, 700, 700)], opening: 0, next: null }
const empty = { ...statement, lines: [], next: null }

const openStatement = (methods: DeskResponses['methods'], search = '') =>
  renderScreen(`/money/accounts/ACC-1${search}`, {
    answers: { ...finance, methods: { ...finance.methods, ...methods } },
  })

const paged = ({ before }: { before?: number | null }) => (before === 2 ? older : statement)

test('Shows what happened on an account with what each line left, and loads older lines', async () => {
  const server = await openStatement({ 'mela.ledger.get_statement': paged })
  const table = await screen.findByRole('table', { name: 'Statement' })
  expect(within(table).getByRole('link', { name: 'Payment PAY-2' }).getAttribute('href')).toBe(
    '/desk/money/payments/PAY-2',
  )
  await press('Load older')
  await screen.findByRole('link', { name: 'Payment PAY-1' })
  const [, second] = server.inputsOf('mela.ledger.get_statement')
  expect(second).toEqual({ account: 'ACC-1', limit: 50, before: 2, before_balance: 700 })
})

test('Shows the days that are chosen, and all of them again', async () => {
  const server = await openStatement({ 'mela.ledger.get_statement': empty }, '?from=2026-11-01')
  await expectText('No transactions in this period.')
  expect(server.inputsOf('mela.ledger.get_statement')).toEqual([
    { account: 'ACC-1', limit: 50, from: '2026-11-01' },
  ])
  await fill('To', '20/11/2026')
  await press('Apply')
  await waitFor(() => expect(location.search).toBe('?from=2026-11-01&until=2026-11-20'))
  await press('Clear dates')
  await waitFor(() => expect(location.search).toBe(''))
})

test('Exports every line of an account as a file', async () => {
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  await openStatement({ 'mela.ledger.get_statement': paged })
  await press('Export CSV')
  await expectText('2 lines exported')
  expect(download).toHaveBeenCalled()
})

test('Asks again for a statement after it could not be read', async () => {
  await openStatement({ 'mela.ledger.get_statement': failingOnce(empty) })
  await expectTryAgain('No transactions in this period.')
})
