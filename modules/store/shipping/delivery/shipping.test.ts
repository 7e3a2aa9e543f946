import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { recordStatementsInto } from '#framework/database'
import { savedViews } from '#framework/saved-views'
import {
  testClock,
  testSite,
  rowsOf,
  valuesOf,
  type TestClient,
  type TestClock,
  type TestSite,
  type Values,
  demoContext,
} from '#framework/testing'
import { ledger } from '#money/ledger'
import { notifications } from '#site/notifications'
import { places } from '#site/places'
import { website } from '#site/website'
import { businesses } from '#store/businesses'
import { catalog } from '#store/catalog'
import { inventory } from '#store/inventory'
import { taxes, taxRatesOn } from '#store/taxes'
import { bookSlot, calculateDelivery, freeSlots, createShipment, shipmentsOf, shipping } from '../index.ts'

const call = (client: TestClient, method: string, values: object) =>
  client.post(`/api/method/mela.shipping.${method}`, values)

const BOOKS = 'BS-00001'

let site: TestSite
let clock: TestClock
let there: Values
let closed: Values

async function queried(text: string): Promise<Values> {
  const { rows } = await site.engine.database.pool.query<Values>(text)
  return rows[0] ?? {}
}

beforeAll(async () => {
  clock = testClock()
  const modules = [
    savedViews,
    website,
    notifications,
    places,
    ledger,
    businesses,
    catalog,
    inventory,
    taxes,
    shipping,
  ]
  site = await testSite(modules, { settings: { clock: clock.now } })
  for (const module of [businesses, catalog, inventory, taxes, shipping])
    await site.engine.write(administrator, (documents) => module.demo(demoContext(site.engine, documents)))
  const stock = 'select variant, business, branch, available from "Stock" where'
  there = await queried(`${stock} available > 5 and business = '${BOOKS}' order by name limit 1`)
  closed = await queried(`${stock} available = 0 order by name limit 1`)
})
afterAll(() => site.close())

test('The demo stocks every product, some low and some sold out, taxed by class', async () => {
  const counted = await queried(`select
    (select count(*) from "Product Variant" v where not exists (select from "Stock" s where s.variant = v.name)) as without,
    (select count(*) from "Stock" where available = 0) as gone, (select count(*) from "Stock" where is_low = 1) as low,
    (select count(*) from "Stock" where available > 3) as many, (select count(*) from "Product" where tax_class is null) as untaxed,
    (select count(*) from "Product Listing" l where in_stock = 0 and is_listed = 1) as listed_gone`)
  expect(counted).toMatchObject({ without: 0, untaxed: 0 })
  expect(
    [counted['gone'], counted['low'], counted['many'], counted['listed_gone']].every(
      (one) => Number(one) > 0,
    ),
  ).toBe(true)
  const views = await site.administrator.get('/api/method/mela.saved_views.get_views', { doctype: 'Stock' })
  expect(rowsOf(views.message)).toMatchObject([{ title: 'Running low', filters: [['is_low', '=', 1]] }])
  const table = await site.engine.read(administrator, (documents) => taxRatesOn(documents, documents.today))
  expect(['Nil', 'Low', null].map((name) => table.rateOf(name).rate)).toEqual([0, 500, 1800])
})

test('Tells a visitor whether, how and when delivery comes, or why not, in their language', async () => {
  const { variant, business } = there
  const asked = { variant, business, postal_code: '600028', quantity: 1 }
  const answer = await call(site.guest, 'get_delivery', asked)
  expect(answer.message).toMatchObject({
    is_served: 1,
    reason: null,
    in_stock: 1,
    cod: { is_allowed: 1, order_fee: 20 },
  })
  const delivery = valuesOf(answer.message)
  const [first] = rowsOf(delivery['options'])
  expect(first).toMatchObject({ code: 'standard', kind: 'delivery', latest_on: delivery['by'] })
  expect(delivery['place']).toMatchObject({ state: 'Tamil Nadu' })
  expect(answer.statements.length).toBeLessThanOrEqual(5)

  const island = await call(site.guest, 'get_delivery', { ...asked, postal_code: '682555' })
  expect(island.message).toMatchObject({
    reason: 'area_not_served',
    message: 'This PIN code is not in our delivery area. Try another address or choose pickup.',
  })
  const headers = { 'content-type': 'application/json', 'accept-language': 'ta' }
  const body = JSON.stringify({ ...asked, postal_code: '682555' })
  const tamil = await site.guest.request('POST', '/api/method/mela.shipping.get_delivery', { body, headers })
  expect(tamil.message).toMatchObject({ message: expect.stringMatching(/^இந்தப் பின்கோடு/) })
  const unknown = await call(site.guest, 'get_delivery', { ...asked, postal_code: '199999' })
  expect(unknown.message).toMatchObject({ place: null, reason: 'unknown_postal_code' })
  const nowhere = await call(site.guest, 'get_delivery', { variant, business })
  expect(nowhere.message).toMatchObject({ reason: 'no_postal_code' })
  const { variant: empty, business: seller } = closed
  const soldOut = await call(site.guest, 'get_delivery', { ...asked, variant: empty, business: seller })
  const nothing = { is_served: 0, in_stock: 0, by: null, options: [], cod: { is_allowed: 0 } }
  expect(soldOut.message).toMatchObject({ ...nothing, reason: 'sold_out', message: 'Out of stock' })
  const many = await call(site.guest, 'get_delivery', { ...asked, quantity: 999 })
  expect(many.message).toMatchObject({
    ...nothing,
    message: expect.stringMatching(/^(You can order at most \d+|Only \d+ left)/),
  })
  const unknownBusiness = await call(site.guest, 'get_delivery', { ...asked, business: 'BS-77777' })
  expect([unknownBusiness.status, valuesOf(unknownBusiness.body)['code']]).toEqual([
    404,
    'shipping.nothing_sold',
  ])
  for (const quantity of [0, -1, 1000, 1e12])
    expect((await call(site.guest, 'get_delivery', { ...asked, quantity })).status).toBe(417)
})

