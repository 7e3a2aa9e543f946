import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { feeIncome, openWalletSite, type WalletSite } from '../testing/sample-site.ts'
import { walletAccount } from '../wallet-credit/wallet-credit.queries.ts'

let fixture: WalletSite
let customer: TestClient
beforeAll(async () => {
  fixture = await openWalletSite()
})
afterAll(() => fixture.site.close())

async function newCustomer(amount: number): Promise<TestClient> {
  customer = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: customer.user, amount })
  return customer
}

test('A wallet pays a part of a fee, then the rest, and the books have both', async () => {
  const parent = await newCustomer(500_00)
  const fee = await fixture.newFee(parent, 400_00)
  const income = await fixture.ledgerBalance(feeIncome)

  const first = await fixture.spend(parent, { fee, amount: 150_00 })
  expect(first).toMatchObject({ status: 200, message: { paid: 150, due: 250 } })
  expect((await fixture.spend(parent, { fee, amount: 250_00 })).message).toMatchObject({
    paid: 250,
    due: null,
  })

  expect(await fixture.fee(fee)).toMatchObject({ state: 'paid', paid: 400_00 })
  expect(await fixture.balanceOf(parent)).toBe(100)
  expect(await fixture.ledgerBalance(feeIncome)).toBe(income - 400_00)
  expect(await fixture.ledgerBalance(walletAccount(parent.user))).toBe(-100_00)
  expect(await fixture.discrepancies()).toEqual([])
})

test('A repeated payment returns the first, and another amount with its key is refused', async () => {
  const parent = await newCustomer(300_00)
  const fee = await fixture.newFee(parent, 300_00)
  const key = fixture.key()
  const [first, second] = [
    await fixture.spend(parent, { fee, amount: 100_00, key }),
    await fixture.spend(parent, { fee, amount: 100_00, key }),
  ]
  expect(second.message).toEqual(first.message)
  expect(await fixture.spend(parent, { fee, amount: 50_00, key })).toMatchObject({
    status: 409,
    body: { exc_type: 'DuplicateEntryError' },
  })
  expect(await fixture.balanceOf(parent)).toBe(200)
})

test('A payment above the balance is refused with what the wallet can pay, and takes nothing', async () => {
  const parent = await newCustomer(120_00)
  const fee = await fixture.newFee(parent, 500_00)
  const { status, body } = await fixture.spend(parent, { fee, amount: 200_00 })
  expect(status).toBe(417)
  expect(JSON.stringify(body)).toContain('Your wallet can pay ₹120 here now')
  expect(await fixture.balanceOf(parent)).toBe(120)
})

test('More than is due, and the fee of another person, are refused', async () => {
  const parent = await newCustomer(500_00)
  const fee = await fixture.newFee(parent, 100_00)
  expect(JSON.stringify((await fixture.spend(parent, { fee, amount: 200_00 })).body)).toContain(
    'Only ₹100 is due',
  )
  const stranger = await newCustomer(500_00)
  expect((await fixture.spend(stranger, { fee, amount: 100_00 })).status).toBe(403)
  expect((await fixture.spend(fixture.site.guest, { fee, amount: 100_00 })).status).toBe(403)
})

test('While wallets are switched off nothing is spent, and the balance is hidden', async () => {
  const parent = await newCustomer(500_00)
  const fee = await fixture.newFee(parent, 100_00)
  await fixture.switchWallet(false)
  expect(JSON.stringify((await fixture.spend(parent, { fee, amount: 100_00 })).body)).toContain(
    'Wallets are switched off',
  )
  expect((await fixture.call(parent, 'get_wallet')).message).toMatchObject({ is_on: 0, balance: 0 })
  await fixture.switchWallet(true)
  expect(await fixture.balanceOf(parent)).toBe(500)
})

test('Credit of one business pays for its own items alone', async () => {
  const [pottery, books] = [await fixture.newBusiness('Pottery'), await fixture.newBusiness('Books')]
  await fixture.change({ scope: 'business of the credit' })
  const parent = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: parent.user, amount: 200_00, business: pottery })
  await fixture.change({ scope: 'all businesses' })

  expect((await fixture.call(parent, 'get_wallet')).message).toMatchObject({
    ...{ balance: 200, anywhere: 0 },
    businesses: [{ business: pottery, business_name: 'Pottery', amount: 200 }],
  })
  const other = await fixture.newFee(parent, 100_00, books)
  expect(JSON.stringify((await fixture.spend(parent, { fee: other, amount: 100_00 })).body)).toContain(
    'can pay ₹0',
  )
  const own = await fixture.newFee(parent, 100_00, pottery)
  expect((await fixture.spend(parent, { fee: own, amount: 100_00 })).status).toBe(200)
})

test('Of 500 payments at once a wallet makes those that it holds, and never goes below zero', async () => {
  const parent = await newCustomer(1_000_00)
  const fee = await fixture.newFee(parent, 100_000_00)
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => fixture.spend(parent, { fee, amount: 10_00 })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
  expect(await fixture.balanceOf(parent)).toBe(0)
  expect(await fixture.ledgerBalance(walletAccount(parent.user))).toBe(0)
  expect(await fixture.fee(fee)).toMatchObject({ paid: 1_000_00 })
  expect(await fixture.discrepancies()).toEqual([])
})
