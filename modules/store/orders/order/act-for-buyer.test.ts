import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { Order } from './order.doctype.ts'
import {
  delivered,
  linesIn,
  ordered,
  fulfilmentsIn,
  refundsOf,
  fetchOrderView,
} from '../testing/order-steps.ts'
import { address, newKey, orderSite, rowsOf, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

const changedBy = (order: unknown) =>
  store.site.engine.read(administrator, async (documents) =>
    (await documents.versions(Order, String(order))).map(({ owner }) => owner),
  )

test.each(['System Manager', 'Store Manager', 'School Office'] as const)(
  'A %s cancels an order for a caller, sees the refund first, and the history names them',
  async (role) => {
    const placedOrder = await ordered(store, [[await store.pot(5), 1]])
    const office = await store.site.userWith(role)
    const name = placedOrder['order']
    const { message } = await store.call('orders.cancel_order_confirmation', { name }, office)
    const { confirmation } = valuesOf(message)
    expect(confirmation).toMatch(/not packed yet, worth ₹470 .* You refund ₹.* to Meena by/)
    expect((await store.call('orders.cancel_order', { name }, office)).message).toMatchObject({
      state: 'cancelled',
      fulfilments: [{ cancel_reason: 'Cancelled by the office for the buyer' }],
    })
    expect(await refundsOf(store, placedOrder)).toEqual([470])
    expect(await changedBy(name)).toContain(office.user)
    expect(await store.faults()).toEqual([])
  },
)

test('The office cancels lines, changes the address and requests a return by the buyer’s rules', async () => {
  const placedOrder = await ordered(store, [
    [await store.pot(5), 2],
    [await store.cloth(5), 1],
  ])
  const office = await store.site.userWith('Store Manager')
  const name = placedOrder['order']
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  const items = [{ line: line?.['name'], quantity: 1 }]
  expect((await store.call('orders.cancel_order', { name, items }, office)).status).toBe(200)
  const elsewhere = { ...address, address_line1: '9 Mill Road', zipcode: '641001', city: 'Coimbatore' }
  const moved = await store.call('orders.change_address', { name, address: elsewhere }, office)
  expect(moved.message).toMatchObject({ order: name, address: { city: 'Coimbatore' } })
  expect(await changedBy(name)).toContain(office.user)
  await delivered(store, office, placedOrder)
  const asked = { name, items, reason: 'damaged', idempotency_key: newKey() }
  const returned = await store.call('orders.request_return', asked, office)
  expect(returned.status, JSON.stringify(returned.body)).toBe(200)
  expect(returned.message).toMatchObject({ returns: [{ state: 'requested' }] })
  const [request] = rowsOf(valuesOf(returned.message)['returns'])
  const withdrawal = await store.call('orders.withdraw_return', { name, return: request?.['name'] }, office)
  expect(withdrawal.message).toMatchObject({ returns: [{ state: 'withdrawn' }] })
  expect(await store.faults()).toEqual([])
})

test('The office cannot cancel packed items either', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5), 1]])
  const office = await store.site.userWith('School Office')
  const manager = await store.site.userWith('Store Manager')
  const [fulfilment] = fulfilmentsIn(await fetchOrderView(store, placedOrder))
  for (const state of ['confirmed', 'packed'])
    await manager.put(`/api/resource/Fulfilment/${String(fulfilment?.['name'])}`, { state })
  const name = placedOrder['order']
  for (const call of ['orders.cancel_order', 'orders.cancel_order_confirmation']) {
    const { status, body } = await store.call(call, { name }, office)
    expect([status, valuesOf(body)['code']]).toEqual([417, 'orders.packed_already'])
  }
})

test('The office opens the order as its buyer sees it, and nobody else opens it by name alone', async () => {
  const placedOrder = await ordered(store, [[await store.pot(5), 1]])
  const name = placedOrder['order']
  const office = await store.site.userWith('School Office')
  const { message } = await store.call('orders.act_for_buyer', { name }, office)
  expect(message).toEqual({ name, url: `/my-orders/${String(name)}` })
  const opened = await store.call('orders.get_order', { name }, office)
  expect(opened.message).toMatchObject({ order: name, acting_for: 'Meena' })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ acting_for: null })
  for (const role of ['Seller', 'Customer', 'Guardian'] as const) {
    const other = await store.site.userWith(role)
    for (const call of ['get_order', 'cancel_order', 'cancel_order_confirmation', 'act_for_buyer'])
      expect((await store.call(`orders.${call}`, { name }, other)).status).toBe(403)
  }
  expect((await store.call('orders.act_for_buyer', { name: 'ORD-none' }, office)).status).toBe(403)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({ state: 'placed' })
})
