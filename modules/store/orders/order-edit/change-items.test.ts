import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  fetchOrderView,
  fulfilmentsIn,
  linesIn,
  move,
  ordered,
  shipped,
  sized,
} from '../testing/order-steps.ts'
import {
  newKey,
  orderOf,
  orderSite,
  paid,
  rowsOf,
  valuesOf,
  type OrderSite,
  type SampleItem,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

const preview = (order: Values, changes: object, client?: TestClient) =>
  store.call('orders.preview_items', { token: order['token'], ...changes }, client)

const previewed = async (order: Values, changes: object) => {
  const answer = await preview(order, changes)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return valuesOf(answer.message)
}

const change = (order: Values, changes: object) =>
  store.call('orders.change_items', { token: order['token'], idempotency_key: newKey(), ...changes })

const changed = async (order: Values, changes: object) => {
  const { total_after: expected_total } = await previewed(order, changes)
  const answer = await change(order, { ...changes, expected_total })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return valuesOf(answer.message)
}

const lineNames = async (order: Values) =>
  linesIn(await fetchOrderView(store, order)).map(({ name }) => String(name))

const stockOf = async ({ variant }: SampleItem) => {
  const { rows } = await store.site.administrator.get('/api/resource/Stock', {
    filters: [['variant', '=', variant]],
    fields: ['available', 'reserved'],
  })
  return rows[0]
}

const adding = ({ variant, business }: SampleItem, quantity: number) => ({
  added: [{ variant, business, quantity }],
})

test('More of an item comes at its present price, is reserved, and is paid afterwards', async () => {
  const pot = await store.pot(5)
  const order = await ordered(store, [[pot, 1]])
  const [line] = await lineNames(order)
  const { administrator } = store.site
  const product = valuesOf((await administrator.get(`/api/resource/Product/${pot.product}`)).data)
  const variants = rowsOf(product['variants']).map((one) => ({ ...one, price: 500 }))
  expect((await administrator.put(`/api/resource/Product/${pot.product}`, { variants })).status).toBe(200)
  const items = [{ line, quantity: 3 }]
  const shown = await previewed(order, { items })
  expect(shown).toEqual({
    ...{ total_before: 470, total_after: 1470, shipping_change: 0 },
    ...{ refund_amount: 0, due: 1000, by_hand: 0 },
  })
  expect(await stockOf(pot)).toMatchObject({ available: 4, reserved: 1 })
  const after = await changed(order, { items })
  expect(after).toMatchObject({ total: 1470, due: 1000, paid: 470, items_amount: 1420 })
  expect(linesIn(after).map(({ quantity, price }) => [quantity, price])).toEqual([
    [1, 420],
    [2, 500],
  ])
  expect(fulfilmentsIn(after)[0]).toMatchObject({ total: 1470 })
  expect(await stockOf(pot)).toMatchObject({ available: 2, reserved: 3 })
  expect(await store.faults()).toEqual([])
  await paid(store, order)
  expect(await fetchOrderView(store, order)).toMatchObject({ due: 0, paid: 1470 })
  await shipped(store, manager, order)
  expect(await stockOf(pot)).toMatchObject({ available: 2, reserved: 0 })
  expect(await store.faults()).toEqual([])
})

test('A swap for another size refunds the difference, and a swap for a dearer one makes it due', async () => {
  const cloth = await sized(store, 'pottery', { stockQuantity: 3, prices: [400, 300, 550] })
  const [small, large] = cloth.others
  const order = await ordered(store, [[cloth, 1]])
  const [line] = await lineNames(order)
  const { message } = await store.call('orders.get_item_choices', { token: order['token'] })
  expect(rowsOf(valuesOf(message)['lines'])).toMatchObject([
    { line, choices: [{ price: 400, left: 2 }, { variant: small, price: 300, left: 3 }, { variant: large }] },
  ])
  const toSmall = {
    items: [{ line, quantity: 0 }],
    added: [{ variant: small, business: cloth.business, quantity: 1 }],
  }
  const after = await changed(order, toSmall)
  expect(after).toMatchObject({ total: 750, credited: 400, paid: 450, returned: 100, due: 0 })
  expect(await store.faults()).toEqual([])
  const lines = linesIn(after).filter(({ left }) => left === 1)
  expect(lines).toMatchObject([{ variant: small }])
  const toLarge = {
    items: [{ line: lines[0]?.['name'], quantity: 0 }],
    added: [{ variant: large, business: cloth.business, quantity: 1 }],
  }
  expect(await changed(order, toLarge)).toMatchObject({ due: 250, fulfilments: [{ state: 'placed' }] })
  expect(await store.faults()).toEqual([])
})

test('A change of what was not shown, of packed items or without stock is refused and changes nothing', async () => {
  const [pot, cloth, fewer] = [await store.pot(3), await store.cloth(3), await store.pot(1)]
  const order = await ordered(store, [[pot, 1]])
  const [line] = await lineNames(order)
  const before = await orderOf(store, order)
  const refusals: readonly (readonly [object, string, string | undefined])[] = [
    [{ items: [{ line, quantity: 2 }], expected_total: 1 }, 'orders.repriced', undefined],
    [{ items: [{ line, quantity: 1 }], expected_total: 470 }, 'orders.nothing_changed', undefined],
    [{ items: [{ line: 'other', quantity: 1 }], expected_total: 470 }, 'orders.unknown_line', 'items.0.line'],
    [{ items: [{ line, quantity: 1000 }], expected_total: 470 }, 'orders.wrong_quantity', 'items.0.quantity'],
    [{ items: [{ line, quantity: 1.5 }], expected_total: 470 }, 'orders.wrong_quantity', 'items.0.quantity'],
    [{ items: [], expected_total: 470 }, 'orders.nothing_chosen', 'items'],
    [{ ...adding(cloth, 1), expected_total: 890 }, 'orders.other_package', 'added.0.quantity'],
    [
      { ...adding({ ...pot, variant: 'other' }, 1), expected_total: 1 },
      'orders.not_for_sale',
      'added.0.quantity',
    ],
    [{ ...adding(fewer, 2), expected_total: 1310 }, 'inventory.sold_out', 'added.0.quantity'],
  ]
  for (const [changes, code, field] of refusals) {
    const { body } = await change(order, changes)
    expect([valuesOf(body)['code'], valuesOf(body)['field']], JSON.stringify(body)).toEqual([code, field])
  }
  expect(
    (await change({ token: 'x'.repeat(43) }, { items: [{ line, quantity: 2 }], expected_total: 1 })).status,
  ).toBe(403)
  expect(await orderOf(store, order)).toEqual(before)
  const [fulfilment] = fulfilmentsIn(await fetchOrderView(store, order))
  for (const state of ['confirmed', 'packed']) await move(manager, fulfilment?.['name'], { state })
  const late = await change(order, { items: [{ line, quantity: 2 }], expected_total: 890 })
  expect(late.body).toMatchObject({ code: 'orders.packed_already' })
  expect((await change(order, { ...adding(pot, 1), expected_total: 890 })).body).toMatchObject({
    code: 'orders.other_package',
  })
  expect(await store.faults()).toEqual([])
})

test('The same change sent twice, or by two windows at once, happens once', async () => {
  const pot = await store.pot(9)
  const order = await ordered(store, [[pot, 1]])
  const changes = { ...adding(pot, 2), expected_total: 1310, idempotency_key: newKey() }
  const [one, other] = await Promise.all([change(order, changes), change(order, changes)])
  expect([one.status, other.status], JSON.stringify([one.body, other.body])).toEqual([200, 200])
  expect(await stockOf(pot)).toMatchObject({ reserved: 3 })
  const next = { ...adding(pot, 1), expected_total: 1730 }
  const answers = await Promise.all([change(order, next), change(order, next)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 417])
  expect(await fetchOrderView(store, order)).toMatchObject({ total: 1730, due: 1260 })
  expect(await store.faults()).toEqual([])
})

test('Two buyers who want the last item at once: one gets it', async () => {
  const pot = await store.pot(3)
  const orders = [await ordered(store, [[pot, 1]]), await ordered(store, [[pot, 1]])]
  const answers = await Promise.all(
    orders.map((order) => change(order, { ...adding(pot, 1), expected_total: 890 })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 417])
  expect(await stockOf(pot)).toMatchObject({ available: 0, reserved: 3 })
  expect(await store.faults()).toEqual([])
})

test('An order whose reserved items were all removed reserves the new ones anew', async () => {
  const [pot, bowl] = [await store.pot(3), await store.pot(3)]
  const order = await ordered(store, [[pot, 1]], false)
  const [line] = await lineNames(order)
  const items = [{ line, quantity: 0 }]
  const after = await changed(order, { items, ...adding(bowl, 2) })
  expect(after).toMatchObject({ state: 'awaiting payment', due: 890 })
  expect([await stockOf(pot), await stockOf(bowl)]).toMatchObject([{ reserved: 0 }, { reserved: 2 }])
  await paid(store, order)
  await shipped(store, manager, order)
  expect([await stockOf(pot), await stockOf(bowl)]).toMatchObject([
    { available: 3 },
    { available: 1, reserved: 0 },
  ])
  expect(await store.faults()).toEqual([])
})
