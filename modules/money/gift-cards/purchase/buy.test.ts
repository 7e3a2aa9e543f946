import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf, valuesOf, type TestClient } from '#framework/testing'
import { administrator } from '#framework/permissions'
import { addDays } from '#meta'
import { lastDay } from '../gift-card/validity.rules.ts'
import { openGiftCardSite, type GiftCardSite } from '../testing/sample-site.ts'

let fixture: GiftCardSite
beforeAll(async () => {
  fixture = await openGiftCardSite()
})
afterAll(() => fixture.site.close())

const purchase = {
  ...{ amount: 500, recipient_name: 'Ravi', sender_name: 'Meena', message: 'Happy birthday!' },
  ...{ recipient_email: 'ravi@example.org', buyer_email: 'meena@example.org' },
}

const buy = (client: TestClient, values: object = {}) =>
  fixture.call(client, 'buy', { ...purchase, idempotency_key: fixture.key(), ...values })

async function pay(client: TestClient, bought: unknown, receipt_token?: unknown) {
  const { gift_card, receipt_token: own } = valuesOf(bought)
  const { status, message, body } = await client.post('/api/method/mela.payments.pay', {
    ...{ reference_type: 'Gift Card', reference_name: gift_card, gateway: 'Sandbox' },
    ...{ receipt_token: receipt_token ?? own, idempotency_key: fixture.key() },
  })
  return { status, body, payment: valuesOf(message)['payment'] }
}

async function capture(payment: unknown): Promise<void> {
  fixture.gateway.play(String(payment))
  fixture.clock.pass(10 * 60)
  await fixture.site.engine.runTask('payments.reconcile')
}

