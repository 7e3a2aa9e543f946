import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import {
  delivered,
  linesIn,
  ordered,
  fulfilmentsIn,
  refundsOf,
  fetchOrderView,
  shipped,
} from '../testing/order-steps.ts'
import { newKey, orderSite, rowsOf, valuesOf, type OrderSite, type Values } from '../testing/sample-site.ts'

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

const pathOf = (refund: Values) => `/api/resource/Order Refund/${String(refund['name'])}`

async function planned(order: Values): Promise<Values> {
  const [fulfilment] = fulfilmentsIn(order)
  const answer = await store.call('orders.plan_refund', { name: fulfilment?.['name'] }, office)
  expect(answer.message, JSON.stringify(answer.body)).toMatchObject({ doctype: 'Order Refund' })
  return valuesOf((await office.get(pathOf(valuesOf(answer.message)))).data)
}

async function fillRefund(refund: Values, quantity: number, values: object) {
  const items = rowsOf(refund['items']).map((item, at) => ({ ...item, quantity: at === 0 ? quantity : 0 }))
  return office.put(pathOf(refund), { items, ...values })
}

const pay = (refund: Values, who = office) => store.call('orders.refund_order', { name: refund['name'] }, who)

test('An allowance writes a credit note, lowers the seller’s payable and leaves nothing owed', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5), 2]])
  const order = await delivered(store, manager, placedOrder)
  const refund = await planned(order)
  expect(await planned(order)).toMatchObject({ name: refund['name'], state: 'planned', amount: 0 })
  const forged = await fillRefund(refund, 0, { allowance: 50, reason: 'A crack in the glaze', amount: 999 })
  expect(forged.body).toMatchObject({ code: 'documents.read_only', field: 'amount' })
  const filled = await fillRefund(refund, 0, { allowance: 50, reason: 'A crack in the glaze' })
  expect(filled.data).toMatchObject({ amount: 50, tax_amount: 5.36, delivery_amount: 0 })
  const asked = await store.call('orders.refund_order_confirmation', { name: refund['name'] }, office)
  expect(asked.message).toEqual({
    confirmation:
      'You refund ₹50 to Meena by Razorpay, upi. You can’t undo this. The credit note includes ₹5.36 of tax.',
  })
  const answers = await Promise.all([pay(refund), pay(refund)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 417])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ total: 890, paid: 890, returned: 50, credited: 50, due: 0, refund_due: 0 },
    tax_documents: [
      { kind: 'tax invoice', total: 890 },
      { kind: 'credit note', total: 50 },
    ],
  })
  expect(await refundsOf(store, placedOrder)).toEqual([50])
  expect(await store.faults()).toEqual([])
})

test('Refunds kept units and their delivery once, and a later return is worth the rest', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5, { return_days: 7 }), 3]])
  const order = await delivered(store, manager, placedOrder)
  const first = await planned(order)
  expect((await fillRefund(first, 4, {})).status).toBe(417)
  const filled = await fillRefund(first, 1, { with_delivery: 1, allowance: 100, reason: 'One came broken' })
  expect(filled.data).toMatchObject({ amount: 570, delivery_amount: 50, items: [{ left: 3, amount: 420 }] })
  expect((await pay(first)).status).toBe(200)
  const after = await fetchOrderView(store, placedOrder)
  expect(linesIn(after)[0]).toMatchObject({
    refunded_quantity: 1,
    returned_quantity: 0,
    left: 2,
    returnable: 2,
  })
  expect(after).toMatchObject({ credited: 570, returned: 570, due: 0 })
  const second = await planned(order)
  expect((await fillRefund(second, 0, { with_delivery: 1, reason: 'Again' })).data).toMatchObject({
    amount: 0,
  })
  expect((await pay(second)).status).toBe(417)
  const { token } = placedOrder
  const items = [{ line: linesIn(after)[0]?.['name'], quantity: 2 }]
  const returnRequest = { token, name: null, items, reason: 'damaged', idempotency_key: newKey() }
  const asked = await store.call('orders.request_return', returnRequest)
  const [back] = rowsOf(valuesOf(asked.message)['returns'])
  const path = `/api/resource/Return/${String(back?.['name'])}`
  expect((await manager.put(path, { state: 'approved' })).data).toMatchObject({ refund_amount: 740 })
  expect((await fillRefund(second, 1, { with_delivery: 0 })).status).toBe(417)
  await manager.put(path, { state: 'received' })
  expect((await store.call('orders.refund_return', { name: back?.['name'] }, manager)).status).toBe(200)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    total: 1310,
    credited: 1310,
    returned: 1310,
    due: 0,
  })
  expect(await store.faults()).toEqual([])
})

test('Does not refund a delivery twice when it was refunded with a full return', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5, { return_days: 7 }), 1]])
  const order = await delivered(store, manager, placedOrder)
  const refund = await planned(order)
  const filled = await fillRefund(refund, 0, { with_delivery: 1, reason: 'It came late' })
  expect(filled.data).toMatchObject({ amount: 50 })
  const items = [{ line: linesIn(order)[0]?.['name'], quantity: 1 }]
  const returnRequest = { token: placedOrder['token'], items, reason: 'damaged', idempotency_key: newKey() }
  const asked = await store.call('orders.request_return', returnRequest)
  const name = rowsOf(valuesOf(asked.message)['returns'])[0]?.['name']
  for (const state of ['approved', 'received'])
    await manager.put(`/api/resource/Return/${String(name)}`, { state })
  expect((await store.call('orders.refund_return', { name }, manager)).status).toBe(200)
  expect((await pay(refund)).body).toMatchObject({ code: 'orders.nothing_to_refund' })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    total: 470,
    credited: 470,
    returned: 470,
    refund_due: 0,
  })
  expect(await store.faults()).toEqual([])
})

test('Refuses a refund without a reason, before shipping, above the payment or without permission', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5), 1]])
  const early = fulfilmentsIn(await fetchOrderView(store, placedOrder))[0]?.['name']
  const refused = await store.call('orders.plan_refund', { name: early }, office)
  expect(refused.body).toMatchObject({ code: 'orders.not_sent' })
  await shipped(store, manager, placedOrder)
  const refund = await planned(await fetchOrderView(store, placedOrder))
  expect((await fillRefund(refund, 0, { allowance: 420.01 })).body).toMatchObject({ field: 'allowance' })
  expect((await fillRefund(refund, 0, { allowance: 20 })).status).toBe(200)
  const foreign = [
    ...rowsOf(refund['items']),
    { title: 'A car', quantity: 1, order_line: 'ORD-2026-000001-l1' },
  ]
  const added = await office.put(pathOf(refund), { items: foreign })
  expect(added.body).toMatchObject({ code: 'documents.read_only', field: 'title' })
  expect((await office.get(pathOf(refund))).data).toMatchObject({ amount: 20, items: [{ quantity: 0 }] })
  expect((await pay(refund)).body).toMatchObject({ code: 'orders.no_refund_reason' })
  expect((await pay(refund, store.site.guest)).status).toBe(403)
  expect((await pay(refund, await store.site.userWith('Seller'))).status).toBe(404)
  expect((await office.put(pathOf(refund), { state: 'refunded' })).status).toBe(403)
  expect((await office.put(pathOf(refund), { state: 'discarded' })).data).toMatchObject({
    state: 'discarded',
  })
  expect((await pay(refund)).body).toMatchObject({ code: 'orders.refund_is_over' })
  expect(await refundsOf(store, placedOrder)).toEqual([])
  expect(await store.faults()).toEqual([])
})
