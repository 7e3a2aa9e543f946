import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontStep } from '#design/fonts/build-fonts.ts'
import type { TestClient } from '#framework/testing'
import { linesIn, move, fulfilmentsIn, fetchOrderView, shipped } from '../testing/order-steps.ts'
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

const drained = () => store.site.engine.drainEvents()

async function done(method: string, values: object, client = manager): Promise<Values> {
  const answer = await store.call(method, values, client)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await drained()
  return valuesOf(answer.message)
}

async function sentForCash(fulfilments: 1 | 2): Promise<Values> {
  const pot = [await store.pot(5, { return_days: 7 }), 1] as const
  const lines = fulfilments === 1 ? [pot] : [pot, [await store.cloth(5), 1] as const]
  const answer = await place(store, await store.ready(lines, { payment_choice: 'cod' }))
  await drained()
  const placedOrder = valuesOf(answer.message)
  await shipped(store, manager, placedOrder)
  await drained()
  return placedOrder
}

const fulfilmentAt = async (placedOrder: Values, at: number) =>
  String(fulfilmentsIn(await fetchOrderView(store, placedOrder))[at]?.['name'])

async function comes(placedOrder: Values, at = 0): Promise<void> {
  await move(manager, await fulfilmentAt(placedOrder, at), { state: 'delivered' })
  await drained()
}

const rowsFor = async (type: string, { order }: Values, fields: readonly string[]) => {
  const filters = [['reference_name', '=', order]]
  const found = await office.get(`/api/resource/${type}`, { filters, fields, order_by: 'name asc' })
  return found.rows
}
const cashOf = (placedOrder: Values) => rowsFor('Cash Collection', placedOrder, ['name', 'amount', 'state'])
const toGiveBack = (placedOrder: Values) => rowsFor('Manual Refund', placedOrder, ['name', 'amount', 'state'])

async function sentBack(placedOrder: Values): Promise<unknown> {
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  const items = [{ line: line?.['name'], quantity: 1 }]
  const returnRequest = {
    token: placedOrder['token'],
    items,
    reason: 'not wanted any more',
    idempotency_key: newKey(),
  }
  const back = rowsOf((await done('orders.request_return', returnRequest))['returns']).at(-1)?.['name']
  for (const state of ['approved', 'received'])
    await manager.put(`/api/resource/Return/${String(back)}`, { state })
  return back
}

async function allowed(placedOrder: Values, allowance: number): Promise<unknown> {
  const { name } = await done('orders.plan_refund', { name: await fulfilmentAt(placedOrder, 0) })
  await manager.put(`/api/resource/Order Refund/${String(name)}`, { allowance, reason: 'A crack' })
  return name
}

const asked = async (method: string, name: unknown) => (await done(method, { name }))['confirmation']

async function letters(event: string, placedOrder: Values): Promise<readonly string[]> {
  const filters = [
    ['event', '=', event],
    ['subject', 'like', `%${String(placedOrder['order'])}%`],
  ]
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    ...{ filters, fields: ['subject'], limit_page_length: 0 },
  })
  const amounts = rows.map(({ subject }) => /₹[\d,.]*\d/.exec(String(subject))?.[0] ?? '')
  return [...new Set(amounts)].toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))
}

test('When goods return before their cash is booked, the carrier owes it and the buyer gets it back', async () => {
  const placedOrder = await sentForCash(1)
  await comes(placedOrder)
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  const items = [{ line: line?.['name'], quantity: 1 }]
  const returnRequest = { token: placedOrder['token'], items, reason: 'not wanted any more' }
  expect(await done('orders.preview_return', returnRequest)).toMatchObject({
    goods: 420,
    refund_amount: 420,
    due: 0,
  })
  const name = await sentBack(placedOrder)
  expect(await asked('orders.refund_return_confirmation', name)).toBe(
    '₹470 was paid in cash on delivery. It is recorded as collected by the carrier. ₹420 was not paid online. The office is notified and pays it back to Meena.',
  )
  await done('orders.refund_return', { name })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    paid: 470,
    credited: 420,
    refund_due: 420,
    due: 0,
  })
  const [cash] = await cashOf(placedOrder)
  expect(cash).toMatchObject({ amount: 470, state: 'collected' })
  await done('manual_payments.deposit_cash', { name: cash?.['name'] }, office)
  const [due] = await toGiveBack(placedOrder)
  expect(due).toMatchObject({ amount: 420, state: 'due' })
  await done('manual_payments.pay_out', { name: due?.['name'], method: 'cash' }, office)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ returned: 420, refund_due: 0, due: 0 })
  expect(await store.faults()).toEqual([])
})

test('With two amounts, each confirmation and each e-mail to buyer and office names the new amount', async () => {
  const placedOrder = await sentForCash(1)
  await comes(placedOrder)
  const kindness = await allowed(placedOrder, 50)
  expect(await asked('orders.refund_order_confirmation', kindness)).toContain(
    '₹50 was not paid online. The office is notified and pays it back to Meena.',
  )
  await done('orders.refund_order', { name: kindness })
  const name = await sentBack(placedOrder)
  expect(await asked('orders.refund_return_confirmation', name)).toBe(
    '₹370 was not paid online. The office is notified and pays it back to Meena.',
  )
  await done('orders.refund_return', { name })
  expect(await toGiveBack(placedOrder)).toMatchObject([{ amount: 420, state: 'due' }])
  expect(await letters('orders.refund_by_hand_guest', placedOrder)).toEqual(['₹50', '₹370'])
  expect(await letters('manual_payments.refund_due', placedOrder)).toEqual(['₹50', '₹370'])
  expect(await store.faults()).toEqual([])
})