test('A guest buys a card, which is emailed with its code when it is paid, and whose balance anyone with the code reads', async () => {
  const bought = await buy(fixture.site.guest, { recipient_email: 'first@example.org' })
  expect(bought).toMatchObject({ status: 200, message: { amount: 500, currency: 'INR' } })
  expect(bought.statements.length).toBeLessThanOrEqual(12)
  const name = String(valuesOf(bought.message)['gift_card'])
  await fixture.sendMails()
  expect(await fixture.mailsOf('first@example.org')).toEqual([])

  const { payment } = await pay(fixture.site.guest, bought.message)
  await capture(payment)
  await fixture.sendMails()
  expect(await fixture.card(name)).toMatchObject({ state: 'active', balance: 500_00, delivery: 'not sent' })
  expect(await fixture.holds({ name })).toBe(500_00)
  const [mail] = await fixture.mailsOf('first@example.org')
  expect(mail?.code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
  expect(mail?.body).toContain('Meena sent you a gift card of ₹500')
  const { message } = await fixture.call(fixture.site.guest, 'check_balance', {
    code: mail?.code.toLowerCase(),
  })
  expect(message).toMatchObject({ balance: 500, currency: 'INR', last_four: mail?.code.slice(-4) })
  expect(await fixture.discrepancies()).toEqual([])
})

test('A card for a later day waits for it, and its year begins on it', async () => {
  const today = await fixture.site.engine.read(administrator, async (documents) => documents.today)
  const deliver_on = addDays(today, 20)
  const bought = await buy(fixture.site.guest, { recipient_email: 'later@example.org', deliver_on })
  const { payment } = await pay(fixture.site.guest, bought.message)
  await capture(payment)
  await fixture.sendMails()
  expect(await fixture.mailsOf('later@example.org')).toEqual([])
  fixture.clock.pass(20 * 24 * 3600)
  await fixture.sendMails()
  await fixture.sendMails()
  expect(await fixture.mailsOf('later@example.org')).toHaveLength(1)
  expect(await fixture.card(String(valuesOf(bought.message)['gift_card']))).toMatchObject({
    expires_on: lastDay(deliver_on, 12),
  })
  fixture.clock.pass(-20 * 24 * 3600)
})

test('A purchase that is sent twice is one card, and a stranger without its token cannot pay it', async () => {
  const key = fixture.key()
  const [first, second] = [
    await buy(fixture.site.guest, { idempotency_key: key }),
    await buy(fixture.site.guest, { idempotency_key: key }),
  ]
  expect(second.message).toEqual(first.message)
  const stranger = await fixture.site.userWith('Customer')
  expect((await pay(stranger, first.message, 'x'.repeat(43))).status).toBe(403)
})

test.each([
  [{ amount: 50 }, 'gift_cards.too_little', 'Choose at least ₹100'],
  [{ amount: 10_001 }, 'gift_cards.too_much', 'Choose at most ₹10,000'],
  [{ deliver_on: '2020-01-01' }, 'gift_cards.past_day', 'today or a later'],
  [{ deliver_on: '2090-01-01' }, 'gift_cards.far_day', 'within a year'],
  [{ buyer_email: null }, 'gift_cards.no_buyer', 'Enter your email'],
])('A purchase with %o is refused with words', async (values, code, words) => {
  const { status, body } = await buy(fixture.site.guest, values)
  expect(status).toBe(417)
  expect(body).toMatchObject({ code })
  expect(JSON.stringify(body)).toContain(words)
})

test('A wallet does not buy a gift card', async () => {
  const parent = await fixture.site.userWith('Customer')
  await fixture.giveGoodwill({ user: parent.user, amount: 500_00 })
  const { message } = await buy(parent)
  const { gift_card, receipt_token } = valuesOf(message)
  const { body } = await fixture.callWallet(parent, 'pay', {
    ...{ reference_type: 'Gift Card', reference_name: gift_card, amount: 500, receipt_token },
    idempotency_key: fixture.key(),
  })
  expect(body).toMatchObject({ code: 'payments.no_stored_value' })
})

test('Nobody buys while sales or gift cards are off, and the page says so', async () => {
  await fixture.change({ allow_purchase: 0 })
  expect((await buy(fixture.site.guest)).body).toMatchObject({ code: 'gift_cards.not_sold' })
  await fixture.change({ allow_purchase: 1 })
  await fixture.switchGiftCards(false)
  expect((await buy(fixture.site.guest)).body).toMatchObject({ code: 'gift_cards.off' })
  const terms = () => fixture.call(fixture.site.guest, 'get_gift_card_terms')
  expect((await terms()).message).toMatchObject({ is_on: 0, is_sold: 0 })
  await fixture.switchGiftCards(true)
  expect((await terms()).message).toMatchObject({
    ...{ is_on: 1, is_sold: 1, minimum: 100, maximum: 10_000, validity_months: 12 },
    terms: 'Not exchanged for cash.',
  })
})

test('A buyer sees the cards that they bought, without code and balance; others see none', async () => {
  const parent = await fixture.site.userWith('Customer')
  const { message } = await buy(parent, { recipient_email: 'own@example.org' })
  const mine = (client: TestClient) => fixture.call(client, 'get_my_gift_cards')
  expect((await mine(parent)).message).toEqual({ cards: [] })
  await capture((await pay(parent, message)).payment)
  await fixture.sendMails()
  const { message: own, statements } = await mine(parent)
  const [card, ...others] = rowsOf(valuesOf(own)['cards'])
  expect(others).toEqual([])
  expect(card).toMatchObject({ state: 'active', amount: 500, recipient_name: 'Ravi' })
  expect(Object.keys(card ?? {})).not.toEqual(expect.arrayContaining(['balance']))
  expect(statements.length).toBeLessThanOrEqual(3)
  expect((await mine(await fixture.site.userWith('Customer'))).message).toEqual({ cards: [] })
  expect((await mine(fixture.site.guest)).status).toBe(403)
})

test('A disabled card’s balance is refunded to the buyer, and an active one is not', async () => {
  const { message } = await buy(fixture.site.guest, { recipient_email: 'back@example.org' })
  const name = String(valuesOf(message)['gift_card'])
  const { payment } = await pay(fixture.site.guest, message)
  await capture(payment)
  expect((await fixture.refund(payment, 500_00)).status).toBe(417)
  expect((await fixture.call(fixture.office, 'disable', { name })).status).toBe(200)
  expect((await fixture.refund(payment, 500_00)).status).toBe(200)
  expect(await fixture.card(name)).toMatchObject({ state: 'cancelled', balance: 0 })
  expect(await fixture.holds({ name })).toBe(0)
  expect(await fixture.discrepancies()).toEqual([])
})
