import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import {
  delivered,
  ordered,
  refundsOf,
  fetchOrderView,
  exchangedFor,
  firstLine,
  shownExchange,
  sized,
} from '../testing/order-steps.ts'
import {
  newKey,
  orderOf,
  orderSite,
  paid,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
let admin: TestClient
beforeAll(async () => {
  if (!fontStep.writes.every((file) => existsSync(file))) await fontStep.run()
  store = await orderSite()
  admin = await store.site.userWith('System Manager')
})
afterAll(() => store.site.close())

async function done(method: string, values: object): Promise<Values> {
  const answer = await store.call(method, values, admin)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await store.site.engine.drainEvents()
  return valuesOf(answer.message)
}

async function mugs(stockQuantity: number, { isCash = false, large = 420 } = {}) {
  const mug = await sized(store, 'pottery', { stockQuantity: 5, prices: [420, large] })
  const [wanted] = mug.others
  const cart = await store.ready([[mug, stockQuantity]], isCash ? { payment_choice: 'cod' } : {})
  const placedOrder = valuesOf((await place(store, cart)).message)
  if (!isCash) await paid(store, placedOrder)
  await store.site.engine.drainEvents()
  await delivered(store, admin, placedOrder)
  await store.site.engine.drainEvents()
  return { placedOrder, wanted }
}

const exchanged = async (placedOrder: Values, quantity: number, wanted: unknown): Promise<Values> =>
  exchangedFor(store, admin, {
    ...{ name: placedOrder['order'], line: await firstLine(store, placedOrder), quantity, wanted },
  })

const byHand = async ({ order }: Values) => {
  const filters = [['reference_name', '=', order]]
  const { rows } = await admin.get('/api/resource/Manual Refund', { filters, fields: ['amount', 'state'] })
  return rows
}

test('Cancelling an exchange item by item refunds its online payment to the original method', async () => {
  const { placedOrder, wanted } = await mugs(2)
  const other = await exchanged(placedOrder, 2, wanted)
  expect(await orderOf(store, other)).toMatchObject({ state: 'placed', total: 840, paid_amount: 840 })
  const [line] = rowsOf((await orderOf(store, other))['lines'])
  const one = { name: other['order'], items: [{ line: line?.['name'], quantity: 1 }] }
  await done('orders.cancel_order', one)
  expect(await refundsOf(store, placedOrder)).toEqual([420])
  const { confirmation } = await done('orders.cancel_order_confirmation', { name: other['order'] })
  expect(confirmation).toContain('You refund ₹420 to Meena by Razorpay, upi.')
  expect(confirmation).not.toContain('by hand')
  await done('orders.cancel_order', { name: other['order'] })
  expect(await refundsOf(store, placedOrder)).toEqual([420, 420])
  expect(await orderOf(store, other)).toMatchObject({
    state: 'cancelled',
    paid_amount: 840,
    refunded_amount: 840,
  })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    paid: 890,
    credited: 840,
    returned: 840,
    refund_due: 0,
  })
  expect([await byHand(placedOrder), await byHand(other)]).toEqual([[], []])
  expect(await store.faults()).toEqual([])
})

test('Refunds an exchange of an exchange to its original payment', async () => {
  const { placedOrder, wanted } = await mugs(1)
  const second = await exchanged(placedOrder, 1, wanted)
  const fulfilment = `/api/resource/Fulfilment/${String(second['order'])}-1`
  for (const state of ['confirmed', 'packed', 'shipped', 'delivered'])
    await admin.put(fulfilment, { state, carrier: 'India Post' })
  await done('orders.cancel_order', { name: (await exchanged(second, 1, wanted))['order'] })
  expect(await refundsOf(store, placedOrder)).toEqual([420])
  expect([await byHand(placedOrder), await byHand(second)]).toEqual([[], []])
  expect(await store.faults()).toEqual([])
})

test('Cash pays for the exchange and is refunded by hand, for the order that it was paid for', async () => {
  const { placedOrder, wanted } = await mugs(1, { isCash: true })
  const other = await exchanged(placedOrder, 1, wanted)
  expect(await orderOf(store, other)).toMatchObject({ state: 'placed', paid_amount: 420 })
  await done('orders.cancel_order', { name: other['order'] })
  expect(await byHand(placedOrder)).toMatchObject([{ amount: 420, state: 'due' }])
  expect(await byHand(other)).toEqual([])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    paid: 470,
    credited: 420,
    refund_due: 420,
    due: 0,
  })
  expect(await store.faults()).toEqual([])
})

test('A dearer exchange of a cash order asks only for the shown difference', async () => {
  const { placedOrder, wanted } = await mugs(1, { isCash: true, large: 500 })
  const line = await firstLine(store, placedOrder)
  const shown = await shownExchange(store, admin, { name: placedOrder['order'], line, quantity: 1, wanted })
  expect(shown).toMatchObject({ goods: 420, exchange: 500, refund_amount: 0, due: 80 })
  const other = await exchanged(placedOrder, 1, wanted)
  expect(await orderOf(store, other)).toMatchObject({
    state: 'awaiting payment',
    total: 500,
    paid_amount: 420,
  })
  const waiting = { new_order: other['order'], carried_amount: 420, new_order_due: 80 }
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ paid: 470, due: 0, returns: [waiting] })
  expect(await store.faults()).toEqual([])
})

test('Cancels a dearer exchange that is not paid in time and refunds the earlier payment', async () => {
  const { placedOrder, wanted } = await mugs(1, { large: 500 })
  const other = await exchanged(placedOrder, 1, wanted)
  expect(await orderOf(store, other)).toMatchObject({ state: 'awaiting payment', paid_amount: 420 })
  const waiting = { new_order: other['order'], carried_amount: 420, new_order_due: 80 }
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 420, returns: [waiting] })
  store.clock.pass(8 * 86_400)
  await store.site.engine.runTask('orders.expire', {})
  await store.site.engine.drainEvents()
  expect(await orderOf(store, other)).toMatchObject({ state: 'cancelled' })
  expect(await refundsOf(store, placedOrder)).toEqual([420])
  expect(await store.faults()).toEqual([])
})

test('Refunds an exchange item that sold out, after the office is asked for the amount', async () => {
  const mug = await sized(store, 'pottery', { stockQuantity: 1, prices: [420, 500] })
  const placedOrder = await ordered(store, [[mug, 1]])
  await delivered(store, admin, placedOrder)
  const asked = await done('orders.request_return', {
    ...{ name: placedOrder['order'], reason: 'damaged', resolution: 'exchange', idempotency_key: newKey() },
    items: [{ line: await firstLine(store, placedOrder), quantity: 1, exchange_variant: mug.others[0] }],
  })
  const name = String(rowsOf(asked['returns'])[0]?.['name'])
  for (const state of ['approved', 'received']) await admin.put(`/api/resource/Return/${name}`, { state })
  await ordered(store, [[{ ...mug, variant: String(mug.others[0]) }, 1]])
  const refused = await store.call('orders.exchange_return', { name }, admin)
  expect(refused.body).toMatchObject({ code: 'inventory.sold_out' })
  const { confirmation } = await done('orders.refund_return_confirmation', { name })
  expect(confirmation).toContain('You refund ₹470 to Meena')
  await done('orders.refund_return', { name })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    returned: 470,
    returns: [{ state: 'refunded' }],
  })
  expect(await store.faults()).toEqual([])
})
