import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  delivered,
  linesIn,
  newKey,
  paid,
  place,
  rowsOf,
  valuesOf,
  fetchOrderView,
  type Values,
} from '#store/orders/testing'
import { promotionSite, type PromotionSite } from '../testing/promotion-site.ts'

let store: PromotionSite
let manager: TestClient
beforeAll(async () => {
  store = await promotionSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

/** Returns a part of an order's line, and the amount that was refunded. */
async function returned(placed: Values, line: unknown, quantity: number): Promise<unknown> {
  const asked = await store.call('orders.request_return', {
    ...{ token: placed['token'], name: null, items: [{ line, quantity }] },
    ...{ reason: 'damaged', idempotency_key: newKey() },
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const name = String(rowsOf(valuesOf(asked.message)['returns']).at(-1)?.['name'])
  for (const state of ['approved', 'received']) await manager.put(`/api/resource/Return/${name}`, { state })
  const refund = await store.call('orders.refund_return', { name }, manager)
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  return valuesOf((await manager.get(`/api/resource/Return/${name}`)).data)['refund_amount']
}

const columns = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const

async function taxDocuments(type: 'Invoice' | 'Credit Note', placed: Values): Promise<readonly Values[]> {
  const { rows } = await store.site.administrator.get(`/api/resource/${type}`, {
    filters: { order: placed['order'] },
    fields: [...columns],
  })
  return rows
}

const paise = (values: readonly Values[], column: string) =>
  values.reduce((sum, one) => sum + Math.round(Number(one[column]) * 100), 0)

test('Partial returns refund the discounted price to the paisa, and the credit notes add up to the invoice', async () => {
  const promotion = await store.promotion({ title: 'A tenth of all', percent: 10, budget: 5000 })
  await store.coupon(promotion, 'TENTH')
  const pot = await store.pot(9, { price: 33_335, return_days: 7 })
  const cup = await store.pot(9, { price: 9_999, return_days: 7 })
  const cart = await store.ready(
    [
      [pot, 3],
      [cup, 2],
    ],
    { coupon_code: 'TENTH' },
  )
  const placed = valuesOf((await place(store, cart)).message)
  await paid(store, placed)
  const order = await delivered(store, manager, placed)
  // ₹1,200.03 less ₹120.00, of which ₹100.00 are of the pots.
  expect(order).toMatchObject({ items_amount: 1200.03, discount_amount: 120, total: 1130.03 })
  const lineOf = ({ variant }: { readonly variant: string }) =>
    linesIn(order).find((line) => line['variant'] === variant)?.['name']

  expect(await returned(placed, lineOf(pot), 1)).toBe(300.01)
  expect(await store.counters(promotion)).toEqual({ used_count: 1, spent_amount: 86.67 })
  expect(await returned(placed, lineOf(cup), 2)).toBe(179.98)
  expect(await store.counters(promotion)).toEqual({ used_count: 1, spent_amount: 66.67 })
  // The last return includes the delivery of ₹50.
  expect(await returned(placed, lineOf(pot), 2)).toBe(650.04)
  expect(await store.counters(promotion)).toEqual({ used_count: 0, spent_amount: 0 })

  expect(await fetchOrderView(store, placed)).toMatchObject({ paid: 1130.03, returned: 1130.03, due: 0 })
  const [invoices, notes] = [await taxDocuments('Invoice', placed), await taxDocuments('Credit Note', placed)]
  expect(notes).toHaveLength(3)
  for (const column of columns) expect(paise(notes, column)).toBe(paise(invoices, column))
  for (const one of [...invoices, ...notes])
    expect(paise([one], 'taxable') + paise([one], 'cgst') + paise([one], 'sgst') + paise([one], 'igst')).toBe(
      paise([one], 'total'),
    )
  expect(await store.faults()).toEqual([])
})

test('A seller’s promotion stays with that seller when the order of two is cancelled in parts', async () => {
  const promotion = await store.promotion({ title: 'Of the loom', percent: 50, business: 'BS-00002' })
  await store.coupon(promotion, 'LOOM')
  const [pot, cloth] = [await store.pot(5), await store.cloth(5)]
  const cart = await store.ready(
    [
      [pot, 1],
      [cloth, 1],
    ],
    { coupon_code: 'LOOM' },
  )
  const placed = valuesOf((await place(store, cart)).message)
  await paid(store, placed)
  const lines = linesIn(await fetchOrderView(store, placed))
  const lineOf = ({ variant }: { readonly variant: string }) =>
    lines.find((line) => line['variant'] === variant)
  expect(lineOf(pot)).toMatchObject({ discount: 0 })
  expect(lineOf(cloth)).toMatchObject({ discount: 210 })
  const cancel = (line: unknown) =>
    store.call('orders.cancel_order', { token: placed['token'], items: [{ line, quantity: 1 }] })
  await cancel(lineOf(pot)?.['name'])
  expect(await store.counters(promotion)).toEqual({ used_count: 1, spent_amount: 210 })
  await cancel(lineOf(cloth)?.['name'])
  expect(await store.counters(promotion)).toEqual({ used_count: 0, spent_amount: 0 })
  expect(await store.faults()).toEqual([])
})

test('An order that is cancelled before it is paid gives its use back', async () => {
  const promotion = await store.promotion({ title: 'Once', total_uses: 1 })
  await store.coupon(promotion, 'UNPAID')
  const cart = await store.ready([[await store.pot(2), 1]], { coupon_code: 'UNPAID' })
  const placed = valuesOf((await place(store, cart)).message)
  expect(await store.counters(promotion)).toMatchObject({ used_count: 1 })
  const { status } = await store.call('orders.cancel_order', { token: placed['token'] })
  expect(status).toBe(200)
  expect(await store.counters(promotion)).toEqual({ used_count: 0, spent_amount: 0 })
})
