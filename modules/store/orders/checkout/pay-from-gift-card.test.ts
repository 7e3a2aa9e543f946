import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { User } from '#framework/identity'
import type { TestClient } from '#framework/testing'
import { listDiscrepancies } from '#money/ledger/testing'
import { WebsiteSettings } from '#site/website'
import { linesIn } from '../testing/order-steps.ts'
import { newKey, orderOf, orderSite, paid, rowsOf, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
let office: TestClient
beforeAll(async () => {
  store = await orderSite({ isDemo: true })
  office = await store.site.userWith('School Office')
  await store.site.engine.write(administrator, async (documents) => {
    await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_gift_cards: 1, enable_wallet: 1 })
  })
})
afterAll(() => store.site.close())

let friends = 0

/** Issues a goodwill card, and reads its code in the message of the sample site, which has no mail server. */
async function newCard(rupees: number): Promise<{ readonly name: string; readonly code: string }> {
  friends += 1
  const recipient_email = `friend-${friends}@example.org`
  const { data } = await office.post('/api/resource/Gift Card', {
    ...{ amount: rupees, recipient_name: 'Ravi', recipient_email, sender_name: 'Office', reason: 'Broken' },
  })
  const name = String(valuesOf(data)['name'])
  await store.call('gift_cards.issue', { name }, office)
  for (const task of ['gift_cards.deliver_due', 'notifications.send']) await store.site.engine.runTask(task)
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    filters: { recipient: recipient_email },
    fields: ['card'],
  })
  const [mail] = rowsOf(rows)
  const paragraphs: unknown = JSON.parse(String(mail?.['card']))
  return { name, code: Array.isArray(paragraphs) ? String(paragraphs[3]) : '' }
}

const holds = async (code: string) =>
  valuesOf((await store.call('gift_cards.check_balance', { code })).message)['balance'] ?? 0

async function readyOrder(code: string, gift_card_amount: number) {
  const pot = await store.pot(5)
  const cart = await store.ready([[pot, 1]])
  return { pot, values: { ...cart, idempotency_key: newKey(), gift_card_code: code, gift_card_amount } }
}

async function place(code: string, gift_card_amount: number) {
  const { pot, values } = await readyOrder(code, gift_card_amount)
  const answer = await store.call('orders.place_order', values)
  return { pot, values, answer, placed: valuesOf(answer.message) }
}

const view = async (placed: Readonly<Record<string, unknown>>) =>
  valuesOf((await store.call('orders.get_order', { name: placed['order'], token: placed['token'] })).message)

test('A guest pays a part by gift card, and the rest by a gateway', async () => {
  const { code } = await newCard(200)
  const { placed } = await place(code, 200)
  const { total } = await orderOf(store, placed)
  expect(placed).toMatchObject({ state: 'awaiting payment', next: 'pay', amount: Number(total) - 200 })
  expect(await holds(code)).toBe(0)
  await paid(store, placed)
  expect(await view(placed)).toMatchObject({ gift_card_paid: 200, gift_card_returned: 0, wallet_paid: 0 })
  expect(await orderOf(store, placed)).toMatchObject({ state: 'placed', paid_amount: total })
  expect(await listDiscrepancies(store.site)).toEqual([])
})

test('A card that pays everything places the order without a payment page', async () => {
  const { code } = await newCard(900)
  const { placed, pot } = await place(code, 900)
  const { total } = await orderOf(store, placed)
  expect(placed).toMatchObject({ state: 'placed', next: 'done', amount: 0 })
  expect(await holds(code)).toBe(900 - Number(total))
  expect(await store.left(pot)).toBe(4)
  expect(await listDiscrepancies(store.site)).toEqual([])
})

