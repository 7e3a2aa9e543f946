import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import { delivered, linesIn, fetchOrderView } from '../testing/order-steps.ts'
import {
  newKey,
  orderSite,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
let office: TestClient
beforeAll(async () => {
  if (!fontStep.writes.every((file) => existsSync(file))) await fontStep.run()
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
  office = await store.site.userWith('School Office')
})
afterAll(() => store.site.close())

const upi = { refund_to: 'UPI', payee_upi: 'meena@okbank' }
const bank = {
  ...{ refund_to: 'bank', payee_name: 'Meena R' },
  ...{ payee_account: '0011 2233 4455', payee_ifsc: 'hdfc0001234' },
}

async function cashOrder(quantity: number): Promise<Values> {
  const pot = await store.pot(5, { return_days: 7 })
  const placedOrder = valuesOf(
    (await place(store, await store.ready([[pot, quantity]], { payment_choice: 'cod' }))).message,
  )
  await store.site.engine.drainEvents()
  return placedOrder
}

async function deliveredOrder(): Promise<Values> {
  const placedOrder = await cashOrder(1)
  await delivered(store, manager, placedOrder)
  return placedOrder
}

async function requestReturn(placedOrder: Values, refundTo: object) {
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  const items = [{ line: line?.['name'], quantity: 1 }]
  const returnRequest = {
    token: placedOrder['token'],
    items,
    reason: 'not wanted any more',
    idempotency_key: newKey(),
  }
  return store.call('orders.request_return', { ...returnRequest, ...refundTo })
}

async function settle(order: Values): Promise<void> {
  const [back] = rowsOf(order['returns'])
  for (const state of ['approved', 'received'])
    await manager.put(`/api/resource/Return/${String(back?.['name'])}`, { state })
  const settled = await store.call('orders.refund_return', { name: back?.['name'] }, manager)
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
}

async function refundDue(placedOrder: Values, who = office): Promise<Values> {
  const { rows } = await who.get('/api/resource/Manual Refund', {
    fields: ['name', 'reference_name', 'amount'],
  })
  const found = rows.find(({ reference_name }) => reference_name === placedOrder['order'])
  return valuesOf((await who.get(`/api/resource/Manual Refund/${String(found?.['name'])}`)).data)
}

test('A buyer who returns a cash order names a refund account, and the office pays it there', async () => {
  const placedOrder = await deliveredOrder()
  const asked = await requestReturn(placedOrder, upi)
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const order = valuesOf(asked.message)
  expect(order['refund_to']).toEqual({ method: 'UPI', payee: 'me•••@okbank', can_set: 1, can_collect: 0 })
  expect(JSON.stringify(order)).not.toContain('meena@okbank')
  await settle(order)
  const due = await refundDue(placedOrder)
  expect(due).toMatchObject({ payee_method: 'UPI', payee: 'me•••@okbank', payee_upi: 'meena@okbank' })
  expect(await refundDue(placedOrder, manager)).not.toHaveProperty('payee_upi')
  expect((await manager.get('/api/resource/Refund Payee')).status).toBe(403)
  const paying = { name: due['name'], method: 'UPI', reference_number: '632100457812' }
  expect((await store.call('manual_payments.pay_out', paying, office)).message).toMatchObject({
    state: 'paid',
  })
  expect((await fetchOrderView(store, placedOrder))['refund_to']).toMatchObject({ can_set: 0 })
  expect(await store.faults()).toEqual([])
})

test('A buyer adds or corrects the refund account until the payout, and not after', async () => {
  const placedOrder = await deliveredOrder()
  const { token } = placedOrder
  const setRefundTo = (values: object) => store.call('orders.set_refund_to', { token, ...values })
  expect((await setRefundTo(upi)).status).toBe(417)
  await settle(valuesOf((await requestReturn(placedOrder, {})).message))
  expect((await fetchOrderView(store, placedOrder))['refund_to']).toMatchObject({
    method: null,
    payee: null,
    can_set: 1,
  })
  expect((await setRefundTo(upi)).status).toBe(200)
  const corrected = valuesOf((await setRefundTo(bank)).message)
  expect(corrected['refund_to']).toMatchObject({ method: 'bank', payee: '••••4455, HDFC0001234' })
  const due = await refundDue(placedOrder)
  expect(due).toMatchObject({ payee_method: 'bank', payee_account: '001122334455', payee_name: 'Meena R' })
  expect(due).not.toHaveProperty('payee_upi')
  await store.call('manual_payments.pay_out', { name: due['name'], method: 'cash' }, office)
  expect((await setRefundTo(upi)).status).toBe(417)
})

test('Refuses an invalid refund account at its field and requests nothing', async () => {
  const placedOrder = await deliveredOrder()
  const wrong = [
    [{ ...upi, payee_upi: 'meena' }, 'payee_upi'],
    [{ refund_to: 'UPI' }, 'payee_upi'],
    [{ ...bank, payee_account: '12345678' }, 'payee_account'],
    [{ ...bank, payee_ifsc: 'HDFC1001234' }, 'payee_ifsc'],
    [{ ...bank, payee_name: ' ' }, 'payee_name'],
    [{ refund_to: 'cash' }, 'refund_to'],
    [{ refund_to: 'cheque' }, 'refund_to'],
  ] as const
  for (const [values, field] of wrong) {
    const answer = await requestReturn(placedOrder, values)
    expect([answer.status, valuesOf(answer.body)['field']]).toEqual([417, field])
  }
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    returns: [],
    refund_to: { method: null, can_set: 0 },
  })
})

test('Only the order holder sets the refund account', async () => {
  const placedOrder = await deliveredOrder()
  await settle(valuesOf((await requestReturn(placedOrder, {})).message))
  const stranger = await store.site.userWith()
  const setRefundTo = (values: object, who?: TestClient) =>
    store.call('orders.set_refund_to', { ...upi, ...values }, who)
  expect((await setRefundTo({ name: placedOrder['order'] }, stranger)).status).toBe(403)
  expect((await setRefundTo({ name: placedOrder['order'] })).status).toBe(403)
  expect((await setRefundTo({ token: newKey() })).status).toBe(403)
  expect((await fetchOrderView(store, placedOrder))['refund_to']).toMatchObject({ method: null })
})

test('A buyer who cancels an order with a manual payment names a refund account or collects at a shop', async () => {
  const placedOrder = await cashOrder(1)
  const { token, order: reference_name } = placedOrder
  const paying = { reference_type: 'Order', reference_name, method: 'cash', amount: 470 }
  const received = await store.call(
    'manual_payments.receive',
    { ...paying, idempotency_key: newKey() },
    office,
  )
  expect(received.status, JSON.stringify(received.body)).toBe(200)
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  const items = [{ line: line?.['name'], quantity: 1 }]
  expect((await store.call('orders.preview_cancel', { token, items })).message).toMatchObject({
    refund_amount: 470,
    by_hand: 470,
  })
  const [{ name: branch } = {}] = (await store.site.administrator.get('/api/resource/Business Branch')).rows
  const setPickup = (is_pickup_point: 0 | 1) =>
    store.site.administrator.put(`/api/resource/Business Branch/${String(branch)}`, { is_pickup_point })
  await setPickup(1)
  const cancelled = await store.call('orders.cancel_order', { token, refund_to: 'cash' })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  expect(valuesOf(cancelled.message)['refund_to']).toEqual({
    ...{ method: 'cash', payee: null, can_set: 1, can_collect: 1 },
  })
  expect(await refundDue(placedOrder)).toMatchObject({ payee_method: 'cash', amount: 470 })
  await setPickup(0)
  expect(await store.faults()).toEqual([])
})
