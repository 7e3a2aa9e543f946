import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import {
  move,
  fulfilmentsIn,
  fetchOrderView,
  shipped,
  exchangedFor,
  firstLine,
  shownExchange,
  sized,
} from '../testing/order-steps.ts'
import {
  newKey,
  orderOf,
  orderSite,
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

const fulfilmentAt = async (placedOrder: Values, at: number) =>
  String(fulfilmentsIn(await fetchOrderView(store, placedOrder))[at]?.['name'])

async function comes(placedOrder: Values, at: number): Promise<void> {
  await move(admin, await fulfilmentAt(placedOrder, at), { state: 'delivered' })
  await store.site.engine.drainEvents()
}

async function mugDelivered(instead: number) {
  const mug = await sized(store, 'pottery', { stockQuantity: 5, prices: [420, instead] })
  const lines = [[mug, 1] as const, [await store.cloth(5, { return_days: 7 }), 1] as const]
  const placedOrder = valuesOf(
    (await place(store, await store.ready(lines, { payment_choice: 'cod' }))).message,
  )
  await store.site.engine.drainEvents()
  await shipped(store, admin, placedOrder)
  await comes(placedOrder, 0)
  const exchangeRequest = {
    name: placedOrder['order'],
    line: await firstLine(store, placedOrder),
    quantity: 1,
  }
  return { placedOrder, exchangeRequest: { ...exchangeRequest, wanted: mug.others[0] } }
}

const rowsFor = async (type: string, { order }: Values) => {
  const filters = [['reference_name', '=', order]]
  const fields = ['name', 'amount', 'state']
  return (await admin.get(`/api/resource/${type}`, { filters, fields, order_by: 'name asc' })).rows
}
const cashOf = async (placedOrder: Values) =>
  (await rowsFor('Cash Collection', placedOrder)).filter(({ state }) => state !== 'cancelled')
const byHand = (placedOrder: Values) => rowsFor('Manual Refund', placedOrder)

test('With one of two packages delivered, its exchange asks the shown amount and the other its own', async () => {
  const { placedOrder, exchangeRequest } = await mugDelivered(500)
  const [, cloth] = await cashOf(placedOrder)
  const shown = await shownExchange(store, admin, exchangeRequest)
  expect(shown).toMatchObject({ goods: 420, exchange: 500, refund_amount: 0, due: 80, due_reduction: 0 })
  const other = await exchangedFor(store, admin, exchangeRequest)
  expect(await orderOf(store, other)).toMatchObject({ state: 'awaiting payment', paid_amount: 420 })
  expect(await cashOf(placedOrder)).toMatchObject([{ amount: 470, state: 'collected' }, cloth])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ paid: 470, returned: 420, due: 470, refund_due: 0 },
    returns: [{ carried_amount: 420, new_order_due: 80 }],
  })
  expect(await store.faults()).toEqual([])
})

test('A cheaper exchange lowers the other package’s cash as shown', async () => {
  const { placedOrder, exchangeRequest } = await mugDelivered(300)
  expect(await shownExchange(store, admin, exchangeRequest)).toMatchObject({
    refund_amount: 0,
    due: 0,
    due_reduction: 120,
  })
  const other = await exchangedFor(store, admin, exchangeRequest)
  expect(await orderOf(store, other)).toMatchObject({ state: 'placed', total: 300, paid_amount: 300 })
  expect(await cashOf(placedOrder)).toMatchObject([{ state: 'collected' }, { amount: 350, state: 'due' }])
  expect([await fetchOrderView(store, placedOrder), await byHand(placedOrder)]).toMatchObject([
    { due: 350, refund_due: 0 },
    [],
  ])
  expect(await store.faults()).toEqual([])
})

