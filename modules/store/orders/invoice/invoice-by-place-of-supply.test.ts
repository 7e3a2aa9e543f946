import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  delivered,
  linesIn,
  fulfilmentsIn,
  fetchOrderView,
  shipped,
  exchangedFor,
  sized,
} from '../testing/order-steps.ts'
import {
  newKey,
  orderSite,
  paid,
  place,
  POTTERY_GSTIN,
  rowsOf,
  valuesOf,
  type OrderSite,
  type ReadyCart,
  type SampleItem,
  type Values,
} from '../testing/sample-site.ts'

const BENGALURU_GSTIN = '29AAPFU0939F1ZR'
const LOOM_GSTIN = '29AABCL1234M1ZF'

let store: OrderSite
let admin: TestClient
let bengaluru: string
let loom: string
beforeAll(async () => {
  store = await orderSite()
  admin = await store.site.userWith('System Manager')
  loom = (await store.cloth(0)).business
  await changed('Business', loom, { gstin: LOOM_GSTIN })
  const { business } = await store.pot(0)
  const branch = { branch_name: 'Bengaluru', business, zipcode: '560001', state: 'Karnataka' }
  const values = { ...branch, city: 'Bengaluru', address_line1: '9 Fort Road', is_pickup_point: 1 }
  const { data } = await store.site.administrator.post('/api/resource/Business Branch', values)
  bengaluru = String(valuesOf(data)['name'])
})
afterAll(() => store.site.close())

async function changed(type: string, name: string, values: object): Promise<void> {
  const { status, body } = await store.site.administrator.put(`/api/resource/${type}/${name}`, values)
  expect(status, JSON.stringify(body)).toBe(200)
}

async function potInBengaluru(): Promise<SampleItem> {
  const pot = await store.pot(0, { return_days: 7 })
  const received = { branch: bengaluru, variant: pot.variant, quantity: 5 }
  await store.call('inventory.receive_stock', received, store.site.administrator)
  return pot
}

async function pickedUp(cart: ReadyCart, business: string): Promise<ReadyCart> {
  const { cart_token } = cart
  const deliveries = { [`${business}/${bengaluru}`]: { code: `pickup:${bengaluru}` } }
  const { message, body } = await store.call('cart.set_delivery', { cart_token, deliveries })
  const { version, totals } = valuesOf(message)
  expect(version, JSON.stringify(body)).toBeDefined()
  return { cart_token, version: Number(version), expected_total: Number(valuesOf(totals)['total']) }
}

async function deliveredAndPickedUp(): Promise<Values> {
  const [near, far] = [await store.pot(5), await potInBengaluru()]
  const cart = await pickedUp(
    await store.ready([
      [near, 1],
      [far, 1],
    ]),
    far.business,
  )
  const placedOrder = valuesOf((await place(store, cart)).message)
  await paid(store, placedOrder)
  await store.site.engine.drainEvents()
  return placedOrder
}

interface Invoiced extends Values {
  readonly sellerParty: Values
}

async function invoicesOf({ order }: Values, type = 'Invoice'): Promise<readonly Invoiced[]> {
  const filters = [['order', '=', order]]
  const { rows } = await admin.get(`/api/resource/${type}`, { filters, order_by: 'creation asc' })
  const read = rows.map(async ({ name }) => {
    const document = valuesOf((await admin.get(`/api/resource/${type}/${String(name)}`)).data)
    const seller: unknown = document['seller']
    return { ...document, sellerParty: valuesOf(typeof seller === 'string' ? JSON.parse(seller) : seller) }
  })
  return Promise.all(read)
}

const withIgstAlone = { cgst: 0, sgst: 0 }

