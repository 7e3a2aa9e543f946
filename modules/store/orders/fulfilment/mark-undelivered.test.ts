import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { inEnglish } from '#meta/messages'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from './fulfilment.doctype.ts'
import { layoutPackingSlip } from '../packing-slip/get-packing-slip.ts'
import { move, ordered, fulfilmentsIn, refundsOf, fetchOrderView, shipped } from '../testing/order-steps.ts'
import {
  address,
  orderSite,
  paid,
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
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
  office = await store.site.userWith('School Office')
})
afterAll(() => store.site.close())

const drained = () => store.site.engine.drainEvents()

async function orderedCash(lines: Parameters<OrderSite['ready']>[0]): Promise<Values> {
  const answer = await place(store, await store.ready(lines, { payment_choice: 'cod' }))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const placedOrder = valuesOf(answer.message)
  await drained()
  return placedOrder
}

async function collections({ order }: Values) {
  const { rows } = await store.site.administrator.get('/api/resource/Cash Collection', {
    filters: [['reference_name', '=', order]],
    fields: ['name', 'part', 'amount', 'state'],
    order_by: 'part asc',
  })
  return rowsOf(rows)
}

const shipmentsIn = (order: Values) => fulfilmentsIn(order).flatMap((one) => rowsOf(one['shipments']))

async function reportByCarrier(placedOrder: Values, status: string, event_id = status) {
  const [shipment] = shipmentsIn(await fetchOrderView(store, placedOrder))
  const answer = await store.call(
    'shipping.add_event',
    { shipment: shipment?.['name'], event_id, status },
    manager,
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await drained()
}

const fulfilmentOf = async (placedOrder: Values, at = 0) =>
  String(fulfilmentsIn(await fetchOrderView(store, placedOrder))[at]?.['name'])

async function subjectsOf(what: unknown): Promise<readonly string[]> {
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    filters: [['body', 'like', `%${String(what)}%`]],
    fields: ['subject'],
  })
  return rowsOf(rows).map(({ subject }) => String(subject).split(':')[0] ?? '')
}

test('A package returned to sender owes and collects nothing, restocks, and notifies everybody', async () => {
  const pot = await store.pot(3)
  const placedOrder = await orderedCash([[pot, 1]])
  await shipped(store, manager, placedOrder)
  expect(await store.left(pot)).toBe(2)
  await reportByCarrier(placedOrder, 'failed')
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ state: 'shipped', due: 470 })
  await reportByCarrier(placedOrder, 'returned')
  await reportByCarrier(placedOrder, 'returned')
  await reportByCarrier(placedOrder, 'in transit', 'told late')
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ state: 'cancelled', due: 0, credited: 470, refund_due: 0 },
    fulfilments: [{ state: 'returned', to_collect: 0, shipments: [{ state: 'returned' }] }],
    tax_documents: [
      { kind: 'tax invoice', total: 470 },
      { kind: 'credit note', total: 470 },
    ],
  })
  expect(await store.left(pot)).toBe(3)
  expect(await collections(placedOrder)).toMatchObject([{ amount: 470, state: 'cancelled' }])
  const fulfilment = await fulfilmentOf(placedOrder)
  expect(await subjectsOf(placedOrder['order'])).toContain('Could not be delivered')
  expect(await subjectsOf(fulfilment)).toContain('Returned undelivered')
  const { message } = await office.post('/api/method/mela.notifications.get_notifications')
  expect(JSON.stringify(message)).toContain(`/desk/fulfilment/${fulfilment}`)
  expect(await store.faults()).toEqual([])
})

test('Staff mark a package returned to sender once with a reason, which ends the shipment and refunds it', async () => {
  const pot = await store.pot(3)
  const placedOrder = await ordered(store, [[pot, 2]])
  const fulfilment = await fulfilmentOf(placedOrder)
  const take = (more: object = {}) =>
    store.call('orders.mark_returned_to_sender', { name: fulfilment, ...more }, manager)
  const early = await take({ reason: 'nobody available' })
  expect([early.status, valuesOf(early.body)['code']]).toEqual([417, 'orders.not_in_transit'])
  await shipped(store, manager, placedOrder)
  const bare = await take()
  expect([bare.status, valuesOf(bare.body)['code']]).toEqual([417, 'orders.no_undelivered_reason'])
  expect((await store.call('orders.mark_returned_to_sender', { name: fulfilment }, office)).status).toBe(403)
  await move(manager, fulfilment, { undelivered_reason: 'damaged in transit', restock: 0 })
  expect(
    (await store.call('orders.undelivered_confirmation', { name: fulfilment }, manager)).message,
  ).toEqual({
    confirmation: `Fulfilment ${fulfilment} is marked as undelivered. The buyer no longer owes ₹890, including delivery. You refund ₹890 to Meena by Razorpay, upi. You can’t undo this.`,
  })
  const answers = await Promise.all([take(), take()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await drained()
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ state: 'cancelled', paid: 890, returned: 890, credited: 890, due: 0 },
    fulfilments: [
      { state: 'returned', undelivered_reason: 'damaged in transit', shipments: [{ state: 'returned' }] },
    ],
  })
  expect(await refundsOf(store, placedOrder)).toEqual([890])
  expect(await store.left(pot)).toBe(1)
  expect((await move(manager, fulfilment, { state: 'delivered' })).status).toBe(417)
  expect(await store.faults()).toEqual([])
})

