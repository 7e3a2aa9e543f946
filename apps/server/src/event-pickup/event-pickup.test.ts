import { afterAll, beforeAll, expect, test } from 'vitest'
import { events, MelaEvent } from '#community/events'
import { family } from '#community/family'
import { students } from '#community/students'
import { desk } from '#framework/desk'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { addDays, dayIn } from '#meta'
import { CollectionPoint } from '#site/places'
import { Business } from '#store/businesses'
import { Fulfilment, Order } from '#store/orders'
import { newKey, orderSite, paid, rowsOf, valuesOf, type OrderSite, type Values } from '#store/orders/testing'

let store: OrderSite
let today: string
let event: string
let staff: TestClient
let buyer: TestClient

const call = (client: TestClient, method: string, args: object = {}) =>
  client.post(`/api/method/mela.${method}`, args)

const codeOf = () => `event:${event}`

async function addEvent(): Promise<string> {
  const saved = await store.site.engine.write(administrator, async (documents) => {
    const { name: collection_point } = await documents.insert(CollectionPoint, {
      ...{ point_name: 'Asha School', phone: '+914424440000', address_line1: '12 Temple Street' },
      ...{ city: 'Chennai', state: 'Tamil Nadu', zipcode: '600004' },
    })
    return documents.insert(MelaEvent, {
      ...{ title: 'Annual Day', published: 1, start_date: addDays(today, 14), offers_pickup: 1 },
      ...{ pickup_orders_until: addDays(today, 5), collection_point },
    })
  })
  return saved.name
}

beforeAll(async () => {
  store = await orderSite({ more: [desk, students, family, events] })
  today = dayIn('Asia/Kolkata', new Date())
  event = await addEvent()
  staff = await store.site.userWith('Event Staff')
  buyer = await store.site.userWith()
})
afterAll(() => store.site.close())

const allow = (business: string, ships_to_events: 0 | 1) =>
  store.site.engine.write(administrator, (documents) =>
    documents.save(Business, business, { ships_to_events }),
  )

const change = (changes: object) => store.site.administrator.put(`/api/resource/Mela Event/${event}`, changes)

async function fill(client: TestClient): Promise<Values> {
  const pot = await store.pot(9)
  await call(client, 'cart.add', { variant: pot.variant, business: pot.business, quantity: 1 })
  return valuesOf((await call(client, 'cart.get_cart')).message)
}

const cartOf = async (client: TestClient) => valuesOf((await call(client, 'cart.get_cart')).message)

function optionIn(cart: Values) {
  const [fulfilment] = rowsOf(cart['fulfilments'])
  return {
    key: String(fulfilment?.['key']),
    option: rowsOf(fulfilment?.['options']).find(({ kind }) => kind === 'collection'),
  }
}

test('Pick-up is offered to signed-in buyers, for sellers who allow it, until the last day for orders', async () => {
  expect(optionIn(await fill(buyer)).option).toBeUndefined()
  await allow('BS-00001', 1)
  const { option } = optionIn(await cartOf(buyer))
  expect(option).toMatchObject({ code: codeOf(), amount: 0, label: 'Annual Day, Asha School' })
  expect(option).toMatchObject({ latest_on: addDays(today, 14) })
  await change({ pickup_orders_until: addDays(today, -1) })
  expect(optionIn(await cartOf(buyer)).option).toBeUndefined()
  await change({ pickup_orders_until: addDays(today, 5), published: 0 })
  expect(optionIn(await cartOf(buyer)).option).toBeUndefined()
  await change({ published: 1 })
  const pot = await store.pot(3)
  const guest = await call(store.site.guest, 'cart.add', { ...pot, quantity: 1 })
  const { cart_token } = valuesOf(guest.message)
  const ofGuest = valuesOf((await call(store.site.guest, 'cart.get_cart', { cart_token })).message)
  expect(optionIn(ofGuest).option).toBeUndefined()
})

test('An event with pick-up needs a collection point and a last day for orders before it', async () => {
  for (const [changes, code] of [
    [{ collection_point: null }, 'events.no_collection_point'],
    [{ pickup_orders_until: null }, 'events.pickup_orders_end_late'],
    [{ pickup_orders_until: addDays(today, 14) }, 'events.pickup_orders_end_late'],
  ] as const)
    expect((await change(changes)).body).toMatchObject({ code })
})

