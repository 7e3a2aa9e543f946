import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDiscrepancies } from '#money/ledger/testing'
import { fetchOrderView, fulfilmentsIn, linesIn, move } from '../testing/order-steps.ts'
import {
  orderSite,
  paid,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type SampleItem,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

const RELEASE = '2031-12-12'

const stockOf = ({ variant }: SampleItem) => `${store.shop.pottery}-${variant}`

const admin = () => store.site.administrator

const setTerms = (item: SampleItem, terms: Values) =>
  admin().put(`/api/resource/Stock/${stockOf(item)}`, terms)

const receive = ({ variant }: SampleItem, quantity: number) =>
  store.call('inventory.receive_stock', { branch: store.shop.pottery, variant, quantity }, admin())

async function preOrdered(limit: number, terms: Values = {}): Promise<SampleItem> {
  const item = await store.pot(0)
  const { variant } = item
  await store.call('inventory.count_stock', { branch: store.shop.pottery, variant, counted: 0 }, admin())
  const values = { stock_policy: 'pre-order', back_order_limit: limit, release_on: RELEASE, ...terms }
  const { status, body } = await setTerms(item, values)
  expect(status, JSON.stringify(body)).toBe(200)
  return item
}

async function order(item: SampleItem, quantity: number): Promise<Values> {
  const { message, status, body } = await place(store, await store.ready([[item, quantity]]))
  expect(status, JSON.stringify(body)).toBe(200)
  const placed = valuesOf(message)
  await paid(store, placed)
  return placed
}

const firstFulfilment = async (placed: Values) => fulfilmentsIn(await fetchOrderView(store, placed))[0]

async function confirm(placed: Values): Promise<unknown> {
  const { name } = (await firstFulfilment(placed)) ?? {}
  expect((await move(admin(), name, { state: 'confirmed' })).status).toBe(200)
  return name
}

async function counts(item: SampleItem): Promise<readonly unknown[]> {
  const { data } = await admin().get(`/api/resource/Stock/${stockOf(item)}`)
  const { on_hand, reserved, available, backordered } = valuesOf(data)
  return [on_hand, reserved, available, backordered]
}

test('A product page, a cart and an order say that a pre-order ships from its release date', async () => {
  const item = await preOrdered(3)
  const { data } = await admin().get(`/api/resource/Product/${item.product}`)
  const { route } = valuesOf(data)
  const page = valuesOf((await store.call('catalog.get_product', { route })).message)
  const [variant] = rowsOf(page['variants'])
  expect(rowsOf(variant?.['offers'])).toMatchObject([
    { in_stock: 0, back_order: { kind: 'pre-order', release_on: RELEASE, left: 3 } },
  ])
  const list = valuesOf(
    (await store.call('catalog.get_products', { search: `"${String(page['title'])}"` })).message,
  )
  expect(rowsOf(list['products']).find(({ name }) => name === item.product)).toMatchObject({
    ...{ in_stock: 0, back_order: 'pre-order' },
  })
  const cart = await store.ready([[item, 2]])
  const shown = valuesOf((await store.call('cart.get_cart', { cart_token: cart.cart_token })).message)
  expect(shown).toMatchObject({
    changes: [],
    problems: [],
    lines: [{ state: 'available', back_order: { kind: 'pre-order', expected_on: RELEASE, quantity: 2 } }],
    fulfilments: [{ ready_on: RELEASE, options: [{ earliest_on: '2031-12-15' }] }],
  })
  const placed = valuesOf((await place(store, cart)).message)
  await paid(store, placed)
  const view = await fetchOrderView(store, placed)
  expect(linesIn(view)).toMatchObject([
    { back_order: { kind: 'pre-order', expected_on: RELEASE, quantity: 2 } },
  ])
  expect(await counts(item)).toEqual([0, 0, 0, 2])
  expect(await store.faults()).toEqual([])
})

test('A back-order ships the stated number of days after the order', async () => {
  const item = await preOrdered(1, { stock_policy: 'back-order', release_on: null, restock_days: 10 })
  const placed = await order(item, 1)
  const [line] = linesIn(await fetchOrderView(store, placed))
  expect(line).toMatchObject({ back_order: { kind: 'back-order', quantity: 1 } })
})

test('A seller states a limit and a date before units are sold beyond stock', async () => {
  const item = await preOrdered(1)
  const codeOf = async (terms: Values) => valuesOf((await setTerms(item, terms)).body)['code']
  expect(await codeOf({ back_order_limit: 0 })).toBe('inventory.no_limit')
  expect(await codeOf({ release_on: null })).toBe('inventory.no_release_date')
  expect(await codeOf({ stock_policy: 'back-order' })).toBe('inventory.no_restock_days')
  expect((await setTerms(item, { backordered: 5, on_hand: 5 })).status).toBe(200)
  expect(await counts(item)).toEqual([0, 0, 0, 0])
})

test('Of forty buyers of the last pre-order unit exactly one gets it', async () => {
  const item = await preOrdered(1)
  const carts = []
  for (let buyer = 0; buyer < 40; buyer += 1) carts.push(await store.ready([[item, 1]]))
  const outcomes = await Promise.all(carts.map((cart) => place(store, cart)))
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
  const refusals = outcomes.filter(({ status }) => status !== 200)
  const codes = new Set(refusals.map(({ body }) => String(valuesOf(body)['code'])))
  expect([...codes].every((code) => ['inventory.sold_out', 'orders.changed'].includes(code))).toBe(true)
  expect(await counts(item)).toEqual([0, 0, 0, 1])
  expect(await store.faults()).toEqual([])
})

test('A buyer who saw an item in stock is asked before it becomes a pre-order', async () => {
  const item = await preOrdered(2)
  await receive(item, 1)
  const [first, second] = [await store.ready([[item, 1]]), await store.ready([[item, 1]])]
  expect((await place(store, first)).status).toBe(200)
  const refused = await place(store, second)
  expect(valuesOf(refused.body)['code']).toBe('orders.changed')
  const { cart_token } = second
  const changed = valuesOf((await store.call('cart.get_cart', { cart_token })).message)
  expect(changed['changes']).toMatchObject([{ kind: 'ships_later', before: 1, after: 1 }])
  const accepted = valuesOf((await store.call('cart.accept_changes', { cart_token })).message)
  expect(accepted['changes']).toEqual([])
  const version = Number(accepted['version'])
  expect((await place(store, { ...second, version })).status).toBe(200)
  expect(await counts(item)).toEqual([1, 1, 0, 1])
})

test('Arriving stock goes to the oldest waiting order, which can be packed then', async () => {
  const item = await preOrdered(5)
  const [first, second] = [await order(item, 2), await order(item, 1)]
  const [ready, waiting] = [await confirm(first), await confirm(second)]
  const refused = await move(admin(), ready, { state: 'packed' })
  expect([refused.status, valuesOf(refused.body)['code']]).toEqual([417, 'orders.waits_for_stock'])
  expect(JSON.stringify(refused.body)).toContain('2 × Pot')
  await receive(item, 2)
  expect(await counts(item)).toEqual([2, 2, 0, 1])
  expect((await move(admin(), ready, { state: 'packed' })).status).toBe(200)
  expect((await move(admin(), waiting, { state: 'packed' })).status).toBe(417)
  expect(linesIn(await fetchOrderView(store, first))).toMatchObject([{ back_order: null }])
  await receive(item, 4)
  expect(await counts(item)).toEqual([6, 3, 3, 0])
  expect((await move(admin(), waiting, { state: 'packed' })).status).toBe(200)
  expect(await store.faults()).toEqual([])
})

test('A cancelled order gives its arrived units to the next waiting order', async () => {
  const item = await preOrdered(5)
  const [first, second] = [await order(item, 2), await order(item, 1)]
  await receive(item, 2)
  expect((await store.call('orders.cancel_order', { token: first['token'] })).status).toBe(200)
  expect(linesIn(await fetchOrderView(store, second))).toMatchObject([{ back_order: null }])
  expect(await counts(item)).toEqual([2, 1, 1, 0])
  const third = await order(item, 3)
  expect(await counts(item)).toEqual([2, 2, 0, 2])
  expect((await store.call('orders.cancel_order', { token: third['token'] })).status).toBe(200)
  expect(await counts(item)).toEqual([2, 1, 1, 0])
  expect(await store.faults()).toEqual([])
})

test('A new release date reaches each waiting buyer once, who may cancel for a full refund', async () => {
  const item = await preOrdered(5)
  const placed = await order(item, 1)
  await store.site.engine.drainEvents()
  expect((await setTerms(item, { release_on: '2032-01-20' })).status).toBe(200)
  await store.site.engine.drainEvents()
  const change = {
    branch: store.shop.pottery,
    variant: item.variant,
    release_on: '2032-01-20',
    change: 'one',
  }
  for (const _repeated of [1, 2]) await store.site.engine.runTask('orders.notify_release_date', change)
  const { rows } = await admin().get('/api/resource/Outbox Message', {
    filters: [['event', 'like', 'orders.release_date_changed%']],
    fields: ['subject', 'body'],
  })
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).toContain('20 Jan')
  const view = await fetchOrderView(store, placed)
  expect(linesIn(view)).toMatchObject([{ back_order: { expected_on: '2032-01-20' } }])
  expect((await store.call('orders.cancel_order', { token: placed['token'] })).status).toBe(200)
  await store.site.engine.drainEvents()
  expect(await fetchOrderView(store, placed)).toMatchObject({ state: 'cancelled', credited: 470 })
  expect(await counts(item)).toEqual([0, 0, 0, 0])
})

