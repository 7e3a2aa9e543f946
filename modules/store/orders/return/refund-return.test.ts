import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { delivered, linesIn, ordered, refundsOf, fetchOrderView } from '../testing/order-steps.ts'
import {
  newKey,
  orderOf,
  orderSite,
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
})
afterAll(() => store.site.close())

const DAY = 86_400

async function askedBack(order: Values, quantity: number, more: object = {}) {
  const [line] = linesIn(order)
  return store.call('orders.request_return', {
    ...{
      name: null,
      items: [{ line: line?.['name'], quantity }],
      reason: 'damaged',
      idempotency_key: newKey(),
    },
    ...more,
  })
}

test('A received return is restocked, refunded and credited once', async () => {
  const pot = await store.pot(5, { return_days: 7 })
  const placedOrder = await ordered(store, [[pot, 2]])
  const order = await delivered(store, manager, placedOrder)
  const { token } = placedOrder
  expect((await askedBack(order, 3, { token })).status).toBe(417)
  const asked = await askedBack(order, 2, { token })
  const [back] = rowsOf(valuesOf(asked.message)['returns'])
  expect(back).toMatchObject({ state: 'requested', items: [{ quantity: 2, amount: 840 }] })
  expect((await askedBack(order, 1, { token })).status).toBe(417)
  const path = `/api/resource/Return/${String(back?.['name'])}`
  const refund = () => store.call('orders.refund_return', { name: back?.['name'] }, manager)
  expect((await refund()).status).toBe(417)
  expect((await manager.put(path, { state: 'refused' })).status).toBe(417)
  expect((await manager.put(path, { refund_amount: 9 })).body).toMatchObject({ field: 'refund_amount' })
  expect((await manager.put(path, { state: 'approved' })).data).toMatchObject({
    state: 'approved',
    refund_amount: 890,
  })
  expect((await manager.put(path, { with_delivery: 0 })).data).toMatchObject({ refund_amount: 840 })
  // Goods reported as damaged are not restocked without an inspection.
  expect((await manager.get(path)).data).toMatchObject({ restock: 0 })
  const received = { state: 'received', with_delivery: 1, restock: 1 }
  expect((await manager.put(path, received)).data).toMatchObject({ state: 'received', refund_amount: 890 })
  const readConfirmation = () =>
    store.call('orders.refund_return_confirmation', { name: back?.['name'] }, manager)
  expect((await readConfirmation()).message).toEqual({
    confirmation: 'You refund ₹890 to Meena by Razorpay, upi. You can’t undo this.',
  })
  expect((await store.call('orders.refund_return_confirmation', { name: back?.['name'] })).status).toBe(403)
  const answers = await Promise.all([refund(), refund()])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 417])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ paid: 890, returned: 890, credited: 890, due: 0 },
    returns: [{ state: 'refunded', refund_amount: 890 }],
    tax_documents: [
      { kind: 'tax invoice', total: 890 },
      { kind: 'credit note', total: 890 },
    ],
  })
  expect(await store.left(pot)).toBe(5)
  // A closed return is immutable; resending the same values is no change.
  for (const late of [{ answer: 'Sorry' }, { restock: 0 }, { with_delivery: 0 }, { pickup_on: '2020-01-01' }])
    expect((await manager.put(path, late)).body).toMatchObject({ code: 'orders.return_over' })
  expect((await manager.put(path, { restock: 1, with_delivery: 1 })).status).toBe(200)
  expect(await refundsOf(store, placedOrder)).toEqual([890])
  expect(await store.faults()).toEqual([])
})

test('Shows the refund before the return: the later of two includes delivery, and a refused one nothing', async () => {
  const pot = await store.pot(5, { return_days: 7 })
  const placedOrder = await ordered(store, [[pot, 3]])
  const order = await delivered(store, manager, placedOrder)
  const { token } = placedOrder
  const names: string[] = []
  for (const quantity of [1, 1, 1]) {
    const asked = await askedBack(order, quantity, { token })
    names.push(String(rowsOf(valuesOf(asked.message)['returns']).at(-1)?.['name']))
  }
  const [first = '', second = '', third = ''] = names
  const moved = async (name: string, values: object) =>
    (await manager.put(`/api/resource/Return/${name}`, values)).data
  for (const name of names)
    expect(await moved(name, { state: 'approved' })).toMatchObject({ refund_amount: 420 })
  const refused = { state: 'refused', answer: 'It was used' }
  expect(await moved(third, refused)).toMatchObject({ refund_amount: 0 })
  const again = await askedBack(order, 1, { token })
  const fourth = String(rowsOf(valuesOf(again.message)['returns']).at(-1)?.['name'])
  await moved(fourth, { state: 'approved' })
  for (const name of [first, second, fourth]) await moved(name, { state: 'received' })
  for (const name of [first, second])
    expect((await store.call('orders.refund_return', { name }, manager)).status).toBe(200)
  const amounts = rowsOf((await fetchOrderView(store, placedOrder))['returns']).map(
    ({ refund_amount }) => refund_amount,
  )
  expect(amounts).toEqual([420, 420, 0, 470])
  await store.call('orders.refund_return', { name: fourth }, manager)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 1310, due: 0 })
  expect(await store.faults()).toEqual([])
})