async function ordered(client: TestClient): Promise<string> {
  const { key } = optionIn(await fill(client))
  await call(client, 'cart.set_address', {
    ...{ contact_name: 'Meena', phone: '98400 88011', email: 'meena@example.org' },
  })
  await call(client, 'cart.set_delivery', { deliveries: { [key]: { code: codeOf() } } })
  const { message } = await call(client, 'cart.set_payment', { payment_choice: 'online' })
  const { version, totals } = valuesOf(message)
  const placed = await call(client, 'orders.place_order', {
    ...{ version, expected_total: valuesOf(totals)['total'], idempotency_key: newKey() },
  })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const order = valuesOf(placed.message)
  await paid(store, order)
  const { rows } = await store.site.administrator.get('/api/resource/Fulfilment', {
    filters: [['order', '=', order['order']]],
    fields: ['name'],
  })
  return String(rows[0]?.['name'])
}

const reach = async (fulfilment: string, ...states: ('confirmed' | 'packed' | 'shipped')[]) => {
  for (const state of states)
    await store.site.engine.write(administrator, (documents) =>
      documents.save(Fulfilment, fulfilment, { state }),
    )
}

const handOver = (client: TestClient, fulfilment: string, code = codeOf()) =>
  call(client, 'orders.hand_over', { code, fulfilment })

test('Check-in hands a package over once, also from two scanners at once', async () => {
  const fulfilment = await ordered(buyer)
  expect((await handOver(staff, fulfilment)).body).toMatchObject({ code: 'orders.package_not_there' })
  await reach(fulfilment, 'confirmed', 'packed', 'shipped')
  const { message, statements } = await call(staff, 'orders.get_collections', { code: codeOf() })
  expect(rowsOf(valuesOf(message)['packages'])).toMatchObject([
    { fulfilment, state: 'shipped', collectors: [{ registration: null }] },
  ])
  expect(statements.length).toBeLessThanOrEqual(4)
  const answers = await Promise.all([handOver(staff, fulfilment), handOver(staff, fulfilment)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const repeated = answers.map((answer) => valuesOf(answer.message)['is_repeated']).toSorted()
  expect(repeated).toEqual([0, 1])
  const again = valuesOf((await handOver(staff, fulfilment)).message)
  expect(again).toMatchObject({ is_repeated: 1 })
  expect(again['delivered_at']).toBe(valuesOf(answers[0]?.message)['delivered_at'])
  expect(await store.faults()).toEqual([])
})

test('Only check-in staff hand over, and only packages of the event', async () => {
  const fulfilment = await ordered(buyer)
  await reach(fulfilment, 'confirmed', 'packed', 'shipped')
  const seller = await store.site.userWith('Seller')
  for (const client of [buyer, seller])
    expect((await handOver(client, fulfilment)).body).toMatchObject({ code: 'orders.collection_not_found' })
  expect((await handOver(store.site.guest, fulfilment)).status).toBe(403)
  const other = await handOver(staff, fulfilment, 'event:EVT-99999')
  expect(other.body).toMatchObject({ code: 'orders.collection_not_found' })
  expect((await handOver(staff, 'FUL-unknown')).body).toMatchObject({ code: 'orders.package_not_found' })
})

test('Packages that nobody collected go back to the seller once, and the buyer is refunded', async () => {
  const [late, fresh] = [await ordered(buyer), await ordered(buyer)]
  for (const one of [late, fresh]) await reach(one, 'confirmed', 'packed', 'shipped')
  await store.site.engine.database.pool.query(
    `update "Fulfilment" set promised_by = $2::date where name = $1`,
    [late, addDays(today, -4)],
  )
  for (const _ of [1, 2]) await store.site.engine.runTask('orders.return_unclaimed', {})
  await store.site.engine.drainEvents()
  const read = async (name: string) =>
    valuesOf((await store.site.administrator.get(`/api/resource/Fulfilment/${name}`)).data)
  expect(await read(late)).toMatchObject({ state: 'returned', undelivered_reason: 'not collected' })
  expect(await read(fresh)).toMatchObject({ state: 'shipped' })
  const order = await store.site.engine.read(administrator, (documents) =>
    documents.get(Order, late.replace(/-\d+$/, '')),
  )
  expect(order.credited_amount).toBe(order.total)
  expect(await store.faults()).toEqual([])
  const { message } = await call(buyer, 'notifications.get_notifications')
  expect(JSON.stringify(message)).toContain(order.name)
})
