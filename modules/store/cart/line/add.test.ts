import { afterAll, beforeAll, expect, test } from 'vitest'
import { numbers, pair, storeSite, valuesOf, type StoreSite } from '../testing/sample-site.ts'

let store: StoreSite
beforeAll(async () => {
  store = await storeSite()
})
afterAll(() => store.site.close())

const guest = (method: string, values: object = {}) => store.call(store.site.guest, method, values)
const view = async (cart_token: string) => valuesOf((await guest('get_cart', { cart_token })).message)

test('A guest adds an item and gets their own cart, whose name stays secret', async () => {
  const pot = await store.sampleProduct()
  const { status, message, body } = await guest('add', { ...pair(pot), quantity: 2 })
  expect(status).toBe(200)
  expect(message).toMatchObject({
    cart: { version: 1, lines: 1, item_count: 2 },
    line: { quantity: 2, most: 10 },
  })
  const token = String(valuesOf(message)['cart_token'])
  const { rows } = await store.site.engine.database.pool.query<{ name: string; token_hash: string }>(
    'select name, token_hash from "Cart" order by creation desc limit 1',
  )
  expect(JSON.stringify(body)).not.toContain(rows[0]?.name)
  expect(rows[0]?.token_hash).not.toBe(token)
  expect((await store.site.guest.get('/api/resource/Cart')).status).toBe(403)
  expect(await view(token)).toMatchObject({ totals: { goods: 840, total: 840, quantity: 2 } })
  expect(numbers((await view('no such token'))['lines'], 'key')).toEqual([])
})

test('Adding to an existing cart takes three statements, and repeating the key adds nothing', async () => {
  const pot = await store.sampleProduct()
  const cart_token = await store.cartOf([pot, 1])
  const asked = { ...pair(pot), quantity: 2, cart_token, request_key: 'tap-1' }
  const first = await guest('add', asked)
  expect(first.statements).toHaveLength(3)
  const again = await guest('add', asked)
  expect(valuesOf(valuesOf(again.message)['line'])['quantity']).toBe(3)
  const forty = Array.from({ length: 40 }, () => guest('add', { ...pair(pot), cart_token }))
  await Promise.all(forty)
  const { lines } = await view(cart_token)
  expect(numbers(lines, 'wanted')).toEqual([10])
})

test.each([
  ['-1', 'cart.quantity_too_low'],
  [0, 'cart.quantity_too_low'],
  [1.5, 'cart.not_an_integer'],
  [1e12, 'cart.quantity_too_high'],
  ['1.5', 'cart.not_an_integer'],
  ['1000', 'cart.quantity_too_high'],
  ['plenty', 'cart.no_number'],
  ['0x10', 'cart.no_number'],
  ['1e2', 'cart.no_number'],
  ['2 2', 'cart.no_number'],
  [{ $gt: 1 }, 'cart.no_number'],
])('Refuses a quantity of %s with its own message', async (quantity, code) => {
  const pot = await store.sampleProduct()
  const cart_token = await store.cartOf([pot, 1])
  for (const method of ['add', 'set_quantity']) {
    const { status, body } = await guest(method, { ...pair(pot), quantity, cart_token })
    expect([status, valuesOf(body)['code'], valuesOf(body)['field']]).toEqual([417, code, 'quantity'])
  }
})

test('Refuses items that are sold out, short or not for sale, and ignores a price from the caller', async () => {
  const [few, none] = [await store.sampleProduct({ chennai: 2 }), await store.sampleProduct({})]
  const codeOf = async (values: object) => valuesOf((await guest('add', values)).body)['code']
  expect(await codeOf({ ...pair(few), quantity: 3 })).toBe('cart.insufficient_stock')
  expect(await codeOf(pair(none))).toBe('cart.sold_out')
  expect(await codeOf({ variant: 'nothing', business: few.business })).toBe('cart.not_sold')
  expect(await codeOf({ variant: few.variant, business: 'BS-99999' })).toBe('cart.not_sold')
  const { message } = await guest('add', { ...pair(few), price: 1, price_seen: 1, amount: 1 })
  const { totals } = await view(String(valuesOf(message)['cart_token']))
  expect(totals).toMatchObject({ total: 420 })
})

test('An item stocked in two branches comes from one branch at a time and is not reported as sold out', async () => {
  const pot = await store.sampleProduct({ chennai: 4, madurai: 2 })
  const { body } = await guest('add', { ...pair(pot), quantity: 5 })
  expect(valuesOf(body)).toMatchObject({ code: 'cart.over_order_limit', field: 'quantity' })
  expect(JSON.stringify(body)).toMatch(
    /You can order at most 4 of .* at once\. Order the other 2 separately\./,
  )
  const cart_token = await store.cartOf([pot, 4])
  const { message } = await guest('set_quantity', { ...pair(pot), cart_token, quantity: 6 })
  expect(message).toMatchObject({
    lines: [{ state: 'over_order_limit', wanted: 6, quantity: 4, left: 4 }],
    changes: [{ kind: 'over_order_limit', before: 6, after: 4 }],
  })
})

test('A cart holds at most a hundred different items', async () => {
  const variants = Array.from({ length: 101 }, (_, place) => ({
    ...{ sku: `KOLAM-${place}`, option_values: `Size: ${place}`, price: 1000 },
  }))
  const { product, business } = await store.sampleProduct({}, { tracks_stock: 0, variants })
  const { rows } = await store.site.engine.database.pool.query<{ name: string }>(
    'select name from "Product Variant" where parent = $1',
    [product],
  )
  const products = rows.map(({ name: variant }) => ({ product, variant, business }))
  const last = products[100]
  const cart_token = await store.cartOf(...products.slice(0, 100).map((one) => [one, 1] as const))
  const { status, body } = await guest('add', { ...(last && pair(last)), cart_token })
  expect([status, valuesOf(body)['code']]).toEqual([417, 'cart.too_many_lines'])
  const { statements, message } = await guest('get_cart', { cart_token })
  expect(statements).toHaveLength(6)
  expect(valuesOf(message)['totals']).toMatchObject({ quantity: 100 })
})