test('Refuses a return after the return period', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5, { return_days: 2 }), 1]])
  const order = await delivered(store, manager, placedOrder)
  store.clock.pass(4 * DAY)
  const { status, body } = await askedBack(order, 1, { token: placedOrder['token'] })
  expect([status, valuesOf(body)['code']]).toEqual([417, 'orders.return_too_late'])
})

test('An exchange is its own order, paid with the earlier payment', async () => {
  const variants = [
    { sku: `MUG-S-${newKey()}`, option_values: 'Size: S', price: 42_000 },
    { sku: `MUG-L-${newKey()}`, option_values: 'Size: L', price: 42_000 },
  ]
  const pot = await store.pot(5, { variants })
  const placedOrder = await ordered(store, [[pot, 1]])
  const order = await delivered(store, manager, placedOrder)
  const items = [{ line: linesIn(order)[0]?.['name'], quantity: 1, exchange_variant: pot.variant }]
  const asked = await askedBack(order, 1, {
    token: placedOrder['token'],
    items,
    resolution: 'exchange',
    reason: 'does not fit',
  })
  const [back] = rowsOf(valuesOf(asked.message)['returns'])
  for (const state of ['approved', 'received'])
    await manager.put(`/api/resource/Return/${String(back?.['name'])}`, { state })
  const done = await store.call('orders.exchange_return', { name: back?.['name'] }, manager)
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  const [settled] = rowsOf((await fetchOrderView(store, placedOrder))['returns'])
  expect(settled).toMatchObject({ state: 'exchanged' })
  expect(await orderOf(store, { order: settled?.['new_order'] })).toMatchObject({
    ...{ state: 'placed', total: 420, paid_amount: 420, lines: [{ variant: pot.variant, quantity: 1 }] },
  })
  expect(await refundsOf(store, placedOrder)).toEqual([])
  expect(await store.left(pot)).toBe(4)
  expect(await store.faults()).toEqual([])
  await store.site.engine.drainEvents()
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', { fields: ['body'] })
  const bodies = rowsOf(rows).map(({ body }) => String(body))
  const [line] = linesIn(order)
  const expectedItem = `1 × ${String(line?.['title'])}, ${String(line?.['variant_label'])}`
  const placed = new RegExp(
    `${String(settled?.['new_order'])} .*:\\n\\n${expectedItem}\\n\\nExpected by: \\d+ \\w+ \\d{4}\\.`,
  )
  expect(bodies).toContainEqual(expect.stringMatching(placed))
  expect(settled).toMatchObject({ items: [{ title: expectedItem.slice('1 × '.length) }] })
})

test('Only a user who can open an order can open its exchange', async () => {
  const pot = await store.pot(5)
  const placedOrder = await ordered(store, [[pot, 1]])
  const other = await ordered(store, [[pot, 1]])
  const order = await delivered(store, manager, placedOrder)
  const items = [{ line: linesIn(order)[0]?.['name'], quantity: 1, exchange_variant: pot.variant }]
  const asked = await askedBack(order, 1, { token: placedOrder['token'], items, resolution: 'exchange' })
  const back = String(rowsOf(valuesOf(asked.message)['returns'])[0]?.['name'])
  const follow = (opener: object, client?: TestClient) =>
    store.call('orders.open_exchange', { ...opener, return: back }, client)
  expect((await follow({ token: placedOrder['token'] })).body).toMatchObject({
    code: 'orders.unknown_return',
  })
  for (const state of ['approved', 'received']) await manager.put(`/api/resource/Return/${back}`, { state })
  await store.call('orders.exchange_return', { name: back }, manager)
  const { message } = await follow({ token: placedOrder['token'] })
  const { order: name, opener: token } = valuesOf(message)
  expect(await fetchOrderView(store, { token })).toMatchObject({ order: name, total: 420 })
  const customer = await store.site.userWith('Customer')
  expect((await follow({ token: other['token'] })).body).toMatchObject({ code: 'orders.unknown_return' })
  expect((await follow({ name: placedOrder['order'] })).status).toBe(403)
  expect((await follow({ name: placedOrder['order'] }, customer)).status).toBe(403)
  expect((await follow({ name: placedOrder['order'] }, manager)).message).toEqual({
    order: name,
    opener: name,
  })
  await store.site.engine.database.pool.query('update "Order" set "user" = $1 where name = any($2)', [
    ...[customer.user, [placedOrder['order'], name]],
  ])
  expect((await follow({ token: placedOrder['token'] })).body).toMatchObject({ code: 'orders.wrong_token' })
  expect((await follow({ token: placedOrder['token'] }, customer)).message).toEqual({
    order: name,
    opener: name,
  })
})

