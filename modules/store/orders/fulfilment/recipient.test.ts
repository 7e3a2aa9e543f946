import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { Order } from '../order/order.doctype.ts'
import { Fulfilment } from './fulfilment.doctype.ts'
import { address, orderSite, place, valuesOf, type OrderSite, type Values } from '../testing/sample-site.ts'

let store: OrderSite
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

async function ordered(values: Values): Promise<Values> {
  const pot = await store.pot(5)
  const { message, body, status } = await place(store, await store.ready([[pot, 1]], values))
  if (status !== 200) throw new Error(JSON.stringify(body))
  return valuesOf(message)
}

async function fulfilmentsOf({ order }: Values) {
  const { rows } = await store.site.administrator.get('/api/resource/Fulfilment', {
    filters: [['order', '=', order]],
    fields: ['name', 'contact_name', 'phone', 'address', 'city', 'zipcode'],
  })
  return rows
}

test('A package names its address’s recipient, or the buyer where the address has none', async () => {
  const given = { address: { ...address, contact_name: 'Lakshmi' }, contact_name: 'Meena' }
  expect(await fulfilmentsOf(await ordered(given))).toMatchObject([
    {
      ...{ contact_name: 'Lakshmi', phone: '+919840012345', city: 'Chennai', zipcode: '600004' },
      address: expect.stringContaining('4 Temple Street'),
    },
  ])
})

test('An order sent to somebody else names that recipient on its packages', async () => {
  const placedOrder = await ordered({ payment_choice: 'online' })
  const moved = { ...address, contact_name: 'Kamala', zipcode: '600020' }
  const { status } = await store.call('orders.change_address', {
    token: placedOrder['token'],
    address: moved,
  })
  expect(status).toBe(200)
  expect(await fulfilmentsOf(placedOrder)).toMatchObject([
    { contact_name: 'Kamala', zipcode: '600020', address: expect.stringContaining('Kamala') },
  ])
})

test('Creating a package does not require a recipient', async () => {
  const placedOrder = await ordered({})
  const made = await store.site.engine.write(administrator, async (documents) => {
    const [first] = await documents.find(Fulfilment, {
      where: { order: String(placedOrder['order']) },
      limit: 1,
    })
    const { contact_name } = await documents.get(Order, String(placedOrder['order']))
    if (!first) throw new Error('An order has a fulfilment')
    const { order, business, kind } = first
    const fulfilment = await documents.insert(Fulfilment, { order, business, kind, number: 9 })
    return [fulfilment.contact_name, fulfilment.phone, contact_name]
  })
  expect(made).toEqual(['Meena', '+919840012345', 'Meena'])
})

test('Staff find a package by its recipient', async () => {
  const placedOrder = await ordered({ address: { ...address, contact_name: 'Vanathi' } })
  const { rows } = await store.site.administrator.get('/api/resource/Fulfilment', {
    filters: [[Fulfilment.titleField, 'like', '%vanathi%']],
    fields: ['order'],
  })
  expect(rows).toEqual([{ order: placedOrder['order'] }])
})
