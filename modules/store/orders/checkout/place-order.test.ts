import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { post } from '#money/ledger'
import { receivableAccount } from '../balance/order-posting.rules.ts'
import {
  address,
  newKey,
  opened,
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
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

const MINUTE = 60

async function placed(cart: Parameters<typeof place>[1], more: Values = {}): Promise<Values> {
  const { status, message, body } = await place(store, cart, more)
  expect(body, JSON.stringify(body)).toBeDefined()
  expect(status, JSON.stringify(body)).toBe(200)
  return valuesOf(message)
}

test('Placing an order snapshots items, reserves stock and owes sellers in one twelve-statement transaction', async () => {
  const [pot, cloth] = [await store.pot(10), await store.cloth(4)]
  // Both sellers' accounts exist after the first order.
  for (const quantity of [1, 1])
    await placed(
      await store.ready([
        [pot, quantity],
        [cloth, quantity],
      ]),
    )
  const cart = await store.ready([
    [pot, 2],
    [cloth, 1],
  ])
  const idempotency_key = newKey()
  const { message, statements } = await place(store, cart, { idempotency_key })
  const placedOrder = valuesOf(message)
  expect(placedOrder).toMatchObject({ state: 'awaiting payment', amount: 1360, currency: 'INR', next: 'pay' })
  // BEGIN and COMMIT are not counted; the rate limit statement runs before the transaction.
  expect(
    statements.slice(statements.findIndex((text) => text.includes('cart.lock'))).length,
  ).toBeLessThanOrEqual(10)
  expect(await orderOf(store, placedOrder)).toMatchObject({
    ...{ total: 1360, items_amount: 1260, shipping_amount: 100, contact_name: 'Meena', city: 'Chennai' },
    lines: [
      { quantity: 2, price: 420, total: 840, cgst: 45, sgst: 45, igst: 0, tax_rate: 1200 },
      { quantity: 1, total: 420, cgst: 0, igst: 0, tax_rate: 0 },
    ],
  })
  const { rows } = await store.site.administrator.get('/api/resource/Fulfilment', {
    filters: [['order', '=', placedOrder['order']]],
    fields: ['name', 'state', 'total', 'contents', 'is_taxed'],
    order_by: 'number asc',
  })
  const order = String(placedOrder['order'])
  expect(rows).toMatchObject([
    { name: `${order}-1`, state: 'awaiting payment', total: 890, is_taxed: 1 },
    { name: `${order}-2`, total: 470, is_taxed: 0 },
  ])
  expect([await store.left(pot), await store.left(cloth)]).toEqual([6, 1])
  expect(await store.faults()).toEqual([])

  const again = await place(store, cart, { idempotency_key })
  expect(again.message).toEqual(placedOrder)
  const other = await place(store, cart, { idempotency_key, expected_total: 1 })
  expect([other.status, valuesOf(other.body)['code']]).toEqual([409, 'orders.other_content'])
  const { message: emptied } = await store.call('cart.get_cart', { cart_token: cart.cart_token })
  expect(emptied).toMatchObject({ lines: [], address: { zipcode: '600004' }, ordered_as: order })
})

test('A cart ordered in another window names its order until an item is added', async () => {
  const pot = await store.pot(5)
  const cart = await store.ready([[pot, 1]])
  const { order } = await placed(cart)
  const elsewhere = valuesOf((await place(store, cart)).body)
  expect(elsewhere).toMatchObject({ code: 'orders.ordered_already' })
  expect(JSON.stringify(elsewhere)).toContain(`See order ${String(order)}`)
  const { cart_token } = cart
  const added = await store.call('cart.add', { ...pot, quantity: 1, cart_token })
  expect(added.status).toBe(200)
  const ordered_as = async () =>
    valuesOf((await store.call('cart.get_cart', { cart_token })).message)['ordered_as']
  expect(await ordered_as()).toBeNull()
  expect((await store.call('cart.remove', { cart_token, ...pot })).status).toBe(200)
  expect(await ordered_as()).toBeNull()
})

test('The token holder pays, and the capture places the order and its packages', async () => {
  const pot = await store.pot(5)
  const idempotency_key = newKey()
  const placedOrder = await placed(await store.ready([[pot, 1]]), { idempotency_key })
  const stranger = await store.call('payments.pay', {
    ...{ reference_type: 'Order', reference_name: placedOrder['order'], receipt_token: 'A'.repeat(43) },
    ...{ gateway: 'Razorpay', idempotency_key: newKey() },
  })
  expect(stranger.status).toBe(403)
  const started = await opened(store, placedOrder, idempotency_key)
  expect(started['payment']).toBe(`PAY-${String(placedOrder['order'])}`)
  store.gateway.play(String(started['payment']))
  const { payment, token } = started
  await store.call('payments.get_status', { payment, token })
  expect(await orderOf(store, placedOrder)).toMatchObject({ state: 'placed', paid_amount: 470, payment })
  const { rows } = await store.site.administrator.get('/api/resource/Fulfilment', {
    filters: [['order', '=', placedOrder['order']]],
    fields: ['state'],
  })
  expect(rows).toEqual([{ state: 'placed' }])
  expect(await store.site.emittedEvents()).toEqual(expect.arrayContaining(['orders.placed', 'orders.paid']))
  expect(await store.faults()).toEqual([])
})

test('An order holds its stock until its payment closes, and later money is refunded', async () => {
  const pot = await store.pot(1)
  const idempotency_key = newKey()
  const placedOrder = await placed(await store.ready([[pot, 1]]), { idempotency_key })
  const { payment } = await opened(store, placedOrder, idempotency_key)
  const { data } = await store.site.administrator.get(`/api/resource/Payment/${String(payment)}`)
  const { expires_at } = await orderOf(store, placedOrder)
  expect(String(expires_at).slice(0, 16)).toBe(String(valuesOf(data)['expires_at']).slice(0, 16))
  const minutes = async (count: number, ...tasks: readonly string[]) => {
    store.clock.pass(count * MINUTE)
    for (const task of tasks) await store.site.engine.runTask(task)
    return (await orderOf(store, placedOrder))['state']
  }
  const waiting = 'awaiting payment'
  expect(await minutes(59, 'inventory.expire', 'orders.expire')).toBe(waiting)
  // The reservation expired while a payment may still be running: no new payment starts and no stock is sold.
  expect(await minutes(2, 'inventory.expire', 'orders.expire')).toBe(waiting)
  expect(await store.left(pot)).toBe(0)
  await expect(opened(store, placedOrder, newKey())).rejects.toThrow('nothing_due')
  expect(await store.faults()).toEqual([])
  expect(await minutes(20, 'payments.reconcile', 'orders.expire')).toBe('cancelled')
  expect(await orderOf(store, placedOrder)).toMatchObject({ credited_amount: 470 })
  expect(await store.left(pot)).toBe(1)
  store.gateway.play(String(payment))
  await minutes(30, 'payments.reconcile')
  const found = await store.site.administrator.get(`/api/resource/Payment/${String(payment)}`)
  expect(found.data).toMatchObject({ allocation: 'unallocated', attention: 'nothing to pay for' })
  const { token } = placedOrder
  const seen = async () => (await store.call('orders.get_order', { token })).message
  const late = { state: 'cancelled', paid: 0, refund_due: 0, unallocated_paid: 470 }
  expect(await seen()).toMatchObject({ ...late, unallocated_refunded: 0 })
  store.clock.pass(11 * MINUTE)
  await store.site.engine.runTask('payments.reconcile')
  const back = await store.site.administrator.get(`/api/resource/Payment/${String(payment)}`)
  expect(back.data).toMatchObject({ state: 'refunded', allocation: 'refunded' })
  expect(await seen()).toMatchObject({ ...late, unallocated_refunded: 470 })
  expect(await store.faults()).toEqual([])
})

test('A buyer who pays at the last minute gets the order, whenever the bank confirms it', async () => {
  const pot = await store.pot(1)
  const idempotency_key = newKey()
  const placedOrder = await placed(await store.ready([[pot, 1]]), { idempotency_key })
  const { payment } = await opened(store, placedOrder, idempotency_key)
  store.clock.pass(61 * MINUTE)
  store.gateway.play(String(payment))
  await store.site.engine.runTask('orders.expire')
  await store.site.engine.runTask('payments.reconcile')
  expect(await orderOf(store, placedOrder)).toMatchObject({ state: 'placed', paid_amount: 470 })
  expect(await store.left(pot)).toBe(0)
  expect(await store.faults()).toEqual([])
})

test('A cash-on-delivery order is placed at once with cash to collect', async () => {
  const pot = await store.pot(5)
  const cart = await store.ready([[pot, 1]], { payment_choice: 'cod' })
  const placedOrder = await placed(cart)
  expect(placedOrder).toMatchObject({ state: 'placed', next: 'done', amount: 470 })
  await store.site.engine.drainEvents()
  const { rows } = await store.site.administrator.get('/api/resource/Cash Collection', {
    filters: [['reference_name', '=', placedOrder['order']]],
    fields: ['name', 'state', 'amount'],
  })
  expect(rows).toMatchObject([{ state: 'due', amount: 470 }])
  await store.call('manual_payments.collect_cash', { name: rows[0]?.['name'] }, store.site.administrator)
  expect(await orderOf(store, placedOrder)).toMatchObject({ paid_amount: 470, state: 'placed' })
  expect(await store.faults()).toEqual([])
})

test('Only staff place an order that somebody pays by link', async () => {
  const pot = await store.pot(5)
  const cart = await store.ready([[pot, 1]])
  expect((await place(store, cart, { by_pay_link: 1 })).status).toBe(403)
  const staff = await store.site.userWith('Store Manager')
  const pair = { variant: pot.variant, business: pot.business, quantity: 1 }
  await store.call('cart.add', pair, staff)
  await store.call('cart.set_address', { address }, staff)
  const ready = valuesOf((await store.call('cart.set_payment', { payment_choice: 'online' }, staff)).message)
  const sent = { version: ready['version'], expected_total: 470, idempotency_key: newKey(), by_pay_link: 1 }
  const placedOrder = valuesOf((await store.call('orders.place_order', sent, staff)).message)
  expect(placedOrder).toMatchObject({ state: 'awaiting payment', next: 'done', amount: 470 })
  // The cart belongs to another user, so the name alone does not open it.
  expect((await store.call('cart.get_cart', {}, staff)).message).toMatchObject({
    lines: [],
    ordered_as: null,
  })
  const token = String(placedOrder['pay_url']).split('/').at(-1)
  const opens = valuesOf((await store.call('payments.open_link', { token })).message)
  expect(opens).toMatchObject({ reference_name: placedOrder['order'], due: { amount: 470 } })
})

test('A payment from a second window for another amount or currency pays for nothing', async () => {
  const pot = await store.pot(5)
  const [one, other] = [newKey(), newKey()]
  const first = await placed(await store.ready([[pot, 1]]), { idempotency_key: one })
  const second = await placed(await store.ready([[pot, 1]]), { idempotency_key: other })
  const [less, foreign] = [await opened(store, first, one), await opened(store, second, other)]
  expect((await opened(store, first, newKey()))['payment']).toBe(less['payment'])
  store.gateway.play(String(less['payment']), { amount: 100 })
  store.gateway.play(String(foreign['payment']), { currency: 'USD' })
  for (const { payment, token } of [less, foreign])
    await store.call('payments.get_status', { payment, token })
  const states = [await orderOf(store, first), await orderOf(store, second)]
  expect(states.map(({ state }) => state)).toEqual(['awaiting payment', 'awaiting payment'])
  expect(await store.faults()).toEqual([])
})

test('The bookkeeping check finds only wrong debts and wrong reservations', async () => {
  const pot = await store.pot(5)
  const placedOrder = await placed(await store.ready([[pot, 1]]))
  await paid(store, placedOrder)
  const name = String(placedOrder['order'])
  const findDiscrepanciesAfter = async (change: string) => {
    await store.site.engine.database.pool.query(`update "Order" set ${change} where name = $1`, [name])
    return store.faults()
  }
  expect(await store.faults()).toEqual([])
  expect(await findDiscrepanciesAfter('paid_amount = paid_amount + 1')).toMatchObject([{ name }])
  expect(await findDiscrepanciesAfter('paid_amount = paid_amount - 1')).toEqual([])
  const tooMuch = 'credited_amount = total + 1, refunded_amount = refunded_amount + total + 1'
  const problem = 'The credited amount is higher than the total'
  expect(await findDiscrepanciesAfter(tooMuch)).toMatchObject([{ name, problem }])
  expect(await findDiscrepanciesAfter('credited_amount = 0, refunded_amount = 0')).toEqual([])
  expect(rowsOf(await findDiscrepanciesAfter('reservation = null'))).toMatchObject([{ name }])
})

test('The bookkeeping check finds an over-refunded order even when its balance due agrees', async () => {
  const placedOrder = await placed(await store.ready([[await store.pot(5), 1]]))
  await paid(store, placedOrder)
  const name = String(placedOrder['order'])
  const { engine } = store.site
  await engine.database.pool.query(
    `update "Order" set credited_amount = total, refunded_amount = paid_amount + 1 where name = $1`,
    [name],
  )
  await engine.write(administrator, (documents) =>
    post(documents, {
      kind: 'adjustment',
      lines: [
        { account: receivableAccount(name), amount: 1 },
        { account: { purpose: 'income', party: { type: 'Order', name: 'fees' } }, amount: -1 },
      ],
      source: { type: 'Order', name },
      idempotencyKey: newKey(),
    }),
  )
  const problem = 'The refunds are higher than the payments'
  expect(await store.faults()).toContainEqual(expect.objectContaining({ name, problem }))
})
