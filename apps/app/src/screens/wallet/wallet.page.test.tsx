// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { refuse, response } from '#client/testing'
import { payOptions, walletOf } from '../../testing/fixtures.ts'
import {
  fill,
  press,
  renderScreen,
  shown,
  siteSettings,
  tryAgain,
  waitFor,
  within,
} from '../../testing/render-screen.tsx'

type Wallet = Methods['mela.wallet.get_wallet']['output']
type Line = Methods['mela.wallet.get_wallet_statement']['output']['lines'][number]

const wallet = (changes: Partial<Wallet> = {}) => response('mela.wallet.get_wallet', walletOf(250, changes))

const goodwill: Line = {
  ...{ line: 1, date: '2026-11-19', movement: 'goodwill', amount: 250, balance: 250 },
  description: 'Your parcel was late',
}
const spent: Line = {
  ...{ line: 2, date: '2026-12-02', movement: 'spent', amount: -40.5, balance: 209.5 },
  description: 'Order ORD-2026-000004',
}
const statement = (lines: Line[], next: number | null = null) =>
  response('mela.wallet.get_wallet_statement', { lines, next })

const isOn = response('api.get_all_website_settings', { ...siteSettings, enable_wallet: 1 })
const topUp = { minimum: 100, maximum: 5000, terms: 'Closed prepaid instrument. No cash withdrawal.' }

test('A customer reads the balance, its limits and the statement, and earlier lines', async () => {
  const server = await renderScreen('/tabs/wallet', {
    account: 'USR-1',
    answers: [
      isOn,
      wallet({
        ...{ balance: 209.5, anywhere: 109.5 },
        businesses: [{ business: 'BS-1', business_name: 'Asha Crafts', amount: 100 }],
        expiring: [{ expires_on: '2026-12-20', amount: 50 }],
      }),
      statement([spent], 2),
    ],
  })
  const balance = await shown.findByRole('region', { name: 'Available balance' })
  expect(within(balance).getByText('₹209.50')).toBeDefined()
  expect(within(balance).getByText('Only with Asha Crafts').nextSibling?.textContent).toBe('₹100')
  expect(within(balance).getByText(/^₹50 expires on 20.December.2026$/)).toBeDefined()
  const order = await shown.findByRole('link', { name: 'Order ORD-2026-000004' })
  expect(order.getAttribute('href')).toBe('/my-orders/ORD-2026-000004')
  expect(shown.getByText('−₹40.50')).toBeDefined()
  server.respondWith(statement([goodwill]))
  await press('Show more')
  expect(await shown.findByText('+₹250')).toBeDefined()
  expect(shown.getByText('Your parcel was late')).toBeDefined()
  expect(shown.getByText('Balance ₹250')).toBeDefined()
  expect(shown.getByRole('heading', { name: 'November 2026' })).toBeDefined()
  expect(server.inputsOf('mela.wallet.get_wallet_statement').at(-1)).toEqual({ before: 2 })
  expect(shown.queryByRole('button', { name: 'Add money' })).toBeNull()
})

test('A customer adds money after reading the legal text, and pays for it', async () => {
  const server = await renderScreen('/tabs/wallet', {
    account: 'USR-1',
    answers: [
      ...[isOn, wallet({ top_up: topUp }), statement([goodwill])],
      response('mela.wallet.top_up', { top_up: 'WTU-2026-000001', amount: 500, currency: 'INR' }),
      response('mela.payments.get_options', payOptions(500)),
    ],
  })
  await press('Add money')
  expect(await shown.findByText(topUp.terms)).toBeDefined()
  await fill('Amount (₹)', '50')
  await press('Add ₹50')
  expect(await shown.findByText('Enter at least ₹100')).toBeDefined()
  await press('₹500')
  await press('Add ₹500')
  expect(await shown.findByRole('dialog', { name: 'Payment' })).toBeDefined()
  expect(server.inputsOf('mela.wallet.top_up')).toMatchObject([{ amount: 500 }])
  await waitFor(() =>
    expect(server.inputsOf('mela.payments.get_options')).toMatchObject([
      { reference_type: 'Wallet Top-up', reference_name: 'WTU-2026-000001' },
    ]),
  )
})

test('An empty wallet says how it fills', async () => {
  await renderScreen('/tabs/wallet', {
    account: 'USR-1',
    answers: [isOn, wallet({ balance: 0, anywhere: 0 }), statement([])],
  })
  expect(await shown.findByText('No transactions yet')).toBeDefined()
  expect(shown.getByText('₹0')).toBeDefined()
})

test('A guest is asked to sign in', async () => {
  await renderScreen('/tabs/wallet', { answers: [isOn] })
  expect(await shown.findByRole('heading', { name: 'Sign in to see your wallet' })).toBeDefined()
})

test('A website without wallets says so and leads to the orders', async () => {
  await renderScreen('/tabs/wallet', { account: 'USR-1', answers: [wallet({ is_on: 0, balance: 0 })] })
  expect(await shown.findByRole('heading', { name: "The wallet isn't available here" })).toBeDefined()
  expect(shown.getByRole('link', { name: 'View my orders' }).getAttribute('href')).toBe('/my-orders')
})

test('A wallet that could not be read is asked for again', async () => {
  const server = await renderScreen('/tabs/wallet', {
    ...{ account: 'USR-1', answers: [isOn, refuse('mela.wallet.get_wallet'), statement([goodwill])] },
  })
  await tryAgain(server, wallet())
  expect(await shown.findByText('+₹250')).toBeDefined()
})
