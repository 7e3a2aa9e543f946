import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  linesIn,
  move,
  ordered,
  fulfilmentsIn,
  refundsOf,
  fetchOrderView,
  shipped,
} from '../testing/order-steps.ts'
import { givenBack } from '../testing/sample-discount.ts'
import {
  address,
  orderOf,
  orderSite,
  paid,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
} from '../testing/sample-site.ts'

let store: OrderSite
let manager: TestClient
beforeAll(async () => {
  store = await orderSite()
  manager = await store.site.userWith('Store Manager')
})
afterAll(() => store.site.close())

test('An order follows its packages, which the office moves with notice to the buyer', async () => {
  const [pot, cloth] = [await store.pot(5), await store.cloth(5)]
  const placedOrder = await ordered(store, [
    [pot, 2],
    [cloth, 1],
  ])
  const [first, second] = fulfilmentsIn(await fetchOrderView(store, placedOrder))
  expect((await move(manager, first?.['name'], { state: 'shipped' })).status).toBe(417)
  await move(manager, first?.['name'], { state: 'confirmed' })
  await move(manager, first?.['name'], { state: 'packed' })
  expect(await orderOf(store, placedOrder)).toMatchObject({ state: 'placed' })
  const bare = await move(manager, first?.['name'], { state: 'shipped' })
  expect([bare.status, valuesOf(bare.body)['code']]).toEqual([417, 'orders.no_carrier'])
  const shipped = { state: 'shipped', carrier: 'India Post', tracking_number: 'EM1IN' }
  const name = first?.['name']
  expect((await move(manager, name, { ...shipped, total: 1 })).body).toMatchObject({ field: 'total' })
  expect((await move(manager, name, { ...shipped, order: 'ORD-1' })).body).toMatchObject({ field: 'order' })
  const sent = await move(manager, name, shipped)
  expect(sent.data).toMatchObject({ state: 'shipped', total: 890, order: placedOrder['order'] })
  expect(await store.left(pot)).toBe(3)
  const open = await fetchOrderView(store, placedOrder)
  const lines = linesIn(open)
  expect(fulfilmentsIn(open)[0]).toMatchObject({
    ...{ state: 'shipped', can_cancel: 0, seller: 'Pottery' },
    shipments: [{ carrier: 'India Post', tracking_number: 'EM1IN', state: 'created' }],
  })
  expect(open).toMatchObject({ state: 'placed', tax_documents: [{ kind: 'tax invoice', total: 890 }] })
  for (const state of ['confirmed', 'packed', 'shipped'])
    await move(manager, second?.['name'], { state, carrier: 'Own delivery' })
  for (const { name } of fulfilmentsIn(open)) await move(manager, name, { state: 'delivered' })
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    ...{ state: 'delivered', due: 0 },
    tax_documents: [{ kind: 'tax invoice' }, { kind: 'bill of supply', total: 470 }],
  })
  await store.site.engine.drainEvents()
  const { rows } = await store.site.administrator.get('/api/resource/Outbox Message', {
    filters: [['body', 'like', `%${String(placedOrder['order'])}%`]],
    fields: ['subject', 'body'],
  })
  const subjects = rowsOf(rows).map(({ subject }) => String(subject).split(':')[0])
  expect(subjects).toEqual(expect.arrayContaining(['Shipped', 'Delivered']))
  const bodies = rowsOf(rows).map(({ body }) => String(body))
  const itemTexts = lines.map(({ quantity, title }) => `${String(quantity)} × ${String(title)}`)
  const placed = new RegExp(
    `We have received your order .* of ₹1,360:\\n\\n${itemTexts.join('\\n')}\\n\\nExpected by: \\d+ \\w+ \\d{4}\\. We will notify`,
  )
  expect(bodies).toContainEqual(expect.stringMatching(placed))
  const [pots] = itemTexts
  expect(bodies).toContainEqual(
    expect.stringContaining(
      `These items from your order ${String(placedOrder['order'])} were delivered:\n\n${String(pots)}\n\nIf`,
    ),
  )
  expect(await store.faults()).toEqual([])
})

