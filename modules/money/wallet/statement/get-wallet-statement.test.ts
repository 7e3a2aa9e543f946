import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { rowsOf, valuesOf } from '#framework/testing'
import { openWalletSite, type WalletSite } from '../testing/sample-site.ts'

let fixture: WalletSite
let parent: TestClient
beforeAll(async () => {
  fixture = await openWalletSite()
  parent = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: parent.user, amount: 300_00 })
  const fee = await fixture.newFee(parent, 1_000_00)
  for (const amount of [50_00, 70_00]) await fixture.spend(parent, { fee, amount })
})
afterAll(() => fixture.site.close())

test('A statement has each movement with its sign and balance, the newest first, page by page', async () => {
  const first = await fixture.call(parent, 'get_wallet_statement', { limit: 2 })
  expect(rowsOf(valuesOf(first.message)['lines'])).toMatchObject([
    { movement: 'spent', amount: -70, balance: 180 },
    { movement: 'spent', amount: -50, balance: 250 },
  ])
  const { next } = valuesOf(first.message)
  const second = await fixture.call(parent, 'get_wallet_statement', { limit: 2, before: next })
  expect(second.message).toMatchObject({
    lines: [{ movement: 'goodwill', amount: 300, balance: 300, description: 'Your parcel was late' }],
    next: null,
  })
})

test('A statement and a balance are read in few statements', async () => {
  const { statements: listed } = await fixture.call(parent, 'get_wallet_statement')
  expect(listed.length).toBeLessThanOrEqual(4)
  const { statements: read } = await fixture.call(parent, 'get_wallet')
  expect(read.length).toBeLessThanOrEqual(4)
})

test('Others see an empty statement of their own, and guests are asked to sign in', async () => {
  const stranger = await fixture.site.userWith('Customer')
  expect((await fixture.call(stranger, 'get_wallet_statement')).message).toEqual({ lines: [], next: null })
  expect((await fixture.call(fixture.site.guest, 'get_wallet_statement')).status).toBe(403)
})

test('The balance says what expires within 30 days', async () => {
  const { message } = await fixture.call(parent, 'get_wallet')
  expect(message).toMatchObject({
    is_on: 1,
    currency: 'INR',
    balance: 180,
    anywhere: 180,
    expiring: [],
    top_up: null,
  })
  fixture.clock.pass(350 * 24 * 3600)
  expect(valuesOf((await fixture.call(parent, 'get_wallet')).message)['expiring']).toMatchObject([
    { amount: 180 },
  ])
  fixture.clock.pass(-350 * 24 * 3600)
})