test('An undeliverable product has no delivery date, and the reason includes pickup place and time', async () => {
  const sold = await queried(
    `select variant from "Stock" where business = 'BS-00002' and available > 0 limit 1`,
  )
  const asked = { variant: sold['variant'], business: 'BS-00002', postal_code: '110001' }
  const { message } = await call(site.guest, 'get_delivery', asked)
  const refused = { is_served: 1, reason: 'not_by_seller', by: null }
  expect(message).toMatchObject({ ...refused, cod: { is_allowed: 0 } })
  expect(rowsOf(valuesOf(message)['options'])).toMatchObject([
    { kind: 'pickup', pickup: { branch_name: 'Mannvasanai yard, Kosapet' } },
  ])
  const reach = await call(site.guest, 'get_coverage', { postal_code: '110001', businesses: ['BS-00002'] })
  expect(rowsOf(reach.message)).toMatchObject([{ ...refused, can_deliver: 0 }])
})

test('A page of cards loads all its sellers at once', async () => {
  const wanted = { postal_code: '600028', businesses: ['BS-00001', 'BS-00002', 'BS-77777'] }
  const { message, statements } = await call(site.guest, 'get_coverage', wanted)
  expect(rowsOf(message).map(({ business, is_served, reason }) => [business, is_served, reason])).toEqual([
    ['BS-00001', 1, null],
    ['BS-00002', 1, null],
    ['BS-77777', 0, 'closed'],
  ])
  expect(statements.length).toBeLessThanOrEqual(3)
  const odd = await call(site.guest, 'get_coverage', {
    postal_code: '600028',
    businesses: ['a\u0000b', 7, null, 'BS-00001'],
  })
  expect(rowsOf(odd.message).map(({ business }) => business)).toEqual(['BS-00001'])
  const many = Array.from({ length: 61 }, (_, number) => `BS-${number}`).join(',')
  const refused = await call(site.guest, 'get_coverage', { postal_code: '600028', businesses: many })
  expect(valuesOf(refused.body)['code']).toBe('shipping.too_many_businesses')
})

test('Page, cart and order share one two-statement function for any number of packages and calls', async () => {
  const fulfilment = (number: number) => ({
    ...{ key: String(number), business: `BS-0000${1 + (number % 4)}`, branch: null },
    ...{ weight_grams: 400, amount: 10_000, cod_allowed: true, is_digital: false },
    ready_on: null,
  })
  const statements: string[] = []
  const fulfilments = Array.from({ length: 60 }, (_, number) => fulfilment(number))
  const deliveries = await recordStatementsInto(statements, () =>
    site.engine.read(administrator, async (documents) => {
      await calculateDelivery(documents, { postalCode: '600028', fulfilments })
      return calculateDelivery(documents, { postalCode: '600028', fulfilments })
    }),
  )
  expect(deliveries.map(({ key }) => key)).toEqual(fulfilments.map(({ key }) => key))
  expect(statements).toHaveLength(2)
})