test('Taxes an exchange in a two-seller order by its own place of supply', async () => {
  const [pot, cloth] = [
    await sized(store, 'pottery', { stockQuantity: 5, prices: [420, 420] }),
    await sized(store, 'loom', { stockQuantity: 5, prices: [420, 420] }),
  ]
  const placedOrder = valuesOf(
    (
      await place(
        store,
        await store.ready([
          [pot, 1],
          [cloth, 1],
        ]),
      )
    ).message,
  )
  await paid(store, placedOrder)
  await store.site.engine.drainEvents()
  const lines = linesIn(await delivered(store, admin, placedOrder))
  await store.site.engine.drainEvents()
  const taxesOf = async ({ business, others: [wanted] }: typeof pot) => {
    const line = lines.find((one) => one['business'] === business)?.['name']
    const to = await exchangedFor(store, admin, { name: placedOrder['order'], line, quantity: 1, wanted })
    const [sent] = rowsOf(
      valuesOf((await admin.get(`/api/resource/Order/${String(to['order'])}`)).data)['lines'],
    )
    await shippedByName(String(to['order']))
    const [invoice] = await invoicesOf(to)
    return [sent, invoice]
  }
  const within = { cgst: 22.5, sgst: 22.5, igst: 0 }
  expect(await taxesOf(pot)).toMatchObject([within, { ...within, place_of_supply: '33' }])
  const across = { ...withIgstAlone, igst: 45 }
  expect(await taxesOf(cloth)).toMatchObject([
    across,
    { ...across, place_of_supply: '33', sellerParty: { gstin: LOOM_GSTIN } },
  ])
  expect(await store.faults()).toEqual([])
})

async function shippedByName(order: string): Promise<void> {
  for (const state of ['confirmed', 'packed']) await changed('Fulfilment', `${order}-1`, { state })
  await changed('Fulfilment', `${order}-1`, { state: 'shipped', carrier: 'India Post' })
}

test('Each place of supply gets its own invoice: IGST never appears beside CGST and SGST', async () => {
  const placedOrder = await deliveredAndPickedUp()
  await shipped(store, admin, placedOrder)
  const invoices = await invoicesOf(placedOrder)
  expect(invoices).toMatchObject([
    { place_of_supply: '33', total: 470, igst: 0, cgst: 25.18, sgst: 25.18 },
    { place_of_supply: '29', total: 420, igst: 45, ...withIgstAlone, sellerParty: { gstin: POTTERY_GSTIN } },
  ])
  const [, pickup] = fulfilmentsIn(await fetchOrderView(store, placedOrder))
  const printed = await store.call('orders.print_fulfilment_invoice', { name: pickup?.['name'] }, admin)
  expect(String(valuesOf(printed.message)['url'])).toContain(String(invoices[1]?.['name']))
})

test('A credit note corrects the invoice of its own place of supply', async () => {
  const placedOrder = await deliveredAndPickedUp()
  const order = await delivered(store, admin, placedOrder)
  const [, far] = linesIn(order)
  const items = [{ line: far?.['name'], quantity: 1 }]
  const wanted = { token: placedOrder['token'], items, reason: 'damaged', idempotency_key: newKey() }
  const asked = await store.call('orders.request_return', wanted)
  const [back] = rowsOf(valuesOf(asked.message)['returns'])
  for (const state of ['approved', 'received']) await changed('Return', String(back?.['name']), { state })
  const refunded = await store.call('orders.refund_return', { name: back?.['name'] }, admin)
  expect(refunded.status, JSON.stringify(refunded.body)).toBe(200)
  const [, invoice] = await invoicesOf(placedOrder)
  expect(await invoicesOf(placedOrder, 'Credit Note')).toMatchObject([
    { invoice: invoice?.['name'], place_of_supply: '29', total: 420, igst: 45, ...withIgstAlone },
  ])
  expect(invoice).toMatchObject({ place_of_supply: '29', credited: 420 })
  expect(await store.faults()).toEqual([])
})

test('Pickup at a branch with its state’s GSTIN is sold under it within that state', async () => {
  await changed('Business Branch', bengaluru, { gstin: BENGALURU_GSTIN })
  const placedOrder = await deliveredAndPickedUp()
  await changed('Business Branch', bengaluru, { gstin: null })
  await shipped(store, admin, placedOrder)
  const invoices = await invoicesOf(placedOrder)
  expect(invoices).toMatchObject([
    { place_of_supply: '33', sellerParty: { gstin: POTTERY_GSTIN, state: 'Tamil Nadu' } },
    {
      ...{ place_of_supply: '29', igst: 0, cgst: 22.5, sgst: 22.5, kind: 'tax invoice' },
      sellerParty: {
        gstin: BENGALURU_GSTIN,
        state: 'Karnataka',
        address: expect.stringContaining('Fort Road'),
      },
    },
  ])
  expect(String(invoices[1]?.['series'])).toContain(BENGALURU_GSTIN)
  expect(await store.faults()).toEqual([])
})

