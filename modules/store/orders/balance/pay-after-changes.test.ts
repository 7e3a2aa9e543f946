import { afterAll, beforeAll, expect, test } from 'vitest'
import { farAddress, cancelOneItem, move, fulfilmentsIn, fetchOrderView } from '../testing/order-steps.ts'
import {
  address,
  newKey,
  opened,
  orderOf,
  orderSite,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
let far: object
beforeAll(async () => {
  store = await orderSite()
  far = await farAddress(store)
})
afterAll(() => store.site.close())

async function paying() {
  const placedOrder = valuesOf((await place(store, await store.ready([[await store.pot(9), 3]]))).message)
  return { placedOrder, open: await opened(store, placedOrder, newKey()) }
}

async function cancelOne(placedOrder: Values): Promise<void> {
  expect((await cancelOneItem(store, placedOrder)).status).toBe(200)
}

async function moveFar(placedOrder: Values): Promise<void> {
  const moved = await store.call('orders.change_address', { token: placedOrder['token'], address: far })
  expect(moved.message).toMatchObject({ total: 1350 })
}

const come = async ({ payment, token }: Values) =>
  valuesOf((await store.call('payments.get_status', { payment, token })).message)

async function event({ payment }: Values): Promise<void> {
  const { engine, guest } = store.site
  const { body, headers } = store.gateway.event(store.gateway.orders.askedFor(String(payment)))
  await guest.request('POST', '/hooks/razorpay', { body, headers })
  const { rows } = await engine.database.pool.query<{ name: string }>(
    `select name from "Gateway Event" where state = 'stored'`,
  )
  for (const { name } of rows) await engine.runTask('payments.work_off_event', { event: name })
}

async function reconcile(): Promise<void> {
  store.clock.pass(2 * 60)
  await store.site.engine.runTask('payments.reconcile')
}

const reporters = { browser: come, webhook: event, reconciler: reconcile }
const orders: readonly (readonly (keyof typeof reporters)[])[] = [
  ['browser', 'webhook', 'reconciler'],
  ['webhook', 'reconciler', 'browser'],
  ['reconciler', 'browser', 'webhook'],
]

test.each(orders)(
  'A buyer who pays while cancelling a part gets the rest and a refund, reported by %s, %s, %s',
  async (...placedOrder) => {
    const { placedOrder: order, open } = await paying()
    await cancelOne(order)
    store.gateway.play(String(open['payment']))
    for (const reporter of placedOrder) await reporters[reporter](open)
    const paid = { paid: 1310, returned: 420, credited: 420, due: 0, refund_due: 0 }
    expect(await fetchOrderView(store, order)).toMatchObject({ state: 'placed', ...paid })
    expect(await come(open)).toMatchObject({
      ...{ state: 'part refunded', amount: 1310, captured: { amount: 1310, currency: 'INR' } },
      ...{ refunded_amount: 420, is_returned: 0, refunds: [{ amount: 420, destination: 'source' }] },
    })
    expect(await store.faults()).toEqual([])
  },
)

test('Asks for the difference when an order became dearer during payment, and packs nothing before', async () => {
  const { placedOrder, open } = await paying()
  await moveFar(placedOrder)
  store.gateway.play(String(open['payment']))
  expect(await come(open)).toMatchObject({ state: 'captured', is_returned: 0, refunded_amount: 0 })
  await store.site.engine.drainEvents()
  const order = await fetchOrderView(store, placedOrder)
  expect(order).toMatchObject({ state: 'placed', paid: 1310, due: 40, expires_at: null })
  const manager = await store.site.userWith('Store Manager')
  const pathOf = `/api/resource/Fulfilment/${String(fulfilmentsIn(order)[0]?.['name'])}`
  expect((await manager.get(pathOf)).data).toMatchObject({ unpaid_amount: 40 })
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    filters: [['subject', 'like', `₹40 due for order ${String(placedOrder['order'])}%`]],
  })
  expect(rows).toHaveLength(1)

  const rest = await opened(store, placedOrder, newKey())
  expect(rest).toMatchObject({ amount: 40 })
  store.gateway.play(String(rest['payment']))
  await come(rest)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ paid: 1350, due: 0 })
  await store.site.engine.drainEvents()
  expect((await manager.get(pathOf)).data).toMatchObject({ unpaid_amount: 0 })
  expect(await store.faults()).toEqual([])
})