test('A return of one package lowers the cash asked for the other, and refunds it when that one is lost', async () => {
  const placedOrder = await sentForCash(2)
  await comes(placedOrder)
  const name = await sentBack(placedOrder)
  expect(await asked('orders.refund_return_confirmation', name)).toBe(
    '₹420 is not paid yet. Meena no longer has to pay it.',
  )
  await done('orders.refund_return', { name })
  const open = (await cashOf(placedOrder)).filter(({ state }) => state === 'due')
  expect(open.map(({ amount }) => amount).toSorted()).toEqual([470, 50])
  await done('orders.mark_lost', { name: await fulfilmentAt(placedOrder, 1) })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ paid: 470, refund_due: 420, due: 0 })
  expect(await toGiveBack(placedOrder)).toMatchObject([{ amount: 420, state: 'due' }])
  expect(await store.faults()).toEqual([])
})

test('Nothing counts as paid in transit, or when the office says so', async () => {
  const placedOrder = await sentForCash(1)
  const early = await allowed(placedOrder, 20)
  const unpaid = 'is not paid yet. Meena no longer has to pay it.'
  expect(await asked('orders.refund_order_confirmation', early)).toContain(`₹20 ${unpaid}`)
  await done('orders.refund_order', { name: early })
  await comes(placedOrder)
  const open = (await cashOf(placedOrder)).find(({ state }) => state === 'due')
  expect(open).toMatchObject({ amount: 450 })
  await done('manual_payments.cancel_collection', { name: open?.['name'], reason: 'Nobody paid' }, office)
  const name = await sentBack(placedOrder)
  expect(await asked('orders.refund_return_confirmation', name)).toBe(`₹400 ${unpaid}`)
  await done('orders.refund_return', { name })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ paid: 0, refund_due: 0, due: 50 })
  expect(await store.faults()).toEqual([])
})

test('Books the cash once when office and seller record it and refund it at the same moment', async () => {
  for (const round of [1, 2]) {
    const placedOrder = await sentForCash(1)
    await comes(placedOrder)
    const name = await sentBack(placedOrder)
    const [cash] = await cashOf(placedOrder)
    const answers = await Promise.all([
      store.call('orders.refund_return', { name }, manager),
      store.call('manual_payments.collect_cash', { name: cash?.['name'] }, office),
    ])
    expect(
      answers.map(({ status }) => status),
      `round ${round}`,
    ).toEqual([200, 200])
    await drained()
    expect(await fetchOrderView(store, placedOrder)).toMatchObject({ paid: 470, refund_due: 420, due: 0 })
    expect(await cashOf(placedOrder)).toMatchObject([{ amount: 470, state: 'collected' }])
    expect(await toGiveBack(placedOrder)).toMatchObject([{ amount: 420, state: 'due' }])
  }
  expect(await store.faults()).toEqual([])
})

test('A bounced cheque is asked for again at delivery, and its refund is dropped', async () => {
  const placedOrder = await sentForCash(2)
  const cheque = await done(
    'manual_payments.receive',
    {
      ...{ reference_type: 'Order', reference_name: placedOrder['order'], amount: 940, method: 'cheque' },
      ...{ reference_number: '000123', bank: 'Indian Bank', idempotency_key: newKey() },
      cheque_date: new Date().toISOString().slice(0, 10),
    },
    office,
  )
  expect((await cashOf(placedOrder)).filter(({ state }) => state === 'due')).toEqual([])
  await done('orders.mark_lost', { name: await fulfilmentAt(placedOrder, 0) })
  expect(await toGiveBack(placedOrder)).toMatchObject([{ amount: 470, state: 'due' }])
  await done('manual_payments.bounce', { name: cheque['name'], reason: 'No cover' }, office)
  expect(await toGiveBack(placedOrder)).toMatchObject([{ state: 'discarded' }])
  const open = (await cashOf(placedOrder)).filter(({ state }) => state === 'due')
  expect(open).toMatchObject([{ amount: 470 }])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ due: 470, refund_due: 0 })
  expect(await store.faults()).toEqual([])
})

test('The bookkeeping check finds collected cash that can never be booked', async () => {
  const placedOrder = await sentForCash(1)
  await comes(placedOrder)
  const { pool } = store.site.engine.database
  await pool.query(
    `update "Fulfilment" set delivered_at = delivered_at - interval '1 minute' where "order" = $1`,
    [placedOrder['order']],
  )
  await pool.query(
    `update "Cash Collection" set creation = creation - interval '1 hour' where reference_name = $1`,
    [placedOrder['order']],
  )
  expect(await store.faults()).toEqual([])
  const [cash] = await cashOf(placedOrder)
  const reason = 'The order was changed'
  await done('manual_payments.cancel_collection', { name: cash?.['name'], reason }, office)
  const problem = 'Cash paid on delivery cannot be recorded'
  expect(await store.faults()).toEqual([{ type: 'Order', name: placedOrder['order'], problem }])
})