test('A seller moves only their own business’s packages and sees no other', async () => {
  const placedOrder = await ordered(store, [
    [await store.pot(5), 1],
    [await store.cloth(5), 1],
  ])
  const [pots, cloths] = fulfilmentsIn(await fetchOrderView(store, placedOrder))
  const seller = await store.site.userWith('Seller')
  await store.site.engine.database.pool.query('update "Business" set run_by = $1 where name = $2', [
    ...[seller.user, pots?.['business']],
  ])
  expect((await move(seller, pots?.['name'], { state: 'confirmed' })).status).toBe(200)
  expect((await move(seller, cloths?.['name'], { state: 'confirmed' })).status).toBe(404)
  const asked = (name: unknown) => store.call('orders.cancel_fulfilment_confirmation', { name }, seller)
  expect((await asked(cloths?.['name'])).status).toBe(404)
  expect(valuesOf((await asked(pots?.['name'])).message)['confirmation']).toMatch(
    /You cancel fulfilment .*, worth ₹\d+ .* You refund ₹.* to Meena by/,
  )
  expect((await store.call('orders.cancel_fulfilment', { name: cloths?.['name'] }, seller)).status).toBe(404)
  expect((await store.call('orders.cancel_fulfilment', { name: pots?.['name'] }, seller)).status).toBe(200)
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    state: 'placed',
    credited: 470,
    returned: 470,
  })
  const slip = `/api/method/mela.orders.get_packing_slip?fulfilment=${String(pots?.['name'])}`
  expect((await seller.request('GET', slip)).status).toBe(404)
  const done = { filters: { ref_doctype: ['in', ['Fulfilment', 'Refund', 'Payment']], owner: seller.user } }
  const { rows } = await store.site.administrator.get('/api/resource/Version', {
    ...{ ...done, fields: ['ref_doctype'], limit_page_length: 0 },
  })
  expect(new Set(rows.map((row) => row['ref_doctype']))).toEqual(new Set(['Fulfilment', 'Refund', 'Payment']))
  expect(await store.faults()).toEqual([])
})

test('A buyer cancels a part, then the rest: stock, books and money revert to the paisa', async () => {
  const pot = await store.pot(9, { price: 33_335 })
  const placedOrder = await ordered(store, [[pot, 3]])
  expect(await store.left(pot)).toBe(6)
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  const cancel = (more: object) => store.call('orders.cancel_order', { token: placedOrder['token'], ...more })
  const items = (quantity: unknown) => ({ items: [{ line: line?.['name'], quantity }] })
  for (const quantity of [0, -1, 1.5, 'x', 4]) expect((await cancel(items(quantity))).status).toBe(417)
  expect((await store.call('orders.cancel_order', { token: 'A'.repeat(43) })).status).toBe(403)
  expect((await cancel(items(1))).message).toMatchObject({
    state: 'placed',
    credited: 333.35,
    returned: 333.35,
  })
  expect(await store.left(pot)).toBe(7)
  const all = await cancel({ reason: 'It rains' })
  expect(all.message).toMatchObject({
    state: 'cancelled',
    credited: 1050.05,
    paid: 1050.05,
    returned: 1050.05,
    due: 0,
  })
  expect(await store.left(pot)).toBe(9)
  expect(await refundsOf(store, placedOrder)).toEqual(expect.arrayContaining([333.35, 716.7]))
  const again = await cancel({})
  expect([again.status, valuesOf(again.body)['code']]).toEqual([417, 'orders.nothing_to_cancel'])
  expect(await store.faults()).toEqual([])
})