test('A back-in-stock request waits while units are owed', async () => {
  const item = await preOrdered(2)
  await order(item, 2)
  const asked = { variant: item.variant, email: 'waits@example.org' }
  expect((await store.call('inventory.notify_when_back_in_stock', asked)).status).toBe(200)
  const waiting = async () => {
    await store.site.engine.runTask('inventory.notify_back_in_stock')
    const { rows } = await admin().get('/api/resource/Back In Stock Alert', {
      ...{ filters: [['variant', '=', item.variant]], fields: ['state'] },
    })
    return rows
  }
  await receive(item, 1)
  expect(await waiting()).toEqual([{ state: 'waiting' }])
  await receive(item, 2)
  expect(await waiting()).toEqual([{ state: 'notified' }])
})

test('The nightly checks find units sold beyond stock that no order waits for', async () => {
  const item = await preOrdered(2)
  await order(item, 2)
  expect(await store.faults()).toEqual([])
  const forge = (change: string) =>
    store.site.engine.database.kysely.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection)
      await sql.raw(change).execute(connection)
      await sql`set session_replication_role = origin`.execute(connection)
    })
  const problems = async () => (await listDiscrepancies(store.site)).map(({ problem }) => problem)
  await forge(`update "Stock" set backordered = 1 where name = '${stockOf(item)}'`)
  expect(JSON.stringify(await problems())).toContain('Units sold beyond stock do not match')
  await forge(`update "Stock" set backordered = 2 where name = '${stockOf(item)}'`)
  await forge(`update "Fulfilment" set ready_on = null`)
  expect(JSON.stringify(await problems())).toContain('Items that wait for stock')
})