test('A slot is never overbooked, and a released place is bookable again', async () => {
  const name = (await queried('select name from "Delivery Slot" order by name limit 1'))['name']
  await site.engine.database.pool.query('update "Delivery Slot" set capacity = 3 where name = $1', [name])
  const slotDay = `${String(name)}@2026-12-02`
  const book = (number: number) =>
    site.engine.write(administrator, (documents) =>
      bookSlot(documents, { slotDay, source: { type: 'Fulfilment', name: `P-${number}` }, field: 'slot' }),
    )
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => book(number)))
  const given = outcomes.flatMap(({ status }, number) => (status === 'fulfilled' ? [number] : []))
  const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }): unknown => reason)
  expect(given).toHaveLength(3)
  for (const error of refused) expect(error).toMatchObject({ code: 'shipping.slot_full', field: 'slot' })
  const [first = 0] = given
  await book(first)
  const bookedSeats = async () =>
    (await queried('select sum(booked)::int as booked from "Delivery Slot Day"'))['booked']
  expect(await bookedSeats()).toBe(3)
  await site.engine.write(administrator, (documents) =>
    freeSlots(documents, { type: 'Fulfilment', names: given.map((number) => `P-${number}`) }),
  )
  expect(await bookedSeats()).toBe(0)
})

test('Applies each carrier event once in any order, and shows the package’s position to its holder', async () => {
  const keeper = await site.userWith('Store Manager')
  const shipment = await site.engine.write(administrator, (documents) =>
    createShipment(documents, {
      ...{ fulfilment: { type: 'Fulfilment', name: 'PCL-1' }, business: BOOKS, carrier: 'India Post' },
      ...{ tracking_number: 'ET123', tracking_url: null },
    }),
  )
  const sendEvent = (event_id: string, status: string, at: string) =>
    call(keeper, 'add_event', { shipment, event_id, status, at: `2026-11-23 ${at}:00`, place: 'Guindy' })
  expect((await sendEvent('e2', 'out for delivery', '11:00')).message).toMatchObject({
    state: 'out for delivery',
    is_new: 1,
  })
  expect((await sendEvent('e1', 'in transit', '08:00')).message).toMatchObject({
    state: 'out for delivery',
    is_new: 1,
  })
  expect((await sendEvent('e3', 'delivered', '15:00')).message).toMatchObject({
    state: 'delivered',
    is_new: 1,
  })
  expect((await sendEvent('e3', 'delivered', '15:00')).message).toMatchObject({
    state: 'delivered',
    is_new: 0,
  })
  expect((await site.emittedEvents()).filter((name) => name === 'shipping.shipment_changed')).toHaveLength(2)
  const seen = await site.engine.read(administrator, (documents) =>
    shipmentsOf(documents, ['PCL-1', 'PCL-2']),
  )
  expect([...seen.keys()]).toEqual(['PCL-1'])
  expect(seen.get('PCL-1')?.[0]).toMatchObject({ state: 'delivered', delivered_at: '2026-11-23 15:00:00' })
  expect(seen.get('PCL-1')?.[0]?.events.map(({ status }) => status)).toEqual([
    ...['delivered', 'out for delivery', 'in transit'],
  ])
  const stranger = await site.userWith('Seller')
  const forged = await call(stranger, 'add_event', { shipment, event_id: 'e4', status: 'returned' })
  expect([forged.status, valuesOf(forged.body)['code']]).toEqual([404, 'shipping.unknown_shipment'])
  const foreign = { business: BOOKS, fulfilment: 'PCL-1', carrier: 'Nobody' }
  const made = await keeper.post('/api/resource/Shipment', foreign)
  expect([made.status, valuesOf(made.body)['code']]).toEqual([417, 'shipping.unknown_fulfilment'])
  expect((await site.guest.get('/api/resource/Shipment')).status).toBe(403)
})

test('Refuses invalid ranges, brackets and slots, and rates in closed books, each at its field', async () => {
  const post = async (type: string, values: object) =>
    valuesOf((await site.administrator.post(`/api/resource/${type}`, values)).body)['code']
  const range = (from: string, to: string) => [{ from_postal_code: from, to_postal_code: to }]
  expect(await post('Shipping Zone', { zone_name: 'Upside', ranges: range('600099', '600001') })).toBe(
    'shipping.range_upside_down',
  )
  const zone = (await queried('select name from "Shipping Zone" limit 1'))['name']
  const rate = { zone, amount: 10 }
  expect(await post('Shipping Rate', { ...rate, days_min: 5, days_max: 2 })).toBe('shipping.days_upside_down')
  expect(await post('Shipping Rate', { ...rate, min_weight: 9, max_weight: 1 })).toBe(
    'shipping.weights_upside_down',
  )
  expect(await post('Delivery Slot', { starts: '12:00:00', ends: '10:00:00' })).toBe(
    'shipping.slot_ends_first',
  )
  const dated = { tax_class: 'Low', rate: 600, valid_from: '2026-01-01' }
  expect(await post('Tax Rate', { ...dated, valid_until: '2025-01-01' })).toBe('taxes.rate_ends_first')
  await site.administrator.post('/api/method/mela.ledger.close_period', { until: '2026-03-31' })
  expect(await post('Tax Rate', dated)).toBe('taxes.rate_closed')
})