test('Cancels a free item after the paid ones, with a credit note for each cancellation', async () => {
  const [pot, gift, other] = [await store.pot(5), await store.pot(5, { price: 0 }), await store.pot(5)]
  const letter = await store.pot(5, { is_digital: 1 })
  const placedOrder = await ordered(store, [
    [pot, 1],
    [gift, 1],
    [other, 1],
    [letter, 1],
  ])
  const { fulfilments } = await fetchOrderView(store, placedOrder)
  const sent = rowsOf(fulfilments).find(({ kind }) => kind === 'digital')?.['name']
  for (const state of ['confirmed', 'packed', 'delivered']) await move(manager, sent, { state })
  const lines = linesIn(await fetchOrderView(store, placedOrder))
  const nameOf = ({ variant }: { readonly variant: string }) =>
    lines.find((line) => line['variant'] === variant)?.['name']
  for (const item of [pot, gift]) {
    const items = [{ line: nameOf(item), quantity: 1 }]
    const answer = await store.call('orders.cancel_order', { token: placedOrder['token'], items })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const after = await fetchOrderView(store, placedOrder)
  expect(after).toMatchObject({ credited: 420, returned: 420, due: 0 })
  const notes = rowsOf(after['tax_documents']).filter(({ kind }) => kind === 'credit note')
  expect(notes.map(({ total }) => total)).toEqual([420, 0])
  expect(await store.faults()).toEqual([])
})

test('Reverses a discount with each cancelled part, and completely with the last', async () => {
  const pot = await store.pot(9, { price: 33_335 })
  const cart = await store.ready([[pot, 3]], { coupon_code: 'TENTH' })
  const placedOrder = valuesOf((await place(store, cart)).message)
  await paid(store, placedOrder)
  const { token } = placedOrder
  const order = String(placedOrder['order'])
  expect(await orderOf(store, placedOrder)).toMatchObject({
    discount_amount: 120.01,
    shipping_amount: 50,
    total: 930.04,
  })
  // The delivery discount follows the package to its new address.
  const moved = { ...address, zipcode: '560002', state: 'Karnataka', city: 'Bengaluru' }
  expect((await store.call('orders.change_address', { token, address: moved })).message).toMatchObject({
    ...{ shipping_amount: 50, total: 930.04, due: 0 },
  })
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  for (const quantity of [1, 2])
    await store.call('orders.cancel_order', { token, items: [{ line: line?.['name'], quantity }] })
  expect(givenBack.get(order)).toMatchObject([
    { discounts: [{ amount: 33_33 }], isOrderEmptied: false },
    { discounts: [{ amount: 66_68 + 20_00 }], isOrderEmptied: true },
  ])
  expect(await fetchOrderView(store, placedOrder)).toMatchObject({
    state: 'cancelled',
    paid: 930.04,
    returned: 930.04,
  })
  expect(await store.faults()).toEqual([])
})

test('A buyer cannot cancel a packed item', async () => {
  const placedOrder = await ordered(store, [[await store.pot(2), 1]])
  await shipped(store, manager, placedOrder)
  const { status, body } = await store.call('orders.cancel_order', { token: placedOrder['token'] })
  expect([status, valuesOf(body)['code']]).toEqual([417, 'orders.packed_already'])
})

test('The carrier collects the reduced balance after a part cancellation, and nothing after a full one', async () => {
  const cart = await store.ready([[await store.pot(5), 2]], { payment_choice: 'cod' })
  const { order, token } = valuesOf((await place(store, cart)).message)
  const expected = async () => {
    await store.site.engine.drainEvents()
    const { rows } = await store.site.administrator.get('/api/resource/Cash Collection', {
      filters: [
        ['reference_name', '=', order],
        ['state', '=', 'due'],
      ],
      fields: ['amount'],
    })
    return rows.map(({ amount }) => amount)
  }
  expect(await expected()).toEqual([890])
  const [line] = linesIn(await fetchOrderView(store, { token }))
  await store.call('orders.cancel_order', { token, items: [{ line: line?.['name'], quantity: 1 }] })
  expect(await expected()).toEqual([470])
  await store.call('orders.cancel_order', { token })
  expect(await expected()).toEqual([])
  expect(await store.faults()).toEqual([])
})