test('A branch accepts only a valid GSTIN of its own state and its own business', async () => {
  const path = `/api/resource/Business Branch/${bengaluru}`
  for (const gstin of ['29AAPFU0939F1ZX', POTTERY_GSTIN])
    expect((await admin.put(path, { gstin })).body).toMatchObject({ field: 'gstin' })
  expect((await admin.put(path, { gstin: BENGALURU_GSTIN.toLowerCase() })).data).toMatchObject({
    ...{ gstin: BENGALURU_GSTIN, state: 'Karnataka' },
  })
  expect((await admin.put(path, { state: 'Kerala' })).status).toBe(417)
  expect((await admin.put(path, { state: null })).data).toMatchObject({ state: 'Karnataka' })
  expect((await admin.put(path, { gstin: '' })).data).not.toMatchObject({ gstin: expect.anything() })
})

test('Snapshots the seller’s registration with the taxes, so an invoice never shows later changes', async () => {
  const { business } = await store.pot(0)
  const registered = valuesOf((await place(store, await store.ready([[await store.pot(5), 1]]))).message)
  await paid(store, registered)
  await changed('Business', loom, { gstin: null })
  const unregistered = valuesOf((await place(store, await store.ready([[await store.cloth(5), 1]]))).message)
  await paid(store, unregistered)
  await store.site.engine.drainEvents()
  await changed('Business', business, { gstin: null, address_state: 'Kerala' })
  await changed('Business', loom, { gstin: LOOM_GSTIN })
  await shipped(store, admin, registered)
  await shipped(store, admin, unregistered)
  await changed('Business', business, { gstin: POTTERY_GSTIN, address_state: 'Tamil Nadu' })
  expect(await invoicesOf(registered)).toMatchObject([
    { kind: 'tax invoice', cgst: 25.18, sellerParty: { gstin: POTTERY_GSTIN, state: 'Tamil Nadu' } },
  ])
  const [bill] = await invoicesOf(unregistered)
  expect(bill).toMatchObject({ kind: 'bill of supply', sellerParty: { gstin: null, state: 'Karnataka' } })
  expect(String(bill?.['series'])).not.toContain(LOOM_GSTIN)
})

async function placedBefore(): Promise<Values> {
  const placedOrder = valuesOf((await place(store, await store.ready([[await store.pot(5), 1]]))).message)
  await paid(store, placedOrder)
  await store.site.engine.drainEvents()
  const { pool } = store.site.engine.database
  await pool.query(
    `update "Fulfilment" set seller_gstin = null, seller_state = null, is_fee_of_seller = 0 where "order" = $1`,
    [placedOrder['order']],
  )
  return placedOrder
}

test('An order without a registration snapshot is invoiced under its seller’s current GSTIN', async () => {
  const placedOrder = await placedBefore()
  await shipped(store, admin, placedOrder)
  expect(await invoicesOf(placedOrder)).toMatchObject([
    { kind: 'tax invoice', place_of_supply: '33', sellerParty: { gstin: POTTERY_GSTIN } },
  ])
})

async function bookedFor({ order }: Values, business: string): Promise<number> {
  const { rows } = await store.site.engine.database.pool.query<{ amount: string }>(
    `select -sum(l.amount) as amount from "Ledger Line" l
       join "Ledger Entry" e on e.name = l.entry join "Ledger Account" a on a.name = l.account
     where e.source_type = 'Order' and e.source_name = $1 and a.purpose in ('business', 'tax') and a.party = $2`,
    [order, business],
  )
  return Number(rows[0]?.amount) / 100
}

test('Invoices and books agree for each seller on an order with a cash-on-delivery fee', async () => {
  const settings = '/api/resource/Store Settings/Store Settings'
  await store.site.administrator.put(settings, { cod_fee: 30 })
  const lines = [[await store.pot(5), 1] as const, [await store.cloth(5), 1] as const]
  const placedOrder = valuesOf(
    (await place(store, await store.ready(lines, { payment_choice: 'cod' }))).message,
  )
  await store.site.administrator.put(settings, { cod_fee: 0 })
  await shipped(store, admin, placedOrder)
  const invoices = await invoicesOf(placedOrder)
  expect(invoices.map(({ total }) => total)).toEqual([485, 485])
  for (const { business, total } of invoices)
    expect(await bookedFor(placedOrder, String(business))).toBe(total)
})
