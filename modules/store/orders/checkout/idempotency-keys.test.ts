import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey, orderSite, paid, place, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

const byCash = { payment_choice: 'cod' }

test('The database stores neither the key of an order nor its token', async () => {
  const idempotency_key = newKey()
  const cart = await store.ready([[await store.pot(5), 1]])
  const placedOrder = valuesOf((await place(store, cart, { idempotency_key })).message)
  await paid(store, placedOrder, idempotency_key)
  const { pool } = store.site.engine.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const secret of [idempotency_key, String(placedOrder['token'])])
    for (const { name } of tables) {
      const { rowCount } = await pool.query(
        `select from "${name}" t where position($1 in to_jsonb(t)::text) > 0 limit 1`,
        [secret],
      )
      expect([name, rowCount]).toEqual([name, 0])
    }
})

test('Nobody can compute the token of an order from its key', async () => {
  const idempotency_key = newKey()
  const cart = await store.ready([[await store.pot(5), 1]], byCash)
  const { token } = valuesOf((await place(store, cart, { idempotency_key })).message)
  for (const text of [idempotency_key, `order opened by ${idempotency_key}`])
    expect(createHash('sha256').update(text).digest('base64url')).not.toBe(token)
})

test('The same key returns the first order to its caller and to nobody else', async () => {
  const idempotency_key = newKey()
  const cart = await store.ready([[await store.pot(5), 1]], byCash)
  const first = valuesOf((await place(store, cart, { idempotency_key })).message)
  const again = valuesOf((await place(store, cart, { idempotency_key })).message)
  expect(again).toMatchObject({ order: first['order'], token: first['token'] })
  const other = await store.ready([[await store.pot(5), 1]], byCash)
  const others = valuesOf((await place(store, other, { idempotency_key })).message)
  expect(others['order']).not.toBe(first['order'])
  expect(others['token']).not.toBe(first['token'])
  const customer = await store.site.userWith('Customer')
  const stranger = await store.call('orders.place_order', { ...cart, idempotency_key }, customer)
  expect(stranger.status).not.toBe(200)
  expect(JSON.stringify(stranger.body)).not.toContain(String(first['token']))
})

test('An order link given out earlier still opens its order', async () => {
  const cart = await store.ready([[await store.pot(5), 1]], byCash)
  const { order } = valuesOf((await place(store, cart)).message)
  const token = createHash('sha256').update('order opened by an-older-key-of-it').digest('base64url')
  const { pool } = store.site.engine.database
  const token_hash = createHash('sha256').update(token).digest('hex')
  await pool.query(`update "Order" set token_hash = $1 where name = $2`, [token_hash, order])
  expect((await store.call('orders.get_order', { token })).message).toMatchObject({ order })
})

test('A free order needs no payment gateway and can be sent to another address', async () => {
  const site = await orderSite({ hasGateway: false })
  const admin = site.site.administrator
  await admin.put('/api/resource/Store Settings/Store Settings', { free_delivery_over: 0 })
  const cart = await site.ready([[await site.pot(5, { price: 0 }), 1]])
  expect(cart.expected_total).toBe(0)
  const answer = await place(site, cart)
  expect(answer.message, JSON.stringify(answer.body)).toMatchObject({
    state: 'placed',
    amount: 0,
    next: 'done',
  })
  const { token } = valuesOf(answer.message)
  const address = {
    ...{ contact_name: 'Meena', phone: '98400 12345', address_line1: '9 Fort Road' },
    ...{ city: 'Bengaluru', state: 'Karnataka', zipcode: '560002' },
  }
  const moved = await site.call('orders.change_address', { token, address })
  expect(moved.message, JSON.stringify(moved.body)).toMatchObject({
    total: 0,
    due: 0,
    address: { city: 'Bengaluru' },
  })
  expect(await site.faults()).toEqual([])
  const priced = await site.ready([[await site.pot(5), 1]])
  await admin.put('/api/resource/Store Settings/Store Settings', { free_delivery_over: null })
  expect((await place(site, priced)).status).toBe(417)
  await site.site.close()
})