test('An order paid by link is packed only once all of it is paid', async () => {
  const office = await store.site.userWith('Store Manager')
  const { variant, business } = await store.pot(9)
  await store.call('cart.add', { variant, business, quantity: 1 }, office)
  await store.call('cart.set_address', { address }, office)
  const cart = await store.call('cart.set_payment', { payment_choice: 'online' }, office)
  const sent = { version: valuesOf(cart.message)['version'], expected_total: 470, by_pay_link: 1 }
  const placed = await store.call('orders.place_order', { ...sent, idempotency_key: newKey() }, office)
  const { order, pay_url } = valuesOf(placed.message)
  const open = await opened(store, { order, token: String(pay_url).split('/').at(-1) }, newKey())
  const moved = await store.call('orders.change_address', { name: order, address: far }, office)
  expect(moved.message).toMatchObject({ total: 510 })
  store.gateway.play(String(open['payment']))
  await come(open)
  await store.site.engine.drainEvents()
  const confirmed = await move(office, `${String(order)}-1`, { state: 'confirmed' })
  expect(confirmed.data).toMatchObject({ state: 'confirmed', unpaid_amount: 40 })
  const packed = await move(office, `${String(order)}-1`, { state: 'packed' })
  expect(packed.body).toMatchObject({ code: 'orders.unpaid' })
})

test('The first of two payment pages for two amounts pays the order, and the other is refunded', async () => {
  const { placedOrder, open } = await paying()
  await cancelOne(placedOrder)
  const second = await opened(store, placedOrder, newKey())
  expect(second).toMatchObject({ amount: 890 })
  for (const { payment } of [open, second]) store.gateway.play(String(payment))
  await come(second)
  // The gateway was asked a moment ago, when the second payment started.
  store.clock.pass(5)
  await come(open)
  store.clock.pass(11 * 60)
  await store.site.engine.runTask('payments.reconcile')
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ state: 'placed', paid: 890, returned: 0, due: 0 },
    ...{ unallocated_paid: 1310, unallocated_refunded: 1310 },
  })
  expect(await store.faults()).toEqual([])
})

test('An order shows payments and refunds in other currencies beside its own', async () => {
  const { placedOrder, open } = await paying()
  store.gateway.play(String(open['payment']), { currency: 'USD' })
  const captured = { amount: 1310, currency: 'USD' }
  expect(await come(open)).toMatchObject({ amount: 1310, currency: 'INR', captured, is_returned: 1 })
  const foreign = { currency: 'USD', paid: 1310 }
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ state: 'awaiting payment', paid: 0, unallocated_paid: 0, due: 1310 },
    foreign_paid: [{ ...foreign, returned: 0 }],
  })
  store.clock.pass(11 * 60)
  await store.site.engine.runTask('payments.reconcile')
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    foreign_paid: [{ ...foreign, returned: 1310 }],
  })
  expect(await come(open)).toMatchObject({ state: 'refunded', captured, refunded_amount: 1310 })
  await store.site.engine.drainEvents()
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    filters: [['subject', 'like', `Refund of % for order ${String(placedOrder['order'])}`]],
    fields: ['subject'],
  })
  expect(rowsOf(rows).map(({ subject }) => String(subject).split(' ')[2])).toEqual(['$1,310'])
})

test('Staff allocate exactly what an unpaid order owes, neither more nor less', async () => {
  const { open } = await paying()
  store.gateway.play(String(open['payment']), { amount: 100_000 })
  await come(open)
  const { placedOrder } = await paying()
  const office = await store.site.userWith('School Office')
  const attached = await store.call(
    'payments.allocate',
    { payment: open['payment'], reference_type: 'Order', reference_name: placedOrder['order'] },
    office,
  )
  expect(attached.body).toMatchObject({ code: 'payments.refused_attachment' })
  expect(await orderOf(store, placedOrder)).toMatchObject({ state: 'awaiting payment', paid_amount: 0 })
})
