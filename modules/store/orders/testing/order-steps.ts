import type { TestClient } from '#framework/testing'
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
} from './sample-site.ts'

/** An order as its buyer sees it, by its token. */
export async function fetchOrderView({ call }: OrderSite, { token }: Values): Promise<Values> {
  return valuesOf((await call('orders.get_order', { token })).message)
}

export const parcelsIn = (order: Values) => rowsOf(order['parcels'])
export const linesIn = (order: Values) => parcelsIn(order).flatMap((parcel) => rowsOf(parcel['lines']))

type Lines = readonly (readonly [SampleItem, number])[]

/** Orders some things, and pays for them unless told otherwise; answers what the buyer was told. */
export async function ordered(store: OrderSite, lines: Lines, isPaid = true): Promise<Values> {
  const placedOrder = valuesOf((await place(store, await store.ready(lines))).message)
  if (isPaid) await paid(store, placedOrder)
  return placedOrder
}

/** An address to which sending anything costs ₹40 more, for every site once. */
export async function farAddress({ site }: OrderSite): Promise<typeof address> {
  const made = async (type: string, values: object) =>
    valuesOf((await site.administrator.post(`/api/resource/${type}`, values)).data)['name']
  const ranges = [{ from_postal_code: '682001', to_postal_code: '799999' }]
  const zone = await made('Shipping Zone', { zone_name: 'Far', ranges })
  await made('Shipping Rate', { zone, service: 'standard', amount: 90 })
  return { ...address, city: 'Kolkata', state: 'West Bengal', zipcode: '700001' }
}

/** Gives up one piece of what was ordered first, as its buyer. */
export async function cancelOneItem(store: OrderSite, placedOrder: Values) {
  const [line] = linesIn(await fetchOrderView(store, placedOrder))
  const items = [{ line: line?.['name'], quantity: 1 }]
  return store.call('orders.cancel_order', { token: placedOrder['token'], items })
}

/** Moves a parcel in the desk. */
export const move = (client: TestClient, parcel: unknown, values: object) =>
  client.put(`/api/resource/Parcel/${String(parcel)}`, values)

/** Every parcel of an order leaves with a carrier. */
export async function shipped(store: OrderSite, manager: TestClient, placedOrder: Values): Promise<void> {
  for (const { name } of parcelsIn(await fetchOrderView(store, placedOrder))) {
    for (const state of ['confirmed', 'packed']) await move(manager, name, { state })
    const tracking_number = `EM${String(name)}`
    const answer = await move(manager, name, { state: 'shipped', carrier: 'India Post', tracking_number })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
}

/** And comes to its buyer. */
export async function delivered(store: OrderSite, manager: TestClient, placedOrder: Values): Promise<Values> {
  await shipped(store, manager, placedOrder)
  for (const { name } of parcelsIn(await fetchOrderView(store, placedOrder)))
    await move(manager, name, { state: 'delivered' })
  return fetchOrderView(store, placedOrder)
}

/** Amounts that went back of the first payment of an order. */
export async function refundsOf({ site }: OrderSite, placedOrder: Values): Promise<readonly unknown[]> {
  const { rows } = await site.administrator.get('/api/resource/Refund', { fields: ['amount', 'payment'] })
  return rows
    .filter(({ payment }) => payment === `PAY-${String(placedOrder['order'])}`)
    .map(({ amount }) => amount)
}
