import { expect } from 'vitest'
import type { TestClient } from '#framework/testing'
import { newKey, orderOf, rowsOf, valuesOf, type OrderSite, type Thing, type Values } from './sample-site.ts'

/** A thing at a first price that others at other prices can be had for. */
export interface Sized extends Thing {
  /** The variants that can be had in its place, in the order of their prices. */
  readonly others: readonly string[]
}

/** A new thing of the pottery or of the loom in sizes, each at a price of its own, with so many pieces of each. */
export async function sized(
  { call, shop, pot, cloth, site }: OrderSite,
  of: keyof OrderSite['shop'],
  { pieces, prices }: { readonly pieces: number; readonly prices: readonly number[] },
): Promise<Sized> {
  const variants = prices.map((price, at) => ({
    ...{ sku: `SIZE-${newKey()}`, option_values: `Size: ${'SMLX'[at]}`, price: price * 100 },
  }))
  const thing = await (of === 'pottery' ? pot : cloth)(pieces, { variants, return_days: 7 })
  const { data } = await site.administrator.get(`/api/resource/Product/${thing.product}`)
  const [, ...others] = rowsOf(valuesOf(data)['variants']).map(({ name }) => String(name))
  for (const variant of others) {
    const values = { branch: shop[of], variant, quantity: pieces }
    const answer = await call('inventory.receive_stock', values, site.administrator)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  return { ...thing, others }
}

/** What an exchange is asked with: so many pieces of a line of an order, and what comes in their place. */
export interface ExchangeWish {
  readonly name: unknown
  readonly line: unknown
  readonly quantity: number
  readonly wanted: unknown
}

const wishOf = ({ name, line, quantity, wanted: exchange_variant }: ExchangeWish) => ({
  ...{ name, reason: 'does not fit', resolution: 'exchange' },
  items: [{ line, quantity, exchange_variant }],
})

/** What the shopper is shown of an exchange; null where it cannot be. */
export async function shownExchange(
  { call }: OrderSite,
  client: TestClient,
  wish: ExchangeWish,
): Promise<Values | null> {
  const answer = await call('orders.preview_return', wishOf(wish), client)
  return answer.status === 200 ? valuesOf(answer.message) : null
}

/** Asked, received and sent: the pieces go back, and others come in their place. Answers the order of these; null where it was refused. */
export async function exchangedFor(
  { call, site }: OrderSite,
  client: TestClient,
  wish: ExchangeWish,
): Promise<Values> {
  const done = async (method: string, values: object) => {
    const answer = await call(method, values, client)
    expect([200, 417], JSON.stringify(answer.body)).toContain(answer.status)
    await site.engine.drainSignals()
    return answer.status === 200 ? valuesOf(answer.message) : {}
  }
  const asked = await done('orders.ask_return', { ...wishOf(wish), idempotency_key: newKey() })
  const [back] = rowsOf(asked['returns']).slice(-1)
  if (!back) return { order: null }
  const path = `/api/resource/Return/${String(back['name'])}`
  for (const state of ['approved', 'received']) await client.put(path, { state })
  await done('orders.exchange_return', { name: back['name'] })
  return { order: valuesOf((await client.get(path)).data)['new_order'] ?? null }
}

/** The first line of an order. */
export async function firstLine(store: OrderSite, told: Values): Promise<unknown> {
  return rowsOf((await orderOf(store, told))['lines'])[0]?.['name']
}
