import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOf, type TestClient } from '#framework/testing'
import { openWalletSite, type WalletSite } from '../testing/sample-site.ts'
import { walletAccount } from '../wallet-credit/wallet-credit.queries.ts'

let fixture: WalletSite
beforeAll(async () => {
  fixture = await openWalletSite()
  await fixture.change({ allow_top_up: 1, top_up_terms: 'Money can be spent here only.' })
})
afterAll(() => fixture.site.close())

const topUp = (client: TestClient, rupees: number, idempotency_key = fixture.key()) =>
  fixture.call(client, 'top_up', { amount: rupees, idempotency_key })

async function startPayment(client: TestClient, name: unknown) {
  const { status, message, body } = await client.post('/api/method/mela.payments.pay', {
    ...{ reference_type: 'Wallet Top-up', reference_name: name, gateway: 'Sandbox' },
    idempotency_key: fixture.key(),
  })
  const order =
    String(valuesOf(valuesOf(message)['checkout'])['url'])
      .split('/')
      .at(-1) ?? ''
  return { status, body, order }
}

async function settle(order: string): Promise<void> {
  fixture.gateway.orders.attempt(order)
  fixture.clock.pass(10 * 60)
  await fixture.site.engine.runTask('payments.reconcile')
}

test('A customer adds money by an online payment, and the books have it as their credit', async () => {
  const parent = await fixture.site.userWith('Customer')
  const { message } = await topUp(parent, 500)
  expect(message).toMatchObject({ amount: 500, currency: 'INR' })
  const { order } = await startPayment(parent, valuesOf(message)['top_up'])
  expect(await fixture.balanceOf(parent)).toBe(0)
  await settle(order)
  expect(await fixture.balanceOf(parent)).toBe(500)
  expect(await fixture.ledgerBalance(walletAccount(parent.user))).toBe(-500_00)
  expect(await fixture.discrepancies()).toEqual([])
})

test('A top-up that is sent twice is one, and a stranger cannot pay it', async () => {
  const parent = await fixture.site.userWith('Customer')
  const key = fixture.key()
  const [first, second] = [await topUp(parent, 200, key), await topUp(parent, 200, key)]
  expect(second.message).toEqual(first.message)
  const stranger = await fixture.site.userWith('Customer')
  expect((await startPayment(stranger, valuesOf(first.message)['top_up'])).status).toBe(403)
})

test('Amounts outside the bounds are refused with the bound', async () => {
  const parent = await fixture.site.userWith('Customer')
  expect(await topUp(parent, 50)).toMatchObject({ status: 417, body: { field: 'amount' } })
  expect(JSON.stringify((await topUp(parent, 50)).body)).toContain('Add at least ₹100')
  expect(JSON.stringify((await topUp(parent, 6_000)).body)).toContain('Add at most ₹5,000')
})

test('A wallet does not pay for money that is added to it', async () => {
  const parent = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: parent.user, amount: 500_00 })
  const { message } = await topUp(parent, 200)
  const { status, body } = await fixture.call(parent, 'pay', {
    ...{ reference_type: 'Wallet Top-up', reference_name: valuesOf(message)['top_up'], amount: 200 },
    idempotency_key: fixture.key(),
  })
  expect(status).toBe(417)
  expect(body).toMatchObject({ code: 'payments.no_stored_value' })
})

test('Top-ups are refused while they are switched off', async () => {
  const parent = await fixture.site.userWith('Customer')
  await fixture.change({ allow_top_up: 0 })
  expect((await topUp(parent, 200)).body).toMatchObject({ code: 'wallet.top_up_off' })
  expect((await fixture.call(parent, 'get_wallet')).message).toMatchObject({ top_up: null })
  await fixture.change({ allow_top_up: 1 })
  expect((await fixture.call(parent, 'get_wallet')).message).toMatchObject({
    top_up: { minimum: 100, maximum: 5000, terms: 'Money can be spent here only.' },
  })
})
