import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import { delivered, linesIn, ordered, refundsOf, fetchOrderView } from '../testing/order-steps.ts'
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

const rowsFor = async (type: string, placedOrder: Values, fields: readonly string[]) => {
  const { rows } = await office.get(`/api/resource/${type}`, {
    fields: ['name', 'reference_name', ...fields],
  })
  return rows.filter(({ reference_name }) => reference_name === placedOrder['order'])
}
const refundsDue = (placedOrder: Values) =>
  rowsFor('Manual Refund', placedOrder, ['state', 'amount', 'payer_name', 'method'])

async function placePaidOnDelivery(): Promise<Values> {
  const pot = await store.pot(5, { return_days: 7 })
  const placedOrder = valuesOf(
    (await place(store, await store.ready([[pot, 1]], { payment_choice: 'cod' }))).message,
  )
  await store.site.engine.drainEvents()
  await delivered(store, manager, placedOrder)
  await store.site.engine.drainEvents()
  for (const { name } of await rowsFor('Cash Collection', placedOrder, [])) {
    const answer = await store.call('manual_payments.collect_cash', { name }, office)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  return placedOrder
}

async function sentBack(placedOrder: Values): Promise<void> {
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  const items = [{ line: line?.['name'], quantity: 1 }]
  const { token } = placedOrder
  const returnRequest = { token, name: null, items, reason: 'not wanted any more', idempotency_key: newKey() }
  const [back] = rowsOf(
    valuesOf((await store.call('orders.request_return', returnRequest)).message)['returns'],
  )
  for (const state of ['approved', 'received'])
    await manager.put(`/api/resource/Return/${String(back?.['name'])}`, { state })
  const settled = await store.call('orders.refund_return', { name: back?.['name'] }, manager)
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
}

test('A cash refund waits for the office to pay it out, and the buyer is notified of both steps', async () => {
  const placedOrder = await placePaidOnDelivery()
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ paid: 470, due: 0, refund_due: 0 })
  await sentBack(placedOrder)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 0, refund_due: 420, due: 0 })
  const [due] = await refundsDue(placedOrder)
  expect(due).toMatchObject({ state: 'due', amount: 420, payer_name: 'Meena' })
  const pay = (values: object, who = office) =>
    store.call('manual_payments.pay_out', { name: due?.['name'], ...values }, who)
  expect((await pay({ method: 'UPI' })).body).toMatchObject({ field: 'reference_number' })
  expect((await pay({ method: 'cash', paid_on: '2999-01-01' })).body).toMatchObject({ field: 'paid_on' })
  expect((await pay({ method: 'cash' }, manager)).status).toBe(403)
  const answers = await Promise.all([pay({ method: 'cash' }), pay({ method: 'cash' })])
  expect(answers.map(({ message }) => message)).toEqual([
    { name: due?.['name'], state: 'paid', amount: 420 },
    { name: due?.['name'], state: 'paid', amount: 420 },
  ])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 420, refund_due: 0, due: 0 })
  expect(await refundsDue(placedOrder)).toMatchObject([{ state: 'paid', method: 'cash' }])
  expect(await store.faults()).toEqual([])
  await store.site.engine.drainEvents()
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    fields: ['event'],
    limit_page_length: 100,
  })
  const events = rows.map(({ event }) => event)
  expect(events).toEqual(expect.arrayContaining(['orders.refund_by_hand_guest', 'orders.paid_out_guest']))
})

test('The carrier owes collected cash until it remits it', async () => {
  const placedOrder = await placePaidOnDelivery()
  const collections = await rowsFor('Cash Collection', placedOrder, [
    'state',
    'amount',
    'collector',
    'collector_type',
  ])
  expect(collections).toMatchObject([
    { state: 'collected', amount: 470, collector: 'India Post', collector_type: 'Carrier' },
  ])
  const remit = { collector_type: 'Carrier', collector: 'India Post', idempotency_key: newKey() }
  const { message } = await store.call('manual_payments.remit_cash', { ...remit, amount: 1 }, office)
  expect(valuesOf(message)['collections']).toMatchObject([{ state: 'collected', remitted_amount: 1 }])
  expect(await store.faults()).toEqual([])
})

