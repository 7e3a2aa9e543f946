import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { linesIn, move, ordered, fulfilmentsIn, fetchOrderView } from '../testing/order-steps.ts'
import { address, orderOf, orderSite, paid, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

test('An order changes address before packing: taxes and books follow, and an unserved address is refused', async () => {
  const placedOrder = await ordered(store, [
    [await store.pot(5), 2],
    [await store.cloth(2), 1],
  ])
  const { token } = placedOrder
  const send = (more: object) =>
    store.call('orders.change_address', { token, address: { ...address, ...more } })
  expect((await send({ zipcode: '12' })).status).toBe(417)
  const elsewhere = { code: 'places.other_state', field: 'address.zipcode' }
  expect((await send({ zipcode: '560002' })).body).toMatchObject(elsewhere)
  const preview = { token, address: { ...address, zipcode: '560002' } }
  expect((await store.call('orders.preview_address', preview)).body).toMatchObject(elsewhere)
  const { body } = await send({ zipcode: '797001', state: 'Nagaland', city: 'Kohima' })
  expect(body).toMatchObject({ code: 'orders.not_served', field: 'address.zipcode' })
  const itemTexts = linesIn(await fetchOrderView(store, placedOrder)).map(({ title }) => String(title))
  expect(itemTexts).toHaveLength(2)
  for (const item of itemTexts) expect(JSON.stringify(body)).toContain(item)
  const moved = await send({ zipcode: '560002', state: 'Karnataka', city: 'Bengaluru' })
  expect(moved.message, JSON.stringify(moved.body)).toMatchObject({
    total: 1360,
    due: 0,
    address: { city: 'Bengaluru' },
  })
  expect(await orderOf(store, placedOrder)).toMatchObject({
    ...{ zipcode: '560002', place_of_supply: '29' },
    lines: [
      { cgst: 0, sgst: 0, igst: 90, total: 840 },
      { igst: 0, total: 420 },
    ],
  })
  expect(await store.faults()).toEqual([])
  const [fulfilment] = fulfilmentsIn(await fetchOrderView(store, placedOrder))
  for (const state of ['confirmed', 'packed']) await move(manager, fulfilment?.['name'], { state })
  expect((await send({ zipcode: '600004' })).status).toBe(417)
})

test('After a part cancellation the rest changes address at the shown price, and the books follow', async () => {
  const rates = { service: 'standard', amount: 90 }
  const { administrator } = store.site
  const made = async (type: string, values: object) =>
    String(valuesOf((await administrator.post(`/api/resource/${type}`, values)).data)['name'])
  const ranges = [{ from_postal_code: '795001', to_postal_code: '795159' }]
  await made('Shipping Rate', { zone: await made('Shipping Zone', { zone_name: 'Far', ranges }), ...rates })
  const [pot, bowl] = [await store.pot(5, { price: 33_335 }), await store.pot(5)]
  const placedOrder = await ordered(store, [
    [pot, 3],
    [bowl, 1],
    [await store.cloth(2), 1],
  ])
  const { token } = placedOrder
  const lines = linesIn(await fetchOrderView(store, placedOrder))
  const items = [
    { line: lines[0]?.['name'], quantity: 2 },
    { line: lines[2]?.['name'], quantity: 1 },
  ]
  const shown = valuesOf((await store.call('orders.preview_cancel', { token, items })).message)
  expect(shown).toEqual({
    goods: 1086.7,
    delivery: 50,
    fee: 0,
    worth: 1136.7,
    refund_amount: 1136.7,
    due: 0,
    by_hand: 0,
  })
  expect((await store.call('orders.cancel_order', { token, items })).message).toMatchObject({
    ...{ credited: 1136.7, returned: 1136.7, can_edit: 1 },
    fulfilments: [{ state: 'placed' }, { state: 'cancelled' }],
  })
  const far = { ...address, zipcode: '795001', state: 'Manipur', city: 'Imphal' }
  const preview = valuesOf((await store.call('orders.preview_address', { token, address: far })).message)
  expect(preview).toMatchObject({
    ...{ shipping_before: 50, shipping_after: 90, refund_amount: 0, due: 40 },
    ...{ total_before: 1940.05, total_after: 1980.05 },
  })
  const send = (expected_total: unknown) =>
    store.call('orders.change_address', { token, address: far, expected_total })
  const other = await send(1940.05)
  expect([other.status, valuesOf(other.body)['code']]).toEqual([417, 'orders.repriced'])
  expect((await send(preview['total_after'])).message).toMatchObject({ total: 1980.05, due: 40 })
  expect(await orderOf(store, placedOrder)).toMatchObject({
    ...{ place_of_supply: '14', shipping_amount: 140 },
    lines: [{ cgst: 0, igst: 107.15 }, { igst: 45 }, { igst: 0, cancelled_quantity: 1 }],
  })
  expect(await store.faults()).toEqual([])
  await paid(store, placedOrder)
  expect((await store.call('orders.cancel_order', { token })).message).toMatchObject({
    ...{ state: 'cancelled', credited: 1980.05, paid: 1980.05, returned: 1980.05, due: 0 },
  })
  expect(await store.faults()).toEqual([])
})