test('A cancelled exchange lowers the other package’s cash, and cash already paid is refunded by hand', async () => {
  const { placedOrder, exchangeRequest } = await mugDelivered(420)
  const early = await exchangedFor(store, admin, exchangeRequest)
  const preview = { worth: 420, refund_amount: 0, due: 0 }
  expect(await done('orders.preview_cancel', { name: early['order'] })).toMatchObject(preview)
  const { confirmation } = await done('orders.cancel_order_confirmation', { name: early['order'] })
  expect(confirmation).toContain('₹420 is not paid yet. Meena no longer has to pay it.')
  expect(confirmation).not.toContain('the office gives it back')
  await done('orders.cancel_order', { name: early['order'] })
  expect(await cashOf(placedOrder)).toMatchObject([{ state: 'collected' }, { amount: 50, state: 'due' }])
  expect([await fetchOrderView(store, placedOrder), await byHand(placedOrder)]).toMatchObject([
    { due: 50, refund_due: 0 },
    [],
  ])

  const second = await mugDelivered(420)
  const late = await exchangedFor(store, admin, second.exchangeRequest)
  await comes(second.placedOrder, 1)
  expect(await done('orders.preview_cancel', { name: late['order'] })).toMatchObject({ refund_amount: 420 })
  const asked = await done('orders.cancel_order_confirmation', { name: late['order'] })
  expect(asked['confirmation']).toContain('₹470 was paid in cash on delivery. It is recorded as collected')
  expect(asked['confirmation']).toContain(
    '₹420 was not paid online. The office is notified and pays it back to Meena',
  )
  await done('orders.cancel_order', { name: late['order'] })
  expect(await cashOf(second.placedOrder)).toMatchObject([
    { state: 'collected' },
    { amount: 470, state: 'collected' },
  ])
  expect(await byHand(second.placedOrder)).toMatchObject([{ amount: 420, state: 'due' }])
  expect(await byHand(late)).toEqual([])
  expect(await store.faults()).toEqual([])
})

test('Where no cash was paid, the exchange is paid on its own and the other package asks its own amount', async () => {
  const { placedOrder, exchangeRequest } = await mugDelivered(500)
  const [mug] = await cashOf(placedOrder)
  await done('manual_payments.cancel_collection', { name: mug?.['name'], reason: 'Nobody paid' })
  const shown = await shownExchange(store, admin, exchangeRequest)
  expect(shown).toMatchObject({ goods: 420, exchange: 500, refund_amount: 0, due: 500, due_reduction: 420 })
  const other = await exchangedFor(store, admin, exchangeRequest)
  expect(await orderOf(store, other)).toMatchObject({ state: 'awaiting payment', paid_amount: 0 })
  const amounts = (await cashOf(placedOrder)).map(({ amount, state }) => [amount, state])
  expect(amounts.toSorted()).toEqual([
    [470, 'due'],
    [50, 'due'],
  ])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ paid: 0, due: 520, refund_due: 0 })
})

test('Uncollected cash does not count as paid when it is asked for again', async () => {
  const { placedOrder, exchangeRequest } = await mugDelivered(500)
  const [mug] = await cashOf(placedOrder)
  await done('manual_payments.cancel_collection', { name: mug?.['name'], reason: 'Nobody paid' })
  const { name } = await done('orders.plan_refund', { name: await fulfilmentAt(placedOrder, 0) })
  await admin.put(`/api/resource/Order Refund/${String(name)}`, { allowance: 20, reason: 'A crack' })
  await done('orders.refund_order', { name })
  const amounts = (await cashOf(placedOrder)).map(({ amount }) => amount)
  expect(amounts.toSorted()).toEqual([450, 470])
  await done('orders.mark_lost', { name: await fulfilmentAt(placedOrder, 1) })
  const shown = await shownExchange(store, admin, exchangeRequest)
  expect(shown).toMatchObject({ goods: 400, due: 500, refund_amount: 0, due_reduction: 400 })
  await exchangedFor(store, admin, exchangeRequest)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ paid: 0, due: 50, refund_due: 0 })
  expect(await byHand(placedOrder)).toEqual([])
})

