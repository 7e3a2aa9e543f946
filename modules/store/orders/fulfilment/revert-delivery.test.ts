import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from './fulfilment.doctype.ts'
import { delivered, linesIn, move, ordered, fulfilmentsIn, fetchOrderView } from '../testing/order-steps.ts'
import {
  newKey,
  orderSite,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type SampleItem,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
let office: TestClient
let pot: SampleItem
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
  office = await store.site.userWith('School Office')
  pot = await store.pot(30)
})
afterAll(() => store.site.close())

const drained = () => store.site.engine.drainEvents()
const nameOf = ({ order }: Values) => `${String(order)}-1`
const putBack = (fulfilment: string, client = manager) => move(client, fulfilment, { state: 'shipped' })
const refusalOf = async (fulfilment: string) => valuesOf((await putBack(fulfilment)).body)['code']

async function come(): Promise<Values> {
  const placedOrder = await ordered(store, [[pot, 1]])
  await delivered(store, manager, placedOrder)
  await drained()
  return placedOrder
}

async function subjectsOf({ order }: Values): Promise<readonly string[]> {
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    ...{ filters: [['subject', 'like', `%${String(order)}%`]], fields: ['subject'] },
    limit_page_length: 0,
  })
  return rows.map(({ subject }) => String(subject).split(':')[0] ?? '')
}

test('Reverting a mistaken delivery keeps the stock, the money and the invoice', async () => {
  const placedOrder = await come()
  const before = await fetchOrderView(store, placedOrder)
  const left = await store.left(pot)
  expect((await putBack(nameOf(placedOrder))).status).toBe(200)
  await drained()
  const after = await fetchOrderView(store, placedOrder)
  const [sent] = fulfilmentsIn(before)
  expect(after).toMatchObject({
    state: 'shipped',
    fulfilments: [{ state: 'shipped', delivered_at: null, shipped_at: sent?.['shipped_at'] }],
  })
  expect(fulfilmentsIn(after).flatMap((fulfilment) => rowsOf(fulfilment['shipments']))).toMatchObject([
    { state: 'created', carrier: 'India Post', tracking_number: `EM${nameOf(placedOrder)}` },
  ])
  for (const field of ['tax_documents', 'paid', 'due', 'credited'])
    expect(after[field]).toEqual(before[field])
  expect(await store.left(pot)).toBe(left)
  expect(await store.faults()).toEqual([])
  const subjects = await subjectsOf(placedOrder)
  expect(subjects.filter((subject) => subject === 'Shipped')).toHaveLength(1)
  expect(subjects).toContain('Not delivered yet')
})

test('A reverted package is then delivered or lost like any other', async () => {
  const [came, lost] = [await come(), await come()]
  for (const placedOrder of [came, lost]) await putBack(nameOf(placedOrder))
  const [shipment] = rowsOf(fulfilmentsIn(await fetchOrderView(store, came))[0]?.['shipments'])
  const event = { shipment: shipment?.['name'], event_id: 'at last', status: 'delivered' }
  await store.call('shipping.add_event', { ...event, at: '2099-01-01 10:00:00' }, manager)
  await drained()
  expect(await fetchOrderView(store, came)).toMatchObject({
    state: 'delivered',
    fulfilments: [{ state: 'delivered' }],
  })
  expect((await store.call('orders.mark_lost', { name: nameOf(lost) }, manager)).status).toBe(200)
  await drained()
  expect(await fetchOrderView(store, lost)).toMatchObject({ state: 'cancelled', returned: 470, due: 0 })
  expect(await store.faults()).toEqual([])
})

test('Managers revert a delivery, and its seller does not', async () => {
  const placedOrder = await come()
  const seller = await store.site.userWith('Seller')
  const path = `/api/resource/Business/${pot.business}`
  await store.site.administrator.put(path, { run_by: seller.user })
  expect([
    (await putBack(nameOf(placedOrder), seller)).status,
    (await putBack(nameOf(placedOrder), office)).status,
  ]).toEqual([403, 403])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ state: 'delivered' })
})

test('A delivery cannot be reverted after a return request, a closed order or without a carrier', async () => {
  const [returned, closed, fetched] = [await come(), await come(), await come()]
  const [line] = linesIn(await fetchOrderView(store, returned))
  const items = [{ line: line?.['name'], quantity: 1 }]
  const returnRequest = { token: returned['token'], items, reason: 'damaged', idempotency_key: newKey() }
  expect((await store.call('orders.request_return', returnRequest)).status).toBe(200)
  await store.site.engine.write(administrator, async (documents) => {
    await documents.save(Order, String(closed['order']), { state: 'closed' })
    await documents.save(Fulfilment, nameOf(fetched), { kind: 'pickup' })
  })
  expect(await refusalOf(nameOf(returned))).toBe('orders.sent_back_already')
  expect(await refusalOf(nameOf(closed))).toBe('orders.closed_already')
  expect(await refusalOf(nameOf(fetched))).toBe('orders.not_carrier_delivered')
})

test('A delivery cannot be reverted once its cash is collected, and before that the cash stays due', async () => {
  const answer = await place(store, await store.ready([[pot, 1]], { payment_choice: 'cod' }))
  const placedOrder = valuesOf(answer.message)
  await drained()
  await delivered(store, manager, placedOrder)
  expect((await putBack(nameOf(placedOrder))).status).toBe(200)
  await drained()
  const { rows } = await office.get('/api/resource/Cash Collection', {
    ...{ fields: ['name', 'state'], filters: [['reference_name', '=', placedOrder['order']]] },
  })
  expect(rows).toMatchObject([{ state: 'due' }])
  expect((await move(manager, nameOf(placedOrder), { state: 'delivered' })).status).toBe(200)
  expect((await store.call('manual_payments.collect_cash', { name: rows[0]?.['name'] }, office)).status).toBe(
    200,
  )
  expect(await refusalOf(nameOf(placedOrder))).toBe('orders.collected_already')
  expect(await store.faults()).toEqual([])
})

test('Of a concurrent return and delivery revert only one succeeds', async () => {
  for (const round of [1, 2, 3]) {
    const placedOrder = await come()
    const [line] = linesIn(await fetchOrderView(store, placedOrder))
    const items = [{ line: line?.['name'], quantity: 1 }]
    const returnRequest = { token: placedOrder['token'], items, reason: 'damaged', idempotency_key: newKey() }
    const [back, asked] = await Promise.all([
      putBack(nameOf(placedOrder)),
      store.call('orders.request_return', returnRequest),
    ])
    expect([back.status, asked.status].toSorted(), `round ${round}`).toEqual([200, 417])
    const { state, returns } = await fetchOrderView(store, placedOrder)
    expect([state, rowsOf(returns).length]).toEqual(back.status === 200 ? ['shipped', 0] : ['delivered', 1])
  }
})
