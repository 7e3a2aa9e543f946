import { expect } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  newKey,
  orderOf,
  rowsOf,
  valuesOf,
  type OrderSite,
  type SampleItem,
  type Values,
} from './sample-site.ts'

/** A thing at a first price that others at other prices can be had for. */
export interface Sized extends SampleItem {
  /** The variants that can be had in its place, in the order of their prices. */
  readonly others: readonly string[]
}

/** A new thing of the pottery or of the loom in sizes, each at a price of its own, with so many pieces of each. */
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

/** What an exchange is asked with: so many pieces of a line of an order, and what comes in their place. */
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

/** What the shopper is shown of an exchange; null where it cannot be. */
export async function shownExchange(
  { call }: OrderSite,
  client: TestClient,
  exchangeRequest: ExchangeRequest,
): Promise<Values | null> {
  const answer = await call('orders.preview_return', toReturnInput(exchangeRequest), client)
  return answer.status === 200 ? valuesOf(answer.message) : null
}

/** Asked, received and sent: the pieces go back, and others come in their place. Answers the order of these; null where it was refused. */
export async function exchangedFor(
  { call, site }: OrderSite,
  client: TestClient,
  exchangeRequest: ExchangeRequest,
): Promise<Values> {
  const done = async (method: string, values: object) => {
    const answer = await call(method, values, client)
    expect([200, 417], JSON.stringify(answer.body)).toContain(answer.status)
    await site.engine.drainSignals()
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

/** The first line of an order. */
export async function firstLine(store: OrderSite, placedOrder: Values): Promise<unknown> {
  return rowsOf((await orderOf(store, placedOrder))['lines'])[0]?.['name']
}
