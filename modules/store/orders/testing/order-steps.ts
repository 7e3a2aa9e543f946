import { requireFine, type TestClient } from '#framework/testing'
import { expect } from 'vitest'
import {
  address,
  paid,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type SampleItem,
  type Values,
  newKey,
  orderOf,
} from './sample-site.ts'

export async function fetchOrderView({ call }: OrderSite, { token }: Values): Promise<Values> {
  return valuesOf((await call('orders.get_order', { token })).message)
}

export const fulfilmentsIn = (order: Values) => rowsOf(order['fulfilments'])

export const linesIn = (order: Values) =>
  fulfilmentsIn(order).flatMap((fulfilment) => rowsOf(fulfilment['lines']))

type Lines = readonly (readonly [SampleItem, number])[]

export async function ordered(store: OrderSite, lines: Lines, isPaid = true): Promise<Values> {
  const placedOrder = valuesOf((await place(store, await store.ready(lines))).message)
  if (isPaid) await paid(store, placedOrder)
  return placedOrder
}

/** Creates, once per site, an address whose delivery costs ₹40 more. */
export async function farAddress({ site }: OrderSite): Promise<typeof address> {
  const made = async (type: string, values: object) =>
    valuesOf((await site.administrator.post(`/api/resource/${type}`, values)).data)['name']
  const ranges = [{ from_postal_code: '682001', to_postal_code: '799999' }]
  const zone = await made('Shipping Zone', { zone_name: 'Far', ranges })
  await made('Shipping Rate', { zone, service: 'standard', amount: 90 })
  return { ...address, city: 'Kolkata', state: 'West Bengal', zipcode: '700001' }
}

export async function cancelOneItem(store: OrderSite, placedOrder: Values) {
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  const items = [{ line: line?.['name'], quantity: 1 }]
  return store.call('orders.cancel_order', { token: placedOrder['token'], items })
}

export const move = (client: TestClient, fulfilment: unknown, values: object) =>
  client.put(`/api/resource/Fulfilment/${String(fulfilment)}`, values)

