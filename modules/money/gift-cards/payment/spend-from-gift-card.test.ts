import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { valuesOf } from '#framework/testing'
import { feeIncome } from '#money/wallet/testing'
import { openGiftCardSite, type GiftCardSite } from '../testing/sample-site.ts'

let fixture: GiftCardSite
let parent: TestClient
beforeAll(async () => {
  fixture = await openGiftCardSite()
  parent = await fixture.site.userWith('Customer')
})
afterAll(() => fixture.site.close())

test('A card pays a part, then the rest, and the books have both', async () => {
  const card = await fixture.newCard(500_00)
  const fee = await fixture.newFee(parent, 400_00)
  const income = await fixture.ledgerBalance(feeIncome)
  expect((await fixture.spend(card, fee, 150_00)).message).toMatchObject({ paid: 150 })
  expect((await fixture.spend(card, fee, 250_00)).message).toMatchObject({ paid: 250 })
  expect(await fixture.fee(fee)).toMatchObject({ state: 'paid', paid: 400_00 })
  expect(await fixture.holds(card)).toBe(100_00)
  expect(await fixture.card(card.name)).toMatchObject({ balance: 100_00 })
  expect(await fixture.ledgerBalance(feeIncome)).toBe(income - 400_00)
  expect(await fixture.discrepancies()).toEqual([])
})

test('More than a card holds is refused with what it holds, and takes nothing', async () => {
  const card = await fixture.newCard(120_00)
  const fee = await fixture.newFee(parent, 500_00)
  const { status, body } = await fixture.spend(card, fee, 200_00)
  expect(status).toBe(417)
  expect(JSON.stringify(body)).toContain('This gift card can pay ₹120 now')
  expect(await fixture.holds(card)).toBe(120_00)
})

test('Of 200 payments at once a card makes those that it holds, and never goes below zero', async () => {
  const card = await fixture.newCard(1_000_00)
  const fee = await fixture.newFee(parent, 100_000_00)
  const answers = await Promise.all(Array.from({ length: 200 }, () => fixture.spend(card, fee, 10_00)))
  expect(answers.filter(({ status }) => status !== 200 && status !== 417)).toEqual([])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect(await fixture.holds(card)).toBe(0)
  expect(await fixture.card(card.name)).toMatchObject({ balance: 0, state: 'active' })
  expect(await fixture.fee(fee)).toMatchObject({ paid: 1_000_00 })
  expect(await fixture.discrepancies()).toEqual([])
})

test('Two phones that spend one card on different fees spend it once', async () => {
  const card = await fixture.newCard(100_00)
  const fees = [await fixture.newFee(parent, 100_00), await fixture.newFee(parent, 100_00)]
  const answers = await Promise.all(fees.map((fee) => fixture.spend(card, fee, 100_00)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(await fixture.holds(card)).toBe(0)
  expect(await fixture.discrepancies()).toEqual([])
})

test('A refund returns to the card at once, never to a wallet, and once when two clerks press at the same time', async () => {
  const card = await fixture.newCard(200_00)
  const fee = await fixture.newFee(parent, 200_00)
  const { payment } = valuesOf((await fixture.spend(card, fee, 200_00)).message)
  expect((await fixture.refund(payment, 50_00)).status).toBe(200)
  expect(await fixture.holds(card)).toBe(50_00)
  const answers = await Promise.all([fixture.refund(payment, 150_00), fixture.refund(payment, 150_00)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(await fixture.holds(card)).toBe(200_00)
  expect(await fixture.balanceOf(parent)).toBe(0)
  expect(await fixture.discrepancies()).toEqual([])
})

test('A refund to an expired card renews it for 30 days; to a disabled one it stays disabled', async () => {
  const [expired, disabled] = [await fixture.newCard(200_00), await fixture.newCard(200_00)]
  const payments: unknown[] = []
  for (const card of [expired, disabled]) {
    const fee = await fixture.newFee(parent, 200_00)
    payments.push(valuesOf((await fixture.spend(card, fee, 150_00)).message)['payment'])
  }
  await fixture.call(fixture.office, 'disable', { name: disabled.name })
  fixture.clock.pass(380 * 24 * 3600)
  await fixture.site.engine.runTask('gift_cards.expire')
  expect(await fixture.card(expired.name)).toMatchObject({ state: 'expired', balance: 0 })
  const [first, second] = payments
  expect((await fixture.refund(first, 150_00)).status).toBe(200)
  expect(await fixture.card(expired.name)).toMatchObject({ state: 'active', balance: 150_00 })
  expect(
    (await fixture.call(fixture.site.guest, 'check_balance', { code: expired.code })).message,
  ).toMatchObject({ balance: 150 })
  expect((await fixture.refund(second, 150_00)).status).toBe(200)
  fixture.clock.pass(31 * 24 * 3600)
  await fixture.site.engine.runTask('gift_cards.expire')
  expect(await fixture.card(expired.name)).toMatchObject({ state: 'expired', balance: 0 })
  fixture.clock.pass(-411 * 24 * 3600)
  expect(await fixture.discrepancies()).toEqual([])
})
