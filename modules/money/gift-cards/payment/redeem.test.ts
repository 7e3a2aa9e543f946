import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, valuesOf, type TestClient } from '#framework/testing'
import { walletAccount } from '#money/wallet'
import { openGiftCardSite, type GiftCardSite } from '../testing/sample-site.ts'

let fixture: GiftCardSite
beforeAll(async () => {
  fixture = await openGiftCardSite()
})
afterAll(() => fixture.site.close())

const redeem = (client: TestClient, code: string, idempotency_key = fixture.key()) =>
  fixture.call(client, 'redeem', { code, idempotency_key })

test('A card is added to a wallet with its last day, and the statement names it', async () => {
  const parent = await fixture.site.userWith('Customer')
  const card = await fixture.newCard(400_00)
  const { expires_on } = await fixture.card(card.name)
  const answer = await redeem(parent, card.code)
  expect(answer).toMatchObject({ status: 200, message: { amount: 400, last_four: card.code.slice(-4) } })
  expect(answer.statements.length).toBeLessThanOrEqual(30)
  expect(await fixture.balanceOf(parent)).toBe(400)
  expect(await fixture.holds(card)).toBe(0)
  expect(await fixture.ledgerBalance(walletAccount(parent.user))).toBe(-400_00)
  const { message } = await fixture.callWallet(parent, 'get_wallet_statement')
  expect(rowsOf(valuesOf(message)['lines'])).toMatchObject([{ movement: 'gift card', amount: 400 }])
  const { rows } = await fixture.site.administrator.get('/api/resource/Wallet Credit', {
    filters: { user: parent.user },
    fields: ['source', 'expires_on'],
  })
  expect(rows).toEqual([{ source: 'gift card', expires_on }])
  expect(await fixture.discrepancies()).toEqual([])
})

test('Two people who add one card at once, and one who repeats the call, get it once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => fixture.site.userWith('Customer')))
  const card = await fixture.newCard(300_00)
  const answers = await Promise.all(people.map((person) => redeem(person, card.code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 417)).toHaveLength(5)
  const [again] = people
  if (again === undefined) throw new Error('nobody')
  const other = await fixture.newCard(200_00)
  const key = fixture.key()
  const [first, second] = [await redeem(again, other.code, key), await redeem(again, other.code, key)]
  expect(second.message).toEqual(first.message)
  expect((await redeem(again, other.code)).body).toMatchObject({ code: 'gift_cards.no_balance' })
  expect(await fixture.discrepancies()).toEqual([])
})

test('A guest signs in first, and nobody adds a card while wallets are off', async () => {
  const parent = await fixture.site.userWith('Customer')
  const card = await fixture.newCard(100_00)
  expect((await redeem(fixture.site.guest, card.code)).status).toBe(403)
  await fixture.switchWallet(false)
  expect((await redeem(parent, card.code)).body).toMatchObject({ code: 'wallet.off' })
  await fixture.switchWallet(true)
  expect(await fixture.holds(card)).toBe(100_00)
})
