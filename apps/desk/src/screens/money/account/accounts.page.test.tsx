// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectText, renderScreen } from '../../../testing/render-screen.tsx'

const account = {
  ...{ party_type: '', party: '', currency: 'INR', line_count: 3 },
  ...{ name: 'ACC-1', account_name: 'Bank', kind: 'asset' as const, purpose: 'bank' as const, balance: 1200 },
}
const income = {
  ...account,
  name: 'ACC-2',
  kind: 'income' as const,
  purpose: 'income' as const,
  balance: -800,
}
const sumOf = ({ kind, currency, balance }: typeof account | typeof income) => ({ kind, currency, balance })

const openAccounts = (methods: DeskResponses['methods']) =>
  renderScreen('/money/accounts', { answers: { ...finance, methods: { ...finance.methods, ...methods } } })

test('Lists the accounts of each kind with their balances on their own side', async () => {
  await openAccounts({
    'mela.ledger.get_accounts': ({ kind }) => {
      const accounts = [account, income].filter((one) => kind === undefined || one.kind === kind)
      return { accounts, sums: accounts.map(sumOf), count: accounts.length }
    },
  })
  const assets = await screen.findByRole('region', { name: 'Assets' })
  const bank = within(assets).getByRole('link', { name: /bank\s*₹1,200/ })
  expect(bank.getAttribute('href')).toBe('/desk/money/accounts/ACC-1')
  const earned = await screen.findByRole('region', { name: 'Income' })
  expect(within(earned).getByRole('link', { name: /income\s*₹800/ })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Equity' })).toBeNull()
})

test('Says so when no money has moved yet', async () => {
  await openAccounts({ 'mela.ledger.get_accounts': { accounts: [], sums: [], count: 0 } })
  await expectText('No accounts yet')
})

test('Says so when accounts could not be read, and offers to try again', async () => {
  await openAccounts({ 'mela.ledger.get_accounts': refusal('The server is out of order') })
  await expectText('Something went wrong')
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(5)
})
