import { afterAll, beforeAll, expect, test } from 'vitest'
import { emitVerified } from '#framework/identity'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { address, orderSite, place, rowsOf, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite

beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

async function orderAsGuest(values: { phone: string; email?: string }): Promise<string> {
  const ready = await store.ready([[await store.pot(3), 1]], {
    address: { ...address, phone: values.phone },
    email: values.email ?? null,
  })
  const placed = await place(store, ready)
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  return String(valuesOf(placed.message)['order'])
}

async function ordersOf(client: TestClient): Promise<readonly unknown[]> {
  const { message } = await store.call('orders.get_my_orders', {}, client)
  return rowsOf(valuesOf(message)['orders']).map(({ order }) => order)
}

async function verify(user: string, proof: { phone: string } | { email: string }): Promise<void> {
  await store.site.engine.write(administrator, (documents) => emitVerified(documents, user, proof))
  await store.site.engine.drainEvents()
}

const newBuyer = () => store.site.userWith('Customer')

test('Shows a guest order only to the user who verifies its phone number', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()]
  const order = await orderAsGuest({ phone: '98400 71001' })
  await verify(other.user, { phone: '+919840071002' })
  expect(await ordersOf(buyer)).toEqual([])
  await verify(buyer.user, { phone: '+919840071001' })
  expect(await ordersOf(buyer)).toEqual([order])
  expect(await ordersOf(other)).toEqual([])
  expect((await store.call('orders.get_order', { name: order }, buyer)).status).toBe(200)
  expect((await store.call('orders.get_order', { name: order }, other)).status).toBe(403)
})

test('Shows a guest order only to the user who verifies its email address, in any letter case', async () => {
  const buyer = await newBuyer()
  const order = await orderAsGuest({ phone: '98400 71003', email: 'Meena@Letters.Example' })
  await verify(buyer.user, { email: 'meena@letters.example' })
  expect(await ordersOf(buyer)).toEqual([order])
})

test('Leaves an order with the account that claimed it first', async () => {
  const [first, second] = [await newBuyer(), await newBuyer()]
  const order = await orderAsGuest({ phone: '98400 71004', email: 'shared@letters.example' })
  await verify(first.user, { phone: '+919840071004' })
  await verify(second.user, { email: 'shared@letters.example' })
  expect(await ordersOf(first)).toEqual([order])
  expect(await ordersOf(second)).toEqual([])
})

test('Does not claim an order older than half a year, as its phone number may have a new owner', async () => {
  const buyer = await newBuyer()
  const [old, recent] = [
    await orderAsGuest({ phone: '98400 71005' }),
    await orderAsGuest({ phone: '98400 71005' }),
  ]
  await store.site.engine.database.pool.query(
    `update "Order" set creation = creation - interval '181 days' where name = $1`,
    [old],
  )
  await verify(buyer.user, { phone: '+919840071005' })
  expect(await ordersOf(buyer)).toEqual([recent])
})
