import { afterAll, beforeAll, expect, test } from 'vitest'
import { OF_ANOTHER } from '../testing/sample-discount.ts'
import {
  address,
  newKey,
  orderSite,
  place,
  valuesOf,
  type OrderSite,
  type Values,
} from '../testing/sample-site.ts'

let store: OrderSite
beforeAll(async () => {
  store = await orderSite()
})
afterAll(() => store.site.close())

async function count(table: string): Promise<number> {
  const { rows } = await store.site.engine.database.pool.query<{ n: string }>(
    `select count(*) as n from "${table}"`,
  )
  return Number(rows[0]?.n)
}

test('Places no order that its buyer has not seen, and loses nothing on refusal', async () => {
  const pot = await store.pot(5)
  const cart = await store.ready([[pot, 1]])
  const before = [await count('Order'), await count('Fulfilment'), await count('Stock Reservation')]
  const refused = async (more: Values, client = store.site.guest) => {
    const answer = await store.call(
      'orders.place_order',
      { ...cart, idempotency_key: newKey(), ...more },
      client,
    )
    expect(answer.status).not.toBe(200)
    const { code, field } = valuesOf(answer.body)
    return [code, field ?? null]
  }
  expect(await refused({ expected_total: 1, price: 1 })).toEqual(['orders.changed', null])
  expect(await refused({ version: cart.version - 1 })).toEqual(['orders.changed', null])
  expect(await refused({ idempotency_key: 'short' })).toEqual(['orders.short_key', null])
  expect(await refused({ gateway: 'Stripe' })).toEqual(['payments.no_gateway', null])
  expect(await refused({ cart_token: 'A'.repeat(43) })).toEqual(['cart.no_cart', null])
  await store.site.administrator.put(`/api/resource/Product/${pot.product}`, { state: 'archived' })
  expect(await refused({})).toEqual(['orders.changed', null])
  expect([await count('Order'), await count('Fulfilment'), await count('Stock Reservation')]).toEqual(before)
  expect(await store.left(pot)).toBe(5)
})

test('A refusal names the missing field', async () => {
  const pot = await store.pot(5)
  const added = await store.call('cart.add', { variant: pot.variant, business: pot.business, quantity: 1 })
  const { cart_token } = valuesOf(added.message)
  const readProblems = async () => {
    const { message } = await store.call('cart.get_cart', { cart_token })
    const { version, totals } = valuesOf(message)
    const expected_total = valuesOf(totals)['total']
    const sent = { cart_token, version, expected_total, idempotency_key: newKey() }
    return valuesOf((await store.call('orders.place_order', sent)).body)['field']
  }
  expect(await readProblems()).toBe('address.zipcode')
  await store.call('cart.set_place', { cart_token, postal_code: '600004' })
  expect(await readProblems()).toBe('address')
  const gstin = await store.call('cart.set_address', { cart_token, gstin: '33 of nobody' })
  expect(valuesOf(gstin.body)['field']).toBe('gstin')
})

test('Refuses another seller’s coupon, an archived variant and an unserved address, each with its own message', async () => {
  const variants = ['S', 'L'].map((size) => ({
    ...{ sku: `JUG-${size}-${newKey()}`, option_values: `Size: ${size}`, price: 30_000 },
  }))
  const jug = await store.pot(5, { variants })
  const tables = ['Order', 'Fulfilment', 'Stock Reservation', 'Payment', 'Ledger Entry'] as const
  const counts = () => Promise.all(tables.map((table) => count(table)))
  const before = await counts()
  const refused = async (cart: Parameters<typeof place>[1]) => {
    const { message } = await store.call('cart.get_cart', { cart_token: cart.cart_token })
    const { version, totals } = valuesOf(message)
    const seen = { version, expected_total: valuesOf(totals)['total'] }
    const { status, body } = await place(store, cart, seen)
    expect(status).toBe(417)
    const { code, field } = valuesOf(body)
    return [code, field]
  }
  const cartProblemCode = 'orders.cart_problem'
  const { cart_token } = await store.ready([[jug, 1]])
  const couponed = await store.call('cart.set_coupon', { cart_token, coupon_code: OF_ANOTHER })
  expect(couponed.status).toBe(417)
  expect(valuesOf(couponed.body)).toMatchObject({ code: 'cart.coupon_refused', field: 'coupon_code' })
  expect(JSON.stringify(couponed.body)).toContain('This coupon is for things of another seller')
  const far = { ...address, zipcode: '797001', state: 'Nagaland', city: 'Kohima' }
  const unserved = await store.ready([[jug, 1]], { address: far })
  expect(await refused(unserved)).toEqual([cartProblemCode, 'address.zipcode'])
  const old = await store.ready([[jug, 1]])
  await store.site.engine.database.pool.query(
    `update "Product Variant" set is_archived = 1 where name = $1`,
    [jug.variant],
  )
  expect(valuesOf((await place(store, old)).body)['code']).toBe('orders.changed')
  const { message } = await store.call('cart.get_cart', { cart_token: old.cart_token })
  expect(valuesOf(message)['changes']).toMatchObject([{ kind: 'not_sold' }])
  expect(await counts()).toEqual(before)
  expect(await store.left(jug)).toBe(5)
  expect(await store.faults()).toEqual([])
})

test('A coupon no longer valid blocks no order: it is placed at the total that the buyer saw', async () => {
  const pot = await store.pot(5)
  const cart = await store.ready([[pot, 1]], { coupon_code: 'TENTH' })
  await store.site.engine.database.pool.query('update "Cart" set coupon_code = $1 where coupon_code = $2', [
    OF_ANOTHER,
    'TENTH',
  ])
  expect(valuesOf((await place(store, cart)).body)['code']).toBe('orders.changed')
  const { message } = await store.call('cart.get_cart', { cart_token: cart.cart_token })
  const { version, totals, problems } = valuesOf(message)
  expect(problems).toMatchObject([{ kind: 'coupon', reason: 'This coupon is for things of another seller' }])
  const seen = { version, expected_total: valuesOf(totals)['total'] }
  expect((await place(store, cart, seen)).status).toBe(200)
})

test('A site with a discount source says that it takes coupons', async () => {
  const { cart_token } = await store.ready([[await store.pot(1), 1]])
  const { message } = await store.call('cart.get_cart', { cart_token })
  expect(message).toMatchObject({ takes_coupons: true, coupon_code: null })
})