export async function shipped(store: OrderSite, manager: TestClient, placedOrder: Values): Promise<void> {
  for (const { name } of fulfilmentsIn(await fetchOrderView(store, placedOrder))) {
    for (const state of ['confirmed', 'packed']) await move(manager, name, { state })
    const tracking_number = `EM${String(name)}`
    const answer = await move(manager, name, { state: 'shipped', carrier: 'India Post', tracking_number })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
}

export async function delivered(store: OrderSite, manager: TestClient, placedOrder: Values): Promise<Values> {
  await shipped(store, manager, placedOrder)
  for (const { name } of fulfilmentsIn(await fetchOrderView(store, placedOrder)))
    await move(manager, name, { state: 'delivered' })
  return fetchOrderView(store, placedOrder)
}

export async function refundsOf({ site }: OrderSite, placedOrder: Values): Promise<readonly unknown[]> {
  const { rows } = await site.administrator.get('/api/resource/Refund', { fields: ['amount', 'payment'] })
  return rows
    .filter(({ payment }) => payment === `PAY-${String(placedOrder['order'])}`)
    .map(({ amount }) => amount)
}

export interface Sized extends SampleItem {
  readonly others: readonly string[]
}

export async function sized(
  { call, shop, pot, cloth, site }: OrderSite,
  of: keyof OrderSite['shop'],
  { stockQuantity, prices }: { readonly stockQuantity: number; readonly prices: readonly number[] },
): Promise<Sized> {
  const variants = prices.map((price, at) => ({
    ...{ sku: `SIZE-${newKey()}`, option_values: `Size: ${'SMLX'[at]}`, price: price * 100 },
  }))
  const item = await (of === 'pottery' ? pot : cloth)(stockQuantity, { variants, return_days: 7 })
  const { data } = await site.administrator.get(`/api/resource/Product/${item.product}`)
  const [, ...others] = rowsOf(valuesOf(data)['variants']).map(({ name }) => String(name))
  for (const variant of others) {
    const values = { branch: shop[of], variant, quantity: stockQuantity }
    const answer = await call('inventory.receive_stock', values, site.administrator)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  return { ...item, others }
}

export interface ExchangeRequest {
  readonly name: unknown
  readonly line: unknown
  readonly quantity: number
  readonly wanted: unknown
}

const toReturnInput = ({ name, line, quantity, wanted: exchange_variant }: ExchangeRequest) => ({
  ...{ name, reason: 'does not fit', resolution: 'exchange' },
  items: [{ line, quantity, exchange_variant }],
})

export async function shownExchange(
  { call }: OrderSite,
  client: TestClient,
  exchangeRequest: ExchangeRequest,
): Promise<Values | null> {
  const answer = await call('orders.preview_return', toReturnInput(exchangeRequest), client)
  return answer.status === 200 ? valuesOf(answer.message) : null
}

/** Requests, receives and fulfils an exchange. Returns the new order; null when refused. */
export async function exchangedFor(
  { call, site }: OrderSite,
  client: TestClient,
  exchangeRequest: ExchangeRequest,
): Promise<Values> {
  const done = async (method: string, values: object) => {
    const answer = await call(method, values, client)
    expect([200, 417], JSON.stringify(answer.body)).toContain(answer.status)
    await site.engine.drainEvents()
    return answer.status === 200 ? valuesOf(answer.message) : {}
  }
  const asked = await done('orders.request_return', {
    ...toReturnInput(exchangeRequest),
    idempotency_key: newKey(),
  })
  const [back] = rowsOf(asked['returns']).slice(-1)
  if (!back) return { order: null }
  const path = `/api/resource/Return/${String(back['name'])}`
  for (const state of ['approved', 'received']) await client.put(path, { state })
  await done('orders.exchange_return', { name: back['name'] })
  return { order: valuesOf((await client.get(path)).data)['new_order'] ?? null }
}

export async function firstLine(store: OrderSite, placedOrder: Values): Promise<unknown> {
  return rowsOf((await orderOf(store, placedOrder))['lines'])[0]?.['name']
}

/** Staff refund one item of an order, also after its return window. */
export async function refundOneItem(store: OrderSite, office: TestClient, placed: Values): Promise<void> {
  const [fulfilment] = fulfilmentsIn(await fetchOrderView(store, placed))
  const planned = await store.call('orders.plan_refund', { name: fulfilment?.['name'] }, office)
  const { name } = valuesOf(planned.message)
  const path = `/api/resource/Order Refund/${String(name)}`
  const [item] = rowsOf(valuesOf((await office.get(path)).data)['items'])
  const filled = await office.put(path, { items: [{ ...item, quantity: 1 }], reason: 'Broken' })
  expect(filled.status, JSON.stringify(filled.body)).toBe(200)
  const refunded = await store.call('orders.refund_order', { name }, office)
  expect(refunded.status, JSON.stringify(refunded.body)).toBe(200)
  await store.site.engine.drainEvents()
}

/** Returns units of the first item of a delivered order, which are received and refunded. */
export async function giveBack(
  { call, site }: OrderSite,
  manager: TestClient,
  { placed: { token }, quantity }: { readonly placed: Values; readonly quantity: number },
): Promise<void> {
  const [line] = linesIn(requireFine(await call('orders.get_order', { token })))
  const items = [{ line: line?.['name'], quantity }]
  const asked = { token, items, reason: 'damaged', idempotency_key: newKey() }
  const [back] = rowsOf(requireFine(await call('orders.request_return', asked))['returns'])
  const path = `/api/resource/Return/${String(back?.['name'])}`
  for (const state of ['approved', 'received']) requireFine(await manager.put(path, { state }))
  requireFine(await call('orders.refund_return', { name: back?.['name'] }, manager))
  await site.engine.drainEvents()
}
