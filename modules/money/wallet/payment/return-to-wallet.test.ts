import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOf, type TestClient } from '#framework/testing'
import { openWalletSite, type WalletSite } from '../testing/sample-site.ts'
import { walletAccount } from '../wallet-credit/wallet-credit.queries.ts'

let fixture: WalletSite
beforeAll(async () => {
  fixture = await openWalletSite()
})
afterAll(() => fixture.site.close())

const refund = (payment: unknown, amount: number, rest: Readonly<Record<string, unknown>> = {}) =>
  fixture.office.post('/api/method/mela.payments.refund', {
    ...{
      payment,
      amount: amount / 100,
      reason: 'The class was cancelled',
      idempotency_key: fixture.key(),
      ...rest,
    },
  })

const creditsOf = async ({ user }: TestClient) =>
  (
    await fixture.site.administrator.get('/api/resource/Wallet Credit', {
      filters: { user },
      fields: ['source', 'state', 'amount', 'used_amount', 'expires_on'],
      order_by: 'creation asc, amount asc',
    })
  ).rows

test('A refund of a wallet payment returns the credit with its terms, at once', async () => {
  const parent = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: parent.user, amount: 300_00 })
  const fee = await fixture.newFee(parent, 200_00)
  const { payment } = valuesOf((await fixture.spend(parent, { fee, amount: 200_00 })).message)
  const [before] = await creditsOf(parent)

  expect((await refund(payment, 150_00)).status).toBe(200)
  expect(await fixture.balanceOf(parent)).toBe(250)
  expect(await creditsOf(parent)).toEqual([
    { ...before, state: 'open', amount: 300, used_amount: 200 },
    { ...before, state: 'open', amount: 150, used_amount: 0 },
  ])
  expect(await fixture.ledgerBalance(walletAccount(parent.user))).toBe(-250_00)
  expect(await fixture.discrepancies()).toEqual([])
})

test('A wallet payment is refunded once, when two clerks press at the same time', async () => {
  const parent = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: parent.user, amount: 100_00 })
  const fee = await fixture.newFee(parent, 100_00)
  const { payment } = valuesOf((await fixture.spend(parent, { fee, amount: 100_00 })).message)
  const answers = await Promise.all([refund(payment, 100_00), refund(payment, 100_00)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(await fixture.balanceOf(parent)).toBe(100)
})

test('Credit that is about to expire is returned with 30 days to use it', async () => {
  await fixture.change({ goodwill_days: 1 })
  const parent = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: parent.user, amount: 80_00 })
  await fixture.change({ goodwill_days: 365 })
  const fee = await fixture.newFee(parent, 80_00)
  const { payment } = valuesOf((await fixture.spend(parent, { fee, amount: 80_00 })).message)
  await refund(payment, 80_00)
  const [used, returned] = await creditsOf(parent)
  const days =
    (Date.parse(String(returned?.['expires_on'])) - Date.parse(String(used?.['expires_on']))) / 86_400_000
  expect(days).toBe(29)
})

async function payByGateway(parent: TestClient, fee: string): Promise<unknown> {
  const { message } = await parent.post('/api/method/mela.payments.pay', {
    ...{ reference_type: 'Sample Fee', reference_name: fee, gateway: 'Sandbox' },
    idempotency_key: fixture.key(),
  })
  const { payment, checkout } = valuesOf(message)
  const order = String(valuesOf(checkout)['url']).split('/').at(-1) ?? ''
  fixture.gateway.orders.attempt(order)
  fixture.clock.pass(10 * 60)
  await fixture.site.engine.runTask('payments.reconcile')
  return payment
}

test('An online payment is refunded into the wallet when the office chooses so', async () => {
  const parent = await fixture.site.userWith('Customer')
  const fee = await fixture.newFee(parent, 400_00)
  const payment = await payByGateway(parent, fee)
  expect(await refund(payment, 120_00, { to: 'credit' })).toMatchObject({ status: 200 })
  expect(await fixture.balanceOf(parent)).toBe(120)
  expect(await creditsOf(parent)).toEqual([expect.objectContaining({ source: 'refund', amount: 120 })])
  expect(await fixture.discrepancies()).toEqual([])

  await fixture.switchWallet(false)
  expect((await refund(payment, 50_00, { to: 'credit' })).status).toBe(417)
  await fixture.switchWallet(true)
})
