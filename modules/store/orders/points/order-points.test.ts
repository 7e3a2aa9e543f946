import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { administrator } from '#framework/permissions'
import { listDiscrepancies } from '#money/ledger/testing'
import { WebsiteSettings } from '#site/website'
import { delivered, linesIn } from '../testing/order-steps.ts'
import {
  address,
  newKey,
  orderOf,
  orderSite,
  paid,
  rowsOf,
  valuesOf,
  type OrderSite,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
  const { site } = store
  await site.engine.write(administrator, async (documents) => {
    await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_reward_points: 1 })
  })
  await site.administrator.put('/api/resource/Reward Settings/Reward Settings', {
    ...{ values: [{ valid_from: '2020-01-01', value: 0.5 }], minimum_points: 10, maximum_percent: 40 },
  })
  await site.administrator.post('/api/resource/Reward Rule', {
    ...{ title: 'All products', points: 10, per_amount: 100, valid_from: '2020-01-01' },
  })
})
afterAll(() => store.site.close())

const DAY = 86_400

async function night(days: number): Promise<void> {
  store.clock.pass(days * DAY)
  await store.site.engine.runTask('rewards.confirm')
}

/** Fills the buyer's cart, which then waits to be ordered. */
async function fillCart(buyer: TestClient, quantity: number, payment_choice = 'online'): Promise<Values> {
  const pot = await store.pot(5, { return_days: 7 })
  const cart = await store.ready([[pot, quantity]])
  await store.call('cart.merge', { cart_token: cart.cart_token }, buyer)
  await store.call('cart.set_address', { address, email: 'meena@example.org' }, buyer)
  const { message } = await store.call('cart.set_payment', { payment_choice }, buyer)
  const { version, totals } = valuesOf(message)
  return { version, expected_total: valuesOf(totals)['total'] }
}

const place = (buyer: TestClient, cart: Values, more: Values = {}) =>
  store.call('orders.place_order', { ...cart, idempotency_key: newKey(), ...more }, buyer)

const placeAs = async (buyer: TestClient, quantity: number, more: Values = {}) =>
  place(buyer, await fillCart(buyer, quantity), more)

/** Buys pots for ₹420 each, which arrive. */
async function buy(buyer: TestClient, quantity: number): Promise<Values> {
  const placed = valuesOf((await placeAs(buyer, quantity)).message)
  await paid(store, placed)
  await delivered(store, manager, placed)
  await store.site.engine.drainEvents()
  return placed
}

const pointsOf = async (buyer: TestClient) =>
  valuesOf((await store.call('rewards.get_points', {}, buyer)).message)

async function returnAll(placed: Values, quantity: number, buyer: TestClient): Promise<void> {
  const view = valuesOf((await store.call('orders.get_order', { name: placed['order'] }, buyer)).message)
  const [line] = linesIn(view)
  const asked = await store.call(
    'orders.request_return',
    {
      ...{ name: placed['order'], items: [{ line: line?.['name'], quantity }], reason: 'damaged' },
      idempotency_key: newKey(),
    },
    buyer,
  )
  const [back] = rowsOf(valuesOf(asked.message)['returns'])
  const path = `/api/resource/Return/${String(back?.['name'])}`
  for (const state of ['approved', 'received'])
    expect((await manager.put(path, { state })).status, state).toBe(200)
  expect((await store.call('orders.refund_return', { name: back?.['name'] }, manager)).status).toBe(200)
  await store.site.engine.drainEvents()
}

test('A delivered order earns points that become available after its return window', async () => {
  const buyer = await store.site.userWith('Customer')
  await buy(buyer, 2)
  expect(await pointsOf(buyer)).toMatchObject({ points: 0, pending: [{ points: 84 }] })
  await night(7)
  expect(await pointsOf(buyer)).toMatchObject({ points: 0 })
  await night(1)
  expect(await pointsOf(buyer)).toMatchObject({ points: 84, worth: 42, pending: [] })
  expect(await listDiscrepancies(store.site)).toEqual([])
})

