import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret } from '#framework/identity'
import { kinds, rowsOf, storeSite, valuesOf, type StoreSite } from '../testing/sample-site.ts'

let store: StoreSite
beforeAll(async () => {
  store = await storeSite()
})
afterAll(() => store.site.close())

const guest = (method: string, values: object = {}) => store.call(store.site.guest, method, values)
const view = async (cart_token: string) => valuesOf((await guest('get_cart', { cart_token })).message)

test('Stores the address, shipping and payment methods, and refuses impossible ones with a reason', async () => {
  const pot = await store.sampleProduct()
  const cart_token = await store.cartOf([pot, 1])
  expect(kinds((await view(cart_token))['problems'])).toEqual(['no_place'])
  expect((await guest('set_place', { cart_token, postal_code: '999999' })).body).toMatchObject({
    field: 'postal_code',
  })
  const address = {
    ...{ contact_name: 'Meena', phone: '98400 12345', address_line1: '4 Temple Street', city: 'Bengaluru' },
    ...{ state: 'Karnataka', zipcode: '560001' },
  }
  const bad = await guest('set_address', { cart_token, address: { ...address, zipcode: '56' } })
  expect(bad.body).toMatchObject({ field: 'address.zipcode' })
  const elsewhere = await guest('set_address', { cart_token, address: { ...address, zipcode: '600004' } })
  expect(elsewhere.body).toMatchObject({ code: 'places.other_state', field: 'address.zipcode' })
  const placed = valuesOf(
    (await guest('set_address', { cart_token, address, email: 'meena@example.org' })).message,
  )
  expect(placed).toMatchObject({
    postal_code: '560001',
    contact_name: 'Meena',
    phone: '+919840012345',
    problems: [],
  })
  const [fulfilment] = rowsOf(placed['fulfilments'])
  const choose = (code: string) =>
    guest('set_delivery', { cart_token, deliveries: { [String(fulfilment?.['key'])]: { code } } })
  expect((await choose('express')).message).toMatchObject({ totals: { delivery: 90, total: 510 } })
  expect((await choose('by camel')).body).toMatchObject({ field: 'deliveries' })
  const paid = await guest('set_payment', { cart_token, payment_choice: 'cod' })
  expect(paid.message).toMatchObject({ payment_choice: 'cod', problems: [] })
  const moved = valuesOf((await guest('set_place', { cart_token, postal_code: '682555' })).message)
  expect(moved).toMatchObject({ address: null })
  expect(kinds(moved['problems'])).toContain('not_served')
})

test('Refuses an unknown coupon at its field, and removes one no longer valid with a message', async () => {
  const cart_token = await store.cartOf([await store.sampleProduct(), 1])
  const { version } = await view(cart_token)
  const refused = await guest('set_coupon', { cart_token, coupon_code: 'mela10' })
  expect([refused.status, refused.body]).toMatchObject([
    417,
    { code: 'cart.coupon_refused', field: 'coupon_code' },
  ])
  expect(JSON.stringify(refused.body)).toContain('This coupon code is not valid. Check it and try again.')
  expect(await view(cart_token)).toMatchObject({ version, coupon_code: null })
  await store.site.engine.database.pool.query(
    `update "Cart" set coupon_code = 'MELA10' where token_hash = $1`,
    [hashSecret(cart_token)],
  )
  const { coupon_code, problems } = await view(cart_token)
  expect(coupon_code).toBe('MELA10')
  expect(rowsOf(problems)).toContainEqual({
    kind: 'coupon',
    key: null,
    reason: 'This coupon code is not valid. Check it and try again.',
  })
  const bare = valuesOf((await guest('set_coupon', { cart_token, coupon_code: '' })).message)
  expect([bare['coupon_code'], kinds(bare['problems'])]).toEqual([null, ['no_place']])
})

test('Selects pickup before the address is known only when the buyer chose it', async () => {
  const pot = await store.sampleProduct()
  const fetched = `pickup:${store.shop.chennai}`
  await store.change('Business Branch', store.shop.chennai, { is_pickup_point: 1 })
  const cart_token = await store.cartOf([pot, 1])
  const open = await view(cart_token)
  expect(open).toMatchObject({
    fulfilments: [{ chosen: null, is_served: true, options: [{ code: fetched }] }],
  })
  expect(kinds(open['problems'])).toEqual(['no_place'])
  const [fulfilment] = rowsOf(open['fulfilments'])
  const deliveries = { [String(fulfilment?.['key'])]: { code: fetched } }
  const chosen = await guest('set_delivery', { cart_token, deliveries })
  expect(chosen.message).toMatchObject({ fulfilments: [{ chosen: fetched }], problems: [] })
  const other = await store.cartOf([pot, 1])
  const placed = await guest('set_place', { cart_token: other, postal_code: '600028' })
  expect(placed.message).toMatchObject({ fulfilments: [{ chosen: 'standard' }], totals: { delivery: 50 } })
  await store.change('Business Branch', store.shop.chennai, { is_pickup_point: 0 })
})

test('Gives the reason when delivery is impossible, and selects pickup only when the buyer chooses it', async () => {
  const pot = await store.sampleProduct()
  const fetched = `pickup:${store.shop.chennai}`
  await store.change('Business Branch', store.shop.chennai, { is_pickup_point: 1 })
  const address = {
    ...{ contact_name: 'Meena', phone: '98400 12345', address_line1: '4 Temple Street', city: 'Elsewhere' },
    ...{ state: 'Nagaland', zipcode: '797001' },
  }
  const abroad = { ...address, country: 'SG', state: 'Singapore', zipcode: '600004' }
  for (const [far, reason] of [
    [address, 'This PIN code is not in our delivery area. Try another address or choose pickup.'],
    [{ ...address, country: 'US', state: 'Ohio', zipcode: '999999' }, 'Enter a valid PIN code'],
    [abroad, 'Enter a valid PIN code'],
    [{ ...abroad, country: 'GB', state: 'London', zipcode: 'SE1 7PB' }, 'Enter a valid PIN code'],
  ] as const) {
    const cart_token = await store.cartOf([pot, 1])
    const placed = valuesOf((await guest('set_address', { cart_token, address: far })).message)
    const [fulfilment] = rowsOf(placed['fulfilments'])
    expect(fulfilment).toMatchObject({ chosen: null, is_served: true, options: [{ code: fetched }] })
    expect(placed['problems']).toEqual([{ kind: 'not_served', key: fulfilment?.['key'], reason }])
    expect(placed['address']).toMatchObject({ address_line1: '4 Temple Street' })
    const deliveries = { [String(fulfilment?.['key'])]: { code: fetched } }
    const chosen = await guest('set_delivery', { cart_token, deliveries })
    expect(chosen.message).toMatchObject({ fulfilments: [{ chosen: fetched }], problems: [] })
  }
  await store.change('Business Branch', store.shop.chennai, { is_pickup_point: 0 })
})

test('Explains with the limit why an order cannot be paid in cash', async () => {
  const cart_token = await store.cartOf([await store.sampleProduct({ chennai: 20 }), 20])
  const { message } = await guest('set_place', { cart_token, postal_code: '600004' })
  const cod = { is_allowed: false, reason: 'cod_limit', limit: 5000 }
  expect(message).toMatchObject({ fulfilments: [{ cod }] })
})

test('A site without a discount source says that it takes no coupons', async () => {
  const cart_token = await store.cartOf([await store.sampleProduct(), 1])
  const { message } = await store.call(store.site.guest, 'get_cart', { cart_token })
  expect(message).toMatchObject({ takes_coupons: false, coupon_code: null })
})
