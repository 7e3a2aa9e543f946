import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret } from '#framework/identity'
import { rowsOf, storeSite, valuesOf, type StoreSite, type Thing } from './sample-site.ts'

let store: StoreSite
beforeAll(async () => {
  store = await storeSite()
})
afterAll(() => store.site.close())

const guest = (method: string, values: object = {}) => store.call(store.site.guest, method, values)
const pair = ({ variant, business }: Thing) => ({ variant, business })
const view = async (cart_token: string) => valuesOf((await guest('get_cart', { cart_token })).message)
const kinds = (value: unknown) => rowsOf(value).map(({ kind }) => kind)
const numbers = (value: unknown, key: string) => rowsOf(value).map((row) => row[key])

test('a guest puts something in and has a cart of his own, whose name he never learns', async () => {
  const pot = await store.thing()
  const { status, message, body } = await guest('add', { ...pair(pot), quantity: 2 })
  expect(status).toBe(200)
  expect(message).toMatchObject({
    cart: { version: 1, lines: 1, pieces: 2 },
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

test('adding to a cart that is there takes three statements, and repeating it under its key adds nothing', async () => {
  const pot = await store.thing()
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
  ['-1', 'cart.too_few_pieces'],
  [0, 'cart.too_few_pieces'],
  [1.5, 'cart.no_whole_number'],
  [1e12, 'cart.too_many_pieces'],
  ['plenty', 'cart.no_number'],
  [{ $gt: 1 }, 'cart.no_number'],
])('a quantity of %s is refused in its own words', async (quantity, code) => {
  const pot = await store.thing()
  const cart_token = await store.cartOf([pot, 1])
  for (const method of ['add', 'set_quantity']) {
    const { status, body } = await guest(method, { ...pair(pot), quantity, cart_token })
    expect([status, valuesOf(body)['code'], valuesOf(body)['field']]).toEqual([417, code, 'quantity'])
  }
})

test('what is sold out, not so many or not sold at all is refused; a price of the caller’s is not heard', async () => {
  const [few, none] = [await store.thing({ chennai: 2 }), await store.thing({})]
  const codeOf = async (values: object) => valuesOf((await guest('add', values)).body)['code']
  expect(await codeOf({ ...pair(few), quantity: 3 })).toBe('cart.few_left')
  expect(await codeOf(pair(none))).toBe('cart.sold_out')
  expect(await codeOf({ variant: 'nothing', business: few.business })).toBe('cart.not_sold')
  expect(await codeOf({ variant: few.variant, business: 'BS-99999' })).toBe('cart.not_sold')
  const { message } = await guest('add', { ...pair(few), price: 1, price_seen: 1, amount: 1 })
  const { totals } = await view(String(valuesOf(message)['cart_token']))
  expect(totals).toMatchObject({ total: 420 })
})

test('a cart is split by seller and branch, from the nearest that has all, with the delivery of each parcel', async () => {
  const both = await store.thing({ chennai: 5, madurai: 5 })
  const south = await store.thing({ madurai: 5 })
  const silk = await store.cloth(3)
  const cart_token = await store.cartOf([both, 1], [south, 2], [silk, 1])
  const { message, statements } = await guest('set_place', { cart_token, postal_code: '600028' })
  expect(statements.length).toBeLessThanOrEqual(9)
  const { parcels, totals, problems } = valuesOf(message)
  expect(numbers(parcels, 'branch')).toEqual([store.shop.madurai, store.shop.loom])
  expect(numbers(parcels, 'delivery')).toEqual([50, 50])
  expect(totals).toMatchObject({ goods: 1680, delivery: 100, total: 1780, tax: 140.36 })
  expect(problems).toEqual([])
  const near = await store.cartOf([both, 1])
  const alone = valuesOf((await guest('set_place', { cart_token: near, postal_code: '600028' })).message)
  expect(numbers(alone['parcels'], 'branch')).toEqual([store.shop.chennai])
})

test('every way in which a cart is not as it was is told, counted and taken over only when accepted', async () => {
  const [dear, cheap, off] = [await store.thing(), await store.thing(), await store.thing()]
  const [few, gone] = [await store.thing({ chennai: 9 }), await store.thing({ chennai: 1 })]
  const cart_token = await store.cartOf([dear, 1], [cheap, 1], [few, 9], [gone, 1], [off, 1])
  await store.change('Product', dear.product, { price: 500 })
  await store.change('Product', cheap.product, { price: 400 })
  const count = (thing: Thing, counted: number) =>
    store.site.administrator.post('/api/method/mela.inventory.count_stock', {
      ...{ branch: store.shop.chennai, variant: thing.variant, counted },
    })
  await count(few, 4)
  await count(gone, 0)
  await store.change('Product', off.product, { state: 'archived' })
  const seen = await view(cart_token)
  expect(kinds(seen['changes'])).toEqual(['price_up', 'price_down', 'few_left', 'sold_out', 'not_sold'])
  expect(numbers(seen['lines'], 'wanted')).toEqual([1, 1, 9, 1, 1])
  expect(seen['totals']).toMatchObject({ goods: 500 + 400 + 4 * 420 })
  const taken = valuesOf((await guest('accept_changes', { cart_token, version: seen['version'] })).message)
  expect(taken['changes']).toEqual([])
  expect(taken['totals']).toEqual(seen['totals'])
  expect(numbers(taken['lines'], 'wanted')).toEqual([1, 1, 4])
})

test('a seller that is suspended sells nothing of what lies in carts', async () => {
  const silk = await store.cloth(3)
  const cart_token = await store.cartOf([silk, 1])
  await store.change('Business', silk.business, { state: 'suspended' })
  expect(kinds((await view(cart_token))['changes'])).toEqual(['not_sold'])
  await store.change('Business', silk.business, { state: 'live' })
  expect((await view(cart_token))['changes']).toEqual([])
})

test('of two windows the later one is told that the cart is another', async () => {
  const pot = await store.thing()
  const cart_token = await store.cartOf([pot, 1])
  const { version } = await view(cart_token)
  const at = { ...pair(pot), cart_token, version }
  expect((await guest('set_quantity', { ...at, quantity: 2 })).status).toBe(200)
  const late = await guest('set_quantity', { ...at, quantity: 5 })
  expect([late.status, valuesOf(late.body)['code']]).toEqual([417, 'cart.changed_elsewhere'])
  expect((await guest('remove', { ...pair(await store.thing()), cart_token })).status).toBe(404)
  expect((await guest('remove', { ...at, version: null })).message).toMatchObject({ lines: [] })
})

test('nothing that only asks changes a cart', async () => {
  const pot = await store.thing()
  const cart_token = await store.cartOf([pot, 1])
  const before = await view(cart_token)
  for (const method of ['add', 'remove', 'set_quantity', 'get_cart', 'merge', 'set_place']) {
    const path = `/api/method/mela.cart.${method}`
    const { status } = await store.site.guest.get(path, {
      ...pair(pot),
      cart_token,
      quantity: 4,
      postal_code: '600004',
    })
    expect(status).not.toBe(200)
  }
  expect(await view(cart_token)).toEqual(before)
})

test('signing in brings the guest’s cart along, once', async () => {
  const [pot, bowl] = [await store.thing({ chennai: 6 }), await store.thing()]
  const buyer = await store.site.userWith('Customer')
  const own = (method: string, values: object = {}) => store.call(buyer, method, values)
  await own('add', { ...pair(pot), quantity: 4 })
  const cart_token = await store.cartOf([pot, 4], [bowl, 1])
  const merged = valuesOf((await own('merge', { cart_token })).message)
  expect(numbers(merged['lines'], 'wanted')).toEqual([6, 1])
  const again = valuesOf((await own('merge', { cart_token })).message)
  expect(again['lines']).toEqual(merged['lines'])
  expect((await view(cart_token))['lines']).toEqual([])
  const other = await store.site.userWith('Customer')
  expect(valuesOf((await store.call(other, 'get_cart', { cart_token })).message)['lines']).toEqual([])
})

test('carts merged at once from two devices lose nothing and double nothing', async () => {
  const pot = await store.thing({ chennai: 100 })
  const buyer = await store.site.userWith('Customer')
  const tokens = await Promise.all(Array.from({ length: 6 }, () => store.cartOf([pot, 2])))
  const calls = [...tokens, ...tokens].map((cart_token) => store.call(buyer, 'merge', { cart_token }))
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200))
  const { lines } = valuesOf((await store.call(buyer, 'get_cart')).message)
  expect(numbers(lines, 'wanted')).toEqual([12])
})

test('where it goes, how it comes and how it is paid are kept, and what cannot be is said', async () => {
  const pot = await store.thing()
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
  const [parcel] = rowsOf(placed['parcels'])
  const choose = (code: string) =>
    guest('set_delivery', { cart_token, deliveries: { [String(parcel?.['key'])]: { code } } })
  expect((await choose('express')).message).toMatchObject({ totals: { delivery: 90, total: 510 } })
  expect((await choose('by camel')).body).toMatchObject({ field: 'deliveries' })
  const paid = await guest('set_payment', { cart_token, payment_choice: 'cod' })
  expect(paid.message).toMatchObject({ payment_choice: 'cod', problems: [] })
  const moved = valuesOf((await guest('set_place', { cart_token, postal_code: '682555' })).message)
  expect(moved).toMatchObject({ address: null })
  expect(kinds(moved['problems'])).toContain('not_served')
})

test('a coupon that nobody takes is refused at its field and not kept; one that is not good any more is told and comes off', async () => {
  const cart_token = await store.cartOf([await store.thing(), 1])
  const { version } = await view(cart_token)
  const refused = await guest('set_coupon', { cart_token, coupon_code: 'mela10' })
  expect([refused.status, refused.body]).toMatchObject([
    417,
    { code: 'cart.coupon_refused', field: 'coupon_code' },
  ])
  expect(JSON.stringify(refused.body)).toContain('There is no such coupon')
  expect(await view(cart_token)).toMatchObject({ version, coupon_code: null })
  await store.site.engine.database.pool.query(
    `update "Cart" set coupon_code = 'MELA10' where token_hash = $1`,
    [hashSecret(cart_token)],
  )
  const { coupon_code, problems } = await view(cart_token)
  expect(coupon_code).toBe('MELA10')
  expect(rowsOf(problems)).toContainEqual({ kind: 'coupon', key: null, reason: 'There is no such coupon' })
  const bare = valuesOf((await guest('set_coupon', { cart_token, coupon_code: '' })).message)
  expect([bare['coupon_code'], kinds(bare['problems'])]).toEqual([null, ['no_place']])
})

test('before a place is known nothing is fetched that nobody chose to fetch', async () => {
  const pot = await store.thing()
  const fetched = `pickup:${store.shop.chennai}`
  await store.change('Business Branch', store.shop.chennai, { is_pickup_point: 1 })
  const cart_token = await store.cartOf([pot, 1])
  const open = await view(cart_token)
  expect(open).toMatchObject({ parcels: [{ chosen: null, is_served: true, options: [{ code: fetched }] }] })
  expect(kinds(open['problems'])).toEqual(['no_place'])
  const [parcel] = rowsOf(open['parcels'])
  const deliveries = { [String(parcel?.['key'])]: { code: fetched } }
  const chosen = await guest('set_delivery', { cart_token, deliveries })
  expect(chosen.message).toMatchObject({ parcels: [{ chosen: fetched }], problems: [] })
  const other = await store.cartOf([pot, 1])
  const placed = await guest('set_place', { cart_token: other, postal_code: '600028' })
  expect(placed.message).toMatchObject({ parcels: [{ chosen: 'standard' }], totals: { delivery: 50 } })
  await store.change('Business Branch', store.shop.chennai, { is_pickup_point: 0 })
})

test('where nothing is brought it is said why, and nothing is fetched until its buyer chooses so', async () => {
  const pot = await store.thing()
  const fetched = `pickup:${store.shop.chennai}`
  await store.change('Business Branch', store.shop.chennai, { is_pickup_point: 1 })
  const address = {
    ...{ contact_name: 'Meena', phone: '98400 12345', address_line1: '4 Temple Street', city: 'Elsewhere' },
    ...{ state: 'Nagaland', zipcode: '797001' },
  }
  const abroad = { ...address, country: 'SG', state: 'Singapore', zipcode: '600004' }
  for (const [far, reason] of [
    [address, 'Nothing is delivered to this postal code'],
    [{ ...address, country: 'US', state: 'Ohio', zipcode: '999999' }, 'There is no such postal code'],
    [abroad, 'There is no such postal code'],
    [{ ...abroad, country: 'GB', state: 'London', zipcode: 'SE1 7PB' }, 'There is no such postal code'],
  ] as const) {
    const cart_token = await store.cartOf([pot, 1])
    const placed = valuesOf((await guest('set_address', { cart_token, address: far })).message)
    const [parcel] = rowsOf(placed['parcels'])
    expect(parcel).toMatchObject({ chosen: null, is_served: true, options: [{ code: fetched }] })
    expect(placed['problems']).toEqual([{ kind: 'not_served', key: parcel?.['key'], reason }])
    expect(placed['address']).toMatchObject({ address_line1: '4 Temple Street' })
    const deliveries = { [String(parcel?.['key'])]: { code: fetched } }
    const chosen = await guest('set_delivery', { cart_token, deliveries })
    expect(chosen.message).toMatchObject({ parcels: [{ chosen: fetched }], problems: [] })
  }
  await store.change('Business Branch', store.shop.chennai, { is_pickup_point: 0 })
})

test('why it cannot be paid in cash is told with the limit', async () => {
  const cart_token = await store.cartOf([await store.thing({ chennai: 20 }), 20])
  const { message } = await guest('set_place', { cart_token, postal_code: '600004' })
  const cod = { is_allowed: false, reason: 'cod_limit', limit: 5000 }
  expect(message).toMatchObject({ parcels: [{ cod }] })
})

test('a cart holds a hundred different things', async () => {
  const variants = Array.from({ length: 101 }, (_, place) => ({
    ...{ sku: `KOLAM-${place}`, option_values: `Size: ${place}`, price: 1000 },
  }))
  const { product, business } = await store.thing({}, { tracks_stock: 0, variants })
  const { rows } = await store.site.engine.database.pool.query<{ name: string }>(
    'select name from "Product Variant" where parent = $1',
    [product],
  )
  const things = rows.map(({ name: variant }) => ({ product, variant, business }))
  const last = things[100]
  const cart_token = await store.cartOf(...things.slice(0, 100).map((one) => [one, 1] as const))
  const { status, body } = await guest('add', { ...(last && pair(last)), cart_token })
  expect([status, valuesOf(body)['code']]).toEqual([417, 'cart.too_many_lines'])
  const { statements, message } = await guest('get_cart', { cart_token })
  expect(statements).toHaveLength(6)
  expect(valuesOf(message)['totals']).toMatchObject({ quantity: 100 })
})