test('A card and a wallet together pay for an order, the card first, and each gets its part back', async () => {
  const buyer = await store.site.userWith('Customer')
  const { email } = await store.site.engine.read(administrator, (documents) =>
    documents.get(User, buyer.user),
  )
  const { data } = await office.post('/api/resource/Goodwill Credit', {
    ...{ customer: email, amount: 900, reason: 'Your parcel was late' },
  })
  await store.call('wallet.give_credit', { name: valuesOf(data)['name'] }, office)
  const { code } = await newCard(100)
  const pot = await store.pot(5)
  const cart = await store.ready([[pot, 1]])
  await store.call('cart.merge', { cart_token: cart.cart_token }, buyer)
  const { message: merged } = await store.call('cart.set_payment', { payment_choice: 'online' }, buyer)
  const values = {
    ...{ version: valuesOf(merged)['version'], expected_total: cart.expected_total },
    ...{ idempotency_key: newKey(), wallet_amount: 900, gift_card_code: code, gift_card_amount: 100 },
  }
  const answer = await store.call('orders.place_order', values, buyer)
  const placed = valuesOf(answer.message)
  expect(placed).toMatchObject({ state: 'placed', amount: 0 })
  const { total } = await orderOf(store, placed)
  const seen = await store.call('orders.get_order', { name: placed['order'] }, buyer)
  expect(seen.message).toMatchObject({ gift_card_paid: 100, wallet_paid: Number(total) - 100 })
  const items = linesIn(valuesOf(seen.message)).map(({ name }) => ({ line: name, quantity: 1 }))
  expect((await store.call('orders.cancel_order', { name: placed['order'], items }, buyer)).status).toBe(200)
  expect(await holds(code)).toBe(100)
  const { message } = await store.call('wallet.get_wallet', {}, buyer)
  expect(message).toMatchObject({ balance: 900 })
  expect(await listDiscrepancies(store.site)).toEqual([])
})

test('An unknown code and a card that holds less refuse the order, and nothing is placed or spent', async () => {
  const unknown = await place('AAAA-BBBB-CCCC-DDDD', 100)
  expect(unknown.answer).toMatchObject({ status: 417, body: { code: 'gift_cards.no_balance' } })
  expect(await store.left(unknown.pot)).toBe(5)
  const { code } = await newCard(100)
  const less = await place(code, 150)
  expect(less.answer.body).toMatchObject({ code: 'gift_cards.not_enough', field: 'gift_card_code' })
  expect(await holds(code)).toBe(100)
  expect(await store.left(less.pot)).toBe(5)
})

test('Cash on delivery with a part from a card is refused, and says why', async () => {
  const { code } = await newCard(100)
  const cart = await store.ready([[await store.pot(5), 1]], { payment_choice: 'cod' })
  const { body } = await store.call('orders.place_order', {
    ...{ ...cart, idempotency_key: newKey(), gift_card_code: code, gift_card_amount: 50 },
  })
  expect(body).toMatchObject({ code: 'orders.gift_card_with_cash', field: 'gift_card_code' })
})

test('An order placed twice with one key spends once, and two phones with one card spend what it holds', async () => {
  const { code } = await newCard(500)
  const { values, placed } = await place(code, 300)
  expect((await store.call('orders.place_order', values)).message).toEqual(placed)
  expect(await holds(code)).toBe(200)
  const ready = [await readyOrder(code, 200), await readyOrder(code, 200)]
  const answers = await Promise.all(ready.map((one) => store.call('orders.place_order', one.values)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(await holds(code)).toBe(0)
})

test('An order that is not paid in time gives the card its part back', async () => {
  const { code } = await newCard(120)
  const { placed, pot } = await place(code, 120)
  expect(await holds(code)).toBe(0)
  store.clock.pass(3 * 3600)
  for (const task of ['payments.reconcile', 'orders.expire']) await store.site.engine.runTask(task)
  await store.site.engine.drainEvents()
  expect(await orderOf(store, placed)).toMatchObject({ state: 'cancelled' })
  expect(await holds(code)).toBe(120)
  expect(await store.left(pot)).toBe(5)
  expect(await listDiscrepancies(store.site)).toEqual([])
})
