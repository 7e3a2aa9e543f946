import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOf, type TestClient } from '#framework/testing'
import { openWalletSite, type WalletSite } from '../testing/sample-site.ts'
import { walletAccount } from './wallet-credit.queries.ts'

const DAY = 24 * 3600

let fixture: WalletSite
beforeAll(async () => {
  fixture = await openWalletSite()
})
afterAll(() => fixture.site.close())

const expireNow = () => fixture.site.engine.runTask('wallet.expire')

async function withGoodwill(days: number, amount: number, business?: string): Promise<TestClient> {
  await fixture.change({ goodwill_days: days })
  const customer = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: customer.user, amount, ...(business === undefined ? {} : { business }) })
  return customer
}

test('What is left of a credit expires after its last day, once, as income', async () => {
  const parent = await withGoodwill(10, 300_00)
  const fee = await fixture.newFee(parent, 100_00)
  await fixture.spend(parent, { fee, amount: 100_00 })
  const income = await fixture.ledgerBalance({ purpose: 'expired credit' })

  fixture.clock.pass(10 * DAY)
  await expireNow()
  expect(await fixture.balanceOf(parent)).toBe(200)
  fixture.clock.pass(DAY)
  expect(await fixture.balanceOf(parent)).toBe(0)
  await Promise.all([expireNow(), expireNow()])
  expect(await fixture.ledgerBalance({ purpose: 'expired credit' })).toBe(income - 200_00)
  expect(await fixture.ledgerBalance(walletAccount(parent.user))).toBe(0)
  expect(await fixture.discrepancies()).toEqual([])

  fixture.clock.pass(-11 * DAY)
  expect(await fixture.balanceOf(parent)).toBe(0)
  const other = await fixture.newFee(parent, 50_00)
  expect((await fixture.spend(parent, { fee: other, amount: 50_00 })).status).toBe(417)
})

test('Expired goodwill of a business returns to the business', async () => {
  const business = await fixture.newBusiness('Pottery')
  const account = { purpose: 'business', party: { type: 'Business', name: business } } as const
  await withGoodwill(1, 80_00, business)
  expect(await fixture.ledgerBalance(account)).toBe(80_00)
  fixture.clock.pass(2 * DAY)
  await expireNow()
  expect(await fixture.ledgerBalance(account)).toBe(0)
})

test('The customer is told once before credit expires', async () => {
  const parent = await withGoodwill(5, 60_00)
  await fixture.change({ notice_days: 7 })
  await expireNow()
  await expireNow()
  await fixture.site.engine.drainEvents()
  const { email } = valuesOf((await parent.get(`/api/resource/User/${parent.user}`)).data)
  const { rows } = await fixture.site.administrator.get('/api/resource/Outbox Message', {
    filters: { event: 'wallet.expiring', recipient: email },
    fields: ['subject'],
  })
  expect(rows).toEqual([{ subject: expect.stringContaining('₹60 in your wallet expires on') }])
})

test('Credit of 0 days does not expire', async () => {
  const parent = await withGoodwill(0, 40_00)
  fixture.clock.pass(4000 * DAY)
  await expireNow()
  expect(await fixture.balanceOf(parent)).toBe(40)
  fixture.clock.pass(-4000 * DAY)
})