test('Does not also cancel the cash payment of an order refunded by hand', async () => {
  const pot = await store.pot(5)
  const placedOrder = valuesOf(
    (await place(store, await store.ready([[pot, 1]], { payment_choice: 'cod' }))).message,
  )
  await store.site.engine.drainEvents()
  const cash = { reference_type: 'Order', reference_name: placedOrder['order'], method: 'cash', amount: 470 }
  const received = await store.call('manual_payments.receive', { ...cash, idempotency_key: newKey() }, office)
  expect(received.status, JSON.stringify(received.body)).toBe(200)
  await store.call('orders.cancel_order', { token: placedOrder['token'] })
  const [due] = await refundsDue(placedOrder)
  expect(
    (await store.call('manual_payments.pay_out', { name: due?.['name'], method: 'cash' }, office)).status,
  ).toBe(200)
  const name = valuesOf(received.message)['name']
  const cancelled = await store.call('manual_payments.cancel_payment', { name }, office)
  expect([cancelled.status, cancelled.body]).toEqual([
    417,
    expect.objectContaining({ code: 'manual_payments.paid_out' }),
  ])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ paid: 470, returned: 470 })
  expect(await store.faults()).toEqual([])
})

test('Refunds order money only through the order, as a plain refund would leave it owed', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5), 1]])
  await delivered(store, manager, placedOrder)
  const refund = {
    payment: `PAY-${String(placedOrder['order'])}`,
    amount: 50,
    reason: 'A gift',
    idempotency_key: newKey(),
  }
  const refused = await store.call('payments.refund', refund, office)
  expect([refused.status, refused.body]).toEqual([
    417,
    expect.objectContaining({ code: 'payments.refunded_elsewhere' }),
  ])
  const refundable = await store.call('payments.get_refundable', { payment: refund.payment }, office)
  const reason = expect.stringContaining(
    `This payment is for Order ${String(placedOrder['order'])}. Refund it from its fulfilment`,
  )
  expect(refundable.message).toEqual({ amount: 0, reason, takes_credit: 0 })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 0, due: 0 })
  expect(await refundsOf(store, placedOrder)).toEqual([])
})

test('A refund that fails at the bank stays owed to the buyer and is sent again', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5), 1]])
  await store.call('orders.cancel_order', { token: placedOrder['token'] })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 470, refund_due: 0 })
  const payment = `PAY-${String(placedOrder['order'])}`
  const { rows } = await office.get('/api/resource/Refund', { fields: ['name', 'payment'] })
  const refund = rows.find((one) => one['payment'] === payment)?.['name']
  await store.site.engine.runTask('payments.send_refund', { refund: String(refund) })
  const { data } = await office.get(`/api/resource/Payment/${payment}`)
  store.gateway.orders.settleRefunds(String(valuesOf(data)['gateway_payment']), 'failed')
  await store.call('payments.ask_gateway', { name: payment }, office)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    paid: 470,
    returned: 0,
    refund_due: 470,
    due: 0,
  })
  expect(await store.faults()).toEqual([])
  const { message: free } = await store.call('payments.get_refundable', { payment }, office)
  expect(free).toEqual({ amount: 470, reason: null, takes_credit: 0 })
  await store.site.engine.drainEvents()
  expect(await refundsDue(placedOrder)).toMatchObject([{ state: 'due', amount: 470 }])
  const outbox = await store.site.administrator.get('/api/resource/Outbox Message', {
    filters: { event: 'manual_payments.refund_failed' },
    fields: ['event'],
  })
  expect(outbox.rows.length).toBeGreaterThan(0)
  const again = { payment, amount: 470, reason: 'Once more', idempotency_key: newKey() }
  expect((await store.call('payments.refund', again, office)).status).toBe(200)
  expect((await store.call('payments.refund', again, office)).status).toBe(200)
  await store.site.engine.drainEvents()
  expect(await refundsDue(placedOrder)).toMatchObject([{ state: 'discarded' }])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 470, refund_due: 0 })
  expect(await store.faults()).toEqual([])
})

test('Blocks a manual refund during a dispute until the bank decides for the store', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5), 1]])
  const payment = `PAY-${String(placedOrder['order'])}`
  const { data } = await office.get(`/api/resource/Payment/${payment}`)
  const attempt = String(valuesOf(data)['gateway_payment'])
  const dispute = async (disputed: boolean) => {
    store.gateway.orders.dispute(attempt, disputed ? 'open' : 'won')
    await store.call('payments.ask_gateway', { name: payment }, office)
    await store.site.engine.drainEvents()
  }
  await dispute(true)
  const asked = await store.call('orders.cancel_order_confirmation', { name: placedOrder['order'] }, office)
  const { confirmation } = valuesOf(asked.message)
  expect(confirmation).toContain('₹470 is in dispute. It cannot be refunded until the payer’s bank decides.')
  await store.call('orders.cancel_order', { token: placedOrder['token'] })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 0, refund_due: 470 })
  expect(await refundsDue(placedOrder)).toEqual([])
  await dispute(false)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 470, refund_due: 0 })
  expect(await refundsOf(store, placedOrder)).toEqual([470])
  expect(await store.faults()).toEqual([])
})
