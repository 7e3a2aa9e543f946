import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { delivered, linesIn, fetchOrderView, shipped } from '../testing/order-steps.ts'
import {
  address,
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
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

async function orderedForCash(): Promise<Values> {
  const { administrator: admin } = store.site
  const settings = '/api/resource/Store Settings/Store Settings'
  expect((await admin.put(settings, { cod_fee: 30 })).status).toBe(200)
  const lines = [[await store.pot(5), 1] as const, [await store.cloth(5), 1] as const]
  const placedOrder = valuesOf(
    (await place(store, await store.ready(lines, { payment_choice: 'cod' }))).message,
  )
  await admin.put(settings, { cod_fee: 0 })
  return placedOrder
}

async function deliveryRowsOn(type: 'Invoice' | 'Credit Note', document: Values | undefined) {
  const { data } = await store.site.administrator.get(`/api/resource/${type}/${String(document?.['name'])}`)
  const rows = rowsOf(valuesOf(data)['lines'])
  return rows.filter(({ description }) => /^Delivery|^COD fee/.test(String(description)))
}

const taxedFee = { description: 'COD fee', rate: 1200, taxable: 13.4, total: 15 }

test('Splits and taxes the cash-on-delivery fee like delivery, and the invoices sum to the order', async () => {
  const placedOrder = await orderedForCash()
  await shipped(store, manager, placedOrder)
  const { tax_documents, total, fee_amount, tax_amount } = await fetchOrderView(store, placedOrder)
  // Taxes: 45.00 in the pot, 5.36 in its delivery, 1.60 in its share of the fee; the weaver is not registered.
  expect([total, fee_amount, tax_amount]).toEqual([970, 30, 51.96])
  expect(tax_documents).toMatchObject([
    { kind: 'tax invoice', total: 485 },
    { kind: 'bill of supply', total: 485 },
  ])
  const [first, second] = rowsOf(tax_documents)
  expect(await deliveryRowsOn('Invoice', first)).toMatchObject([
    { description: 'Delivery', rate: 1200, total: 50, cgst: 2.68, sgst: 2.68 },
    { ...taxedFee, cgst: 0.8, sgst: 0.8, igst: 0 },
  ])
  expect(await deliveryRowsOn('Invoice', second)).toMatchObject([
    { description: 'Delivery', rate: 0, taxable: 50, total: 50 },
    { ...taxedFee, rate: 0, taxable: 15, cgst: 0, sgst: 0, igst: 0 },
  ])
  expect(await store.faults()).toEqual([])
})

test('Refuses an address that some items cannot reach, naming the items and the reason', async () => {
  const { token, order } = await orderedForCash()
  const [pot, cloth] = linesIn(await fetchOrderView(store, { token })).map(({ title }) => String(title))
  const { administrator: admin } = store.site
  const range = [{ from_postal_code: '560001', to_postal_code: '560099' }]
  const settings = '/api/resource/Store Settings/Store Settings'
  const far = { ...address, zipcode: '560002', state: 'Karnataka', city: 'Bengaluru' }
  const refusal = async () =>
    JSON.stringify((await store.call('orders.change_address', { token, address: far })).body)
  await admin.put(settings, { cod_exclusions: range })
  expect(await refusal()).toContain(
    `Cash on delivery is not available at that address for these items: ${pot}, ${cloth}.`,
  )
  await admin.put(settings, { cod_exclusions: [] })
  const { data } = await admin.get(`/api/resource/Fulfilment/${String(order)}-2`)
  const seller = `/api/resource/Business/${String(valuesOf(data)['business'])}`
  const near = [{ from_postal_code: '600001', to_postal_code: '600099' }]
  expect((await admin.put(seller, { service_areas: near })).status).toBe(200)
  const placedOrder = await refusal()
  expect(placedOrder).toContain(`These items cannot be delivered to that address: ${cloth}.`)
  expect(placedOrder).not.toContain(String(pot))
  await admin.put(seller, { service_areas: [] })
})

test('The fee follows its package: retaxed for a new address, refunded with a cancellation', async () => {
  const placedOrder = await orderedForCash()
  const { token, order } = placedOrder
  const far = { ...address, zipcode: '560002', state: 'Karnataka', city: 'Bengaluru' }
  const moved = await store.call('orders.change_address', { token, address: far })
  expect(moved.message, JSON.stringify(moved.body)).toMatchObject({ total: 970, fee_amount: 30, due: 970 })
  const fulfilment = `${String(order)}-1`
  const storedFulfilment = await store.site.administrator.get(`/api/resource/Fulfilment/${fulfilment}`)
  expect(storedFulfilment.data).toMatchObject({
    ...{ fee_amount: 15, fee_taxable: 13.39, fee_cgst: 0, fee_sgst: 0, fee_igst: 1.61, total: 485 },
  })
  expect(await store.faults()).toEqual([])
  const preview = await store.call('orders.preview_cancel', { token, fulfilment })
  expect(preview.message).toMatchObject({ goods: 420, delivery: 50, fee: 15, worth: 485, due: 485 })
  expect((await store.call('orders.cancel_order', { token, fulfilment })).message).toMatchObject({
    ...{ credited: 485, due: 485 },
  })
  expect(await store.faults()).toEqual([])
  expect((await store.call('orders.cancel_order', { token })).message).toMatchObject({
    ...{ state: 'cancelled', credited: 970, due: 0 },
  })
  expect(await store.faults()).toEqual([])
})

test('Refunds the fee with its taxes when the delivery of a fully returned package is refunded', async () => {
  const placedOrder = await orderedForCash()
  const { token } = placedOrder
  await store.site.engine.drainEvents()
  const order = await delivered(store, manager, placedOrder)
  const [line] = linesIn(order)
  const wanted = { items: [{ line: line?.['name'], quantity: 1 }], reason: 'damaged' }
  const preview = await store.call('orders.preview_return', { token, ...wanted })
  expect(preview.message).toMatchObject({ goods: 420, delivery: 50, fee: 15, refund_amount: 485, due: 0 })
  const asked = await store.call('orders.request_return', { token, ...wanted, idempotency_key: newKey() })
  const [back] = rowsOf(valuesOf(asked.message)['returns'])
  const path = `/api/resource/Return/${String(back?.['name'])}`
  for (const state of ['approved', 'received'])
    expect((await manager.put(path, { state })).data).toMatchObject({ refund_amount: 485 })
  const details = await store.call('orders.refund_return_confirmation', { name: back?.['name'] }, manager)
  expect(details.message).toEqual({
    confirmation:
      '₹970 was paid in cash on delivery. It is recorded as collected by the carrier. ₹485 was not paid online. The office is notified and pays it back to Meena.',
  })
  await store.call('orders.refund_return', { name: back?.['name'] }, manager)
  const { tax_documents, credited } = await fetchOrderView(store, placedOrder)
  expect(credited).toBe(485)
  const note = rowsOf(tax_documents).find(({ kind }) => kind === 'credit note')
  expect(note).toMatchObject({ total: 485 })
  expect(await deliveryRowsOn('Credit Note', note)).toMatchObject([
    { description: 'Delivery', total: 50 },
    { ...taxedFee, cgst: 0.8, sgst: 0.8 },
  ])
  expect(await store.faults()).toEqual([])
})