test('A lost package is written off: only its part is refunded, and the rest is delivered', async () => {
  const [pot, cloth] = [await store.pot(3), await store.cloth(3)]
  const placedOrder = await ordered(store, [
    [pot, 1],
    [cloth, 1],
  ])
  await shipped(store, manager, placedOrder)
  const [lost, other] = [await fulfilmentOf(placedOrder), await fulfilmentOf(placedOrder, 1)]
  expect((await store.call('orders.mark_lost', { name: lost }, manager)).status).toBe(200)
  expect((await move(manager, other, { state: 'delivered' })).status).toBe(200)
  await drained()
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ state: 'delivered', paid: 940, returned: 470, due: 0 },
    fulfilments: [
      { state: 'lost', shipments: [{ state: 'lost' }] },
      { state: 'delivered', shipments: [{ state: 'delivered' }] },
    ],
  })
  expect([await store.left(pot), await store.left(cloth)]).toEqual([2, 2])
  expect(await subjectsOf(placedOrder['order'])).toContain('Lost in transit')
  expect(await store.faults()).toEqual([])
})

test('Carrier events move the package from packing to delivery without the sender', async () => {
  const placedOrder = await ordered(store, [[await store.pot(3), 1]])
  const fulfilment = await fulfilmentOf(placedOrder)
  for (const state of ['confirmed', 'packed']) await move(manager, fulfilment, { state })
  const { business } = valuesOf((await manager.get(`/api/resource/Fulfilment/${fulfilment}`)).data)
  const made = await manager.post('/api/resource/Shipment', { business, fulfilment, carrier: 'DTDC' })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const shipment = valuesOf(made.data)['name']
  const left = { shipment, event_id: 'left', status: 'in transit' }
  expect((await store.call('shipping.add_event', left, manager)).status).toBe(200)
  await drained()
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    fulfilments: [{ state: 'shipped', shipments: [{ carrier: 'DTDC' }] }],
  })
  expect(shipmentsIn(await fetchOrderView(store, placedOrder))).toHaveLength(1)
  await reportByCarrier(placedOrder, 'delivered')
  await reportByCarrier(placedOrder, 'delivered', 'again')
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    state: 'delivered',
    fulfilments: [{ state: 'delivered' }],
  })
  expect((await subjectsOf(placedOrder['order'])).filter((subject) => subject === 'Delivered')).toHaveLength(
    1,
  )
})

test('Each package of a cash-on-delivery order shows its own amount on its slip and form', async () => {
  const placedOrder = await orderedCash([
    [await store.pot(3), 1],
    [await store.cloth(3), 1],
  ])
  const [first, second] = [await fulfilmentOf(placedOrder), await fulfilmentOf(placedOrder, 1)]
  const open = await collections(placedOrder)
  expect(open).toMatchObject([
    { part: first, amount: 470, state: 'due' },
    { part: second, amount: 470, state: 'due' },
  ])
  expect((await manager.get(`/api/resource/Fulfilment/${first}`)).data).toMatchObject({ collect_amount: 470 })
  const facts = await store.site.engine.read(administrator, async (documents) => {
    const [fulfilment, order] = [
      await documents.get(Fulfilment, first),
      await documents.get(Order, String(placedOrder['order'])),
    ]
    const seller = { name: 'Pottery', state: null, address: '', contact: '', gstin: null }
    return layoutPackingSlip({ order, fulfilment, seller }, { language: 'en', t: inEnglish }).facts
  })
  expect(facts).toContainEqual({ label: 'Cash on delivery', text: 'Collect ₹470' })
  await store.call('manual_payments.collect_cash', { name: open[0]?.['name'] }, office)
  await drained()
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ paid: 470, due: 470 },
    fulfilments: [{ to_collect: 0 }, { to_collect: 470 }],
  })
  await shipped(store, manager, placedOrder)
  await store.call('orders.mark_lost', { name: second }, manager)
  await drained()
  expect(await collections(placedOrder)).toMatchObject([{ state: 'collected' }, { state: 'cancelled' }])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ due: 0, refund_due: 0 })
  expect(await store.faults()).toEqual([])
})

test('The packer sees what is unpaid and packs the package once it is paid', async () => {
  const { administrator: admin } = store.site
  const made = async (type: string, values: object) =>
    String(valuesOf((await admin.post(`/api/resource/${type}`, values)).data)['name'])
  const ranges = [{ from_postal_code: '795001', to_postal_code: '795159' }]
  const zone = await made('Shipping Zone', { zone_name: 'Far', ranges })
  await made('Shipping Rate', { zone, service: 'standard', amount: 90 })
  const placedOrder = await ordered(store, [[await store.pot(3), 1]])
  const fulfilment = await fulfilmentOf(placedOrder)
  const unpaid = async () => {
    await drained()
    return valuesOf((await manager.get(`/api/resource/Fulfilment/${fulfilment}`)).data)['unpaid_amount']
  }
  expect(await unpaid()).toBe(0)
  const far = { ...address, zipcode: '795001', state: 'Manipur', city: 'Imphal' }
  await store.call('orders.change_address', { token: placedOrder['token'], address: far })
  expect(await unpaid()).toBe(40)
  expect((await move(manager, fulfilment, { state: 'confirmed' })).status).toBe(200)
  const refused = await move(manager, fulfilment, { state: 'packed' })
  expect(refused.body).toMatchObject({ code: 'orders.unpaid' })
  expect(JSON.stringify(refused.body)).toContain('₹40 of this order is not paid yet')
  await paid(store, placedOrder)
  expect(await unpaid()).toBe(0)
  expect((await move(manager, fulfilment, { state: 'packed' })).status).toBe(200)
})