test('With part paid otherwise and part in cash, the exchange asks the shown amount and the rest stays', async () => {
  const { placedOrder, exchangeRequest } = await mugDelivered(500)
  await done('manual_payments.receive', {
    ...{
      reference_type: 'Order',
      reference_name: placedOrder['order'],
      method: 'UPI',
      reference_number: 'UPI-8',
    },
    ...{ amount: 200, idempotency_key: `upi-of-${String(placedOrder['order'])}` },
  })
  expect((await cashOf(placedOrder)).map(({ amount }) => amount)).toEqual([470, 270])
  expect(await shownExchange(store, admin, exchangeRequest)).toMatchObject({
    due: 80,
    refund_amount: 0,
    due_reduction: 0,
  })
  const other = await exchangedFor(store, admin, exchangeRequest)
  expect(await orderOf(store, other)).toMatchObject({ total: 500, paid_amount: 420 })
  expect(await cashOf(placedOrder)).toMatchObject([{ state: 'collected' }, { amount: 270, state: 'due' }])
  expect(await store.faults()).toEqual([])
})

test('A partly cancelled exchange is placed once the carried-over money pays for the rest', async () => {
  const mug = await sized(store, 'pottery', { stockQuantity: 5, prices: [420, 500] })
  const cart = await store.ready([[mug, 2]], { payment_choice: 'cod' })
  const placedOrder = valuesOf((await place(store, cart)).message)
  await store.site.engine.drainEvents()
  await shipped(store, admin, placedOrder)
  await comes(placedOrder, 0)
  const line = await firstLine(store, placedOrder)
  const exchangeRequest = { name: placedOrder['order'], line, quantity: 2, wanted: mug.others[0] }
  const other = await exchangedFor(store, admin, exchangeRequest)
  expect(await orderOf(store, other)).toMatchObject({ state: 'awaiting payment', paid_amount: 840 })
  const items = [{ line: await firstLine(store, other), quantity: 1 }]
  await done('orders.cancel_order', { name: other['order'], items })
  expect(await orderOf(store, other)).toMatchObject({ state: 'placed', refunded_amount: 340 })
  expect(await byHand(placedOrder)).toMatchObject([{ amount: 340, state: 'due' }])
  const { data } = await admin.get(`/api/resource/Fulfilment/${String(other['order'])}-1`)
  expect(data).toMatchObject({ state: 'placed' })
  expect(await store.faults()).toEqual([])
})

test('Two concurrent exchange requests make one exchange', async () => {
  const { placedOrder, exchangeRequest } = await mugDelivered(500)
  const { line, wanted } = exchangeRequest
  const asked = await done('orders.request_return', {
    ...{
      name: placedOrder['order'],
      reason: 'does not fit',
      resolution: 'exchange',
      idempotency_key: newKey(),
    },
    items: [{ line, quantity: 1, exchange_variant: wanted }],
  })
  const back = String(rowsOf(asked['returns'])[0]?.['name'])
  for (const state of ['approved', 'received']) await admin.put(`/api/resource/Return/${back}`, { state })
  const [cash] = await cashOf(placedOrder)
  const answers = await Promise.all([
    store.call('orders.exchange_return', { name: back }, admin),
    store.call('manual_payments.collect_cash', { name: cash?.['name'] }, admin),
    store.call('orders.exchange_return', { name: back }, admin),
    store.call('orders.refund_return', { name: back }, admin),
  ])
  const fine = answers.filter(({ status }) => status === 200)
  expect(fine).toHaveLength(2)
  await store.site.engine.drainEvents()
  const order = await fetchOrderView(store, placedOrder)
  const { state } = rowsOf(order['returns'])[0] ?? {}
  expect([order['paid'], order['credited'], order['refund_due']]).toEqual([470, 420, 0])
  expect(order['due']).toBe(state === 'exchanged' ? 470 : 50)
  expect(await store.faults()).toEqual([])
})