test('A returned item takes its points back', async () => {
  const buyer = await store.site.userWith('Customer')
  const placed = await buy(buyer, 2)
  await returnAll(placed, 1, buyer)
  expect(await pointsOf(buyer)).toMatchObject({ pending: [{ points: 42 }] })
  await night(8)
  expect(await pointsOf(buyer)).toMatchObject({ points: 42 })
  expect(await listDiscrepancies(store.site)).toEqual([])
})

test('An item that was cancelled before delivery earns nothing', async () => {
  const buyer = await store.site.userWith('Customer')
  const placed = valuesOf((await placeAs(buyer, 2)).message)
  await paid(store, placed)
  const view = valuesOf((await store.call('orders.get_order', { name: placed['order'] }, buyer)).message)
  const [line] = linesIn(view)
  const items = [{ line: line?.['name'], quantity: 1 }]
  expect((await store.call('orders.cancel_order', { name: placed['order'], items }, buyer)).status).toBe(200)
  await delivered(store, manager, placed)
  await store.site.engine.drainEvents()
  expect(await pointsOf(buyer)).toMatchObject({ pending: [{ points: 42 }] })
})

test('Points pay a part of an order, and a cancelled order gives them back', async () => {
  const buyer = await store.site.userWith('Customer')
  await buy(buyer, 2)
  await night(8)
  const answer = await placeAs(buyer, 1, { points: 80, points_amount: 40 })
  const placed = valuesOf(answer.message)
  const { total } = await orderOf(store, placed)
  expect(placed).toMatchObject({ state: 'awaiting payment', amount: Number(total) - 40 })
  expect(await pointsOf(buyer)).toMatchObject({ points: 4 })
  await paid(store, placed)
  const seen = await store.call('orders.get_order', { name: placed['order'] }, buyer)
  expect(seen.message).toMatchObject({ points_paid: 40, points_returned: 0 })
  const items = linesIn(valuesOf(seen.message)).map(({ name }) => ({ line: name, quantity: 1 }))
  expect((await store.call('orders.cancel_order', { name: placed['order'], items }, buyer)).status).toBe(200)
  expect(await pointsOf(buyer)).toMatchObject({ points: 84 })
  expect(await listDiscrepancies(store.site)).toEqual([])
})

test('Points are refused at another worth, beyond their share of the order, and with cash on delivery', async () => {
  const buyer = await store.site.userWith('Customer')
  await buy(buyer, 5)
  await buy(buyer, 5)
  await night(8)
  const cart = await fillCart(buyer, 1)
  const changed = await place(buyer, cart, { points: 80, points_amount: 41 })
  expect(changed.body).toMatchObject({ code: 'orders.points_changed', field: 'points' })
  const { body } = await place(buyer, cart, { points: 420, points_amount: 210 })
  expect(body).toMatchObject({ code: 'rewards.too_many', field: 'points' })
  const cash = await fillCart(buyer, 1, 'cod')
  const refused = await place(buyer, cash, { points: 80, points_amount: 40 })
  expect(refused.body).toMatchObject({ code: 'orders.points_with_cash', field: 'points' })
  expect(await pointsOf(buyer)).toMatchObject({ points: 420 })
})

test('Two phones spend the same points once', async () => {
  const buyer = await store.site.userWith('Customer')
  await buy(buyer, 2)
  await night(8)
  const first = await placeAs(buyer, 1, { points: 80, points_amount: 40 })
  const second = await placeAs(buyer, 1, { points: 80, points_amount: 40 })
  expect([first.status, second.status]).toEqual([200, 417])
  expect(JSON.stringify(second.body)).toContain('You can use 4 points now')
})

test('A product page says what an item earns, and nothing for what is no product', async () => {
  const pot = await store.pot(5)
  const items = [
    { product: pot.product, amount: 420 },
    { product: 'PRD-NONE', amount: -1 },
    { product: '', amount: 420 },
  ]
  const answer = await store.call('orders.preview_points', { items })
  expect(answer.message).toEqual({ points: 42, worth: 21, currency: 'INR' })
  expect(answer.statements.length).toBeLessThanOrEqual(5)
  expect((await store.call('orders.preview_points', { items: 'x' })).message).toMatchObject({ points: 0 })
})