test('Offers exchange items with prices, and shows the total before the request', async () => {
  const variants = [
    { sku: `CUP-S-${newKey()}`, option_values: 'Size: S', price: 30_000 },
    { sku: `CUP-L-${newKey()}`, option_values: 'Size: L', price: 50_000 },
  ]
  const cup = await store.pot(5, { variants })
  const placedOrder = await ordered(store, [[cup, 2]])
  const order = await delivered(store, manager, placedOrder)
  const { token } = placedOrder
  const line = linesIn(order)[0]?.['name']
  const fulfilment = `${String(placedOrder['order'])}-1`
  const offered = valuesOf((await store.call('orders.get_exchanges', { token, fulfilment })).message)
  const choices = rowsOf(rowsOf(offered['lines'])[0]?.['choices'])
  expect(choices).toMatchObject([
    { variant: cup.variant, label: 'S', price: 300, left: 3 },
    { label: 'L', price: 500, left: 0 },
  ])
  const large = choices[1]?.['variant']
  const look = (more: object, exchange_variant: unknown = null) =>
    store.call('orders.preview_return', {
      ...{ token, items: [{ line, quantity: 1, exchange_variant }], reason: 'does not fit' },
      ...more,
    })
  expect((await look({})).message).toEqual({
    ...{ goods: 300, delivery: 0, fee: 0, exchange: 0, refund_amount: 300, due: 0, due_reduction: 0 },
    by_hand: 0,
  })
  const fullReturn = { items: [{ line, quantity: 2 }], reason: 'damaged' }
  expect((await look(fullReturn)).message).toMatchObject({ goods: 600, delivery: 50, refund_amount: 650 })
  const dearer = { goods: 300, exchange: 500, refund_amount: 0, due: 200 }
  expect((await look({ resolution: 'exchange' }, large)).message).toMatchObject(dearer)
  const other = await store.pot(1)
  const asked = {
    token,
    resolution: 'exchange',
    items: [{ line, quantity: 1, exchange_variant: other.variant }],
  }
  for (const answer of [
    await look({ resolution: 'exchange' }, other.variant),
    await look({ resolution: 'exchange' }),
    await askedBack(order, 1, asked),
  ])
    expect([answer.status, valuesOf(answer.body)['code']]).toEqual([417, 'orders.no_exchange'])
  expect((await store.call('orders.get_exchanges', { token: 'A'.repeat(43), fulfilment })).status).toBe(403)
})

test('Lists the buyer’s orders with one statement, and reorders the items at today’s price', async () => {
  const buyer = await store.site.userWith('Customer')
  const pot = await store.pot(5)
  const placedOrder = await ordered(store, [[pot, 2]], false)
  const { pool } = store.site.engine.database
  await pool.query('update "Order" set "user" = $1 where name = $2', [buyer.user, placedOrder['order']])
  const mine = await store.call('orders.get_my_orders', {}, buyer)
  expect(mine.message).toMatchObject({
    has_more: 0,
    orders: [{ order: placedOrder['order'], line_count: 1, total: 890 }],
  })
  expect(mine.statements.filter((text) => text.includes('"Order"'))).toHaveLength(1)
  expect((await store.call('orders.get_my_orders', {})).status).toBe(403)
  expect((await store.call('orders.get_order', { name: placedOrder['order'] }, buyer)).status).toBe(200)
  const other = await store.site.userWith('Customer')
  expect((await store.call('orders.get_order', { name: placedOrder['order'] }, other)).status).toBe(403)
  const again = await store.call('orders.reorder', { name: placedOrder['order'] }, buyer)
  expect(again.message).toMatchObject({ left_out: [] })
})
