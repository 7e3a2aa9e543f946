import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#framework/database'
import { hashSecret } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { Cart } from './cart.doctype.ts'
import {
  kinds,
  numbers,
  pair,
  storeSite,
  valuesOf,
  type StoreSite,
  type SampleProduct,
} from '../testing/sample-site.ts'

let store: StoreSite
beforeAll(async () => {
  store = await storeSite()
})
afterAll(() => store.site.close())

const guest = (method: string, values: object = {}) => store.call(store.site.guest, method, values)
const view = async (cart_token: string) => valuesOf((await guest('get_cart', { cart_token })).message)

test('Splits a cart by seller and nearest complete branch, with a delivery for each package', async () => {
  const both = await store.sampleProduct({ chennai: 5, madurai: 5 })
  const south = await store.sampleProduct({ madurai: 5 })
  const silk = await store.cloth(3)
  const cart_token = await store.cartOf([both, 1], [south, 2], [silk, 1])
  const { message, statements } = await guest('set_place', { cart_token, postal_code: '600028' })
  expect(statements.length).toBeLessThanOrEqual(9)
  const { fulfilments, totals, problems } = valuesOf(message)
  expect(numbers(fulfilments, 'branch')).toEqual([store.shop.madurai, store.shop.loom])
  expect(numbers(fulfilments, 'delivery')).toEqual([50, 50])
  expect(totals).toMatchObject({ goods: 1680, delivery: 100, total: 1780, tax: 140.36 })
  expect(problems).toEqual([])
  const near = await store.cartOf([both, 1])
  const alone = valuesOf((await guest('set_place', { cart_token: near, postal_code: '600028' })).message)
  expect(numbers(alone['fulfilments'], 'branch')).toEqual([store.shop.chennai])
})

test('Shows titles and sellers in the caller’s language', async () => {
  const title = 'Water pot'
  const sold = await store.sampleProduct({ chennai: 5 }, { title })
  const hindi = { [title]: 'घड़ा', Pottery: 'पॉटरी' }
  for (const [source_text, translated_text] of Object.entries(hindi))
    await store.site.administrator.post('/api/resource/Translation', {
      ...{ language: 'hi', source_text, translated_text },
    })
  const cart_token = await store.cartOf([sold, 1])
  const asked = await guest('get_cart?_lang=hi', { cart_token })
  expect(asked.message).toMatchObject({
    lines: [{ title: 'घड़ा' }],
    fulfilments: [{ business_name: 'पॉटरी' }],
  })
  expect(await view(cart_token)).toMatchObject({ lines: [{ title }] })
})

test('Reports and counts every change to a cart, and applies it only when the buyer accepts', async () => {
  const [dear, cheap, off] = [
    await store.sampleProduct(),
    await store.sampleProduct(),
    await store.sampleProduct(),
  ]
  const [few, soldOut] = [
    await store.sampleProduct({ chennai: 9 }),
    await store.sampleProduct({ chennai: 1 }),
  ]
  const cart_token = await store.cartOf([dear, 1], [cheap, 1], [few, 9], [soldOut, 1], [off, 1])
  await store.change('Product', dear.product, { price: 500 })
  await store.change('Product', cheap.product, { price: 400 })
  const count = (product: SampleProduct, counted: number) =>
    store.site.administrator.post('/api/method/mela.inventory.count_stock', {
      ...{ branch: store.shop.chennai, variant: product.variant, counted },
    })
  await count(few, 4)
  await count(soldOut, 0)
  await store.change('Product', off.product, { state: 'archived' })
  const seen = await view(cart_token)
  expect(kinds(seen['changes'])).toEqual([
    'price_up',
    'price_down',
    'insufficient_stock',
    'sold_out',
    'not_sold',
  ])
  expect(numbers(seen['lines'], 'wanted')).toEqual([1, 1, 9, 1, 1])
  expect(seen['totals']).toMatchObject({ goods: 500 + 400 + 4 * 420 })
  const accepted = valuesOf((await guest('accept_changes', { cart_token, version: seen['version'] })).message)
  expect(accepted['changes']).toEqual([])
  expect(accepted['totals']).toEqual(seen['totals'])
  expect(numbers(accepted['lines'], 'wanted')).toEqual([1, 1, 4])
})

test('Does not sell cart items of a suspended seller', async () => {
  const silk = await store.cloth(3)
  const cart_token = await store.cartOf([silk, 1])
  await store.change('Business', silk.business, { state: 'suspended' })
  expect(kinds((await view(cart_token))['changes'])).toEqual(['not_sold'])
  await store.change('Business', silk.business, { state: 'live' })
  expect((await view(cart_token))['changes']).toEqual([])
})

test('Tells the later of two windows that the cart has changed', async () => {
  const pot = await store.sampleProduct()
  const cart_token = await store.cartOf([pot, 1])
  const { version } = await view(cart_token)
  const at = { ...pair(pot), cart_token, version }
  expect((await guest('set_quantity', { ...at, quantity: 2 })).status).toBe(200)
  const late = await guest('set_quantity', { ...at, quantity: 5 })
  expect([late.status, valuesOf(late.body)['code']]).toEqual([417, 'cart.changed_elsewhere'])
  expect((await guest('remove', { ...pair(await store.sampleProduct()), cart_token })).status).toBe(404)
  expect((await guest('remove', { ...at, version: null })).message).toMatchObject({ lines: [] })
})

test('Queries never change a cart', async () => {
  const pot = await store.sampleProduct()
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

test('The nightly task deletes old carts with their lines in one statement, and passes over one in use', async () => {
  const pot = await store.sampleProduct()
  const { pool } = store.site.engine.database
  const cartOfAge = async (days: number) => {
    const { rows } = await pool.query<{ name: string }>(
      `update "Cart" set modified = localtimestamp - make_interval(days => $2) where token_hash = $1 returning name`,
      [hashSecret(await store.cartOf([pot, 1])), days],
    )
    return rows[0]?.name ?? ''
  }
  const [old, used, recent] = [await cartOfAge(91), await cartOfAge(91), await cartOfAge(89)]
  const left = async () => {
    const { rows } = await pool.query<{ parent: string }>(
      'select parent from "Cart Line" join "Cart" c on c.name = parent where parent = any($1) order by c.creation',
      [[old, used, recent]],
    )
    return rows.map(({ parent }) => parent)
  }
  expect(await left()).toEqual([old, used, recent])
  const forget = () => countStatements(() => store.site.engine.runTask('cart.forget'))
  await store.site.engine.write(administrator, async (documents) => {
    await documents.lock(Cart, used)
    const { statements } = await forget()
    expect(statements.filter((text) => text.includes('delete from "Cart"'))).toHaveLength(1)
  })
  expect(await left()).toEqual([used, recent])
  expect((await pool.query('select from "Cart Line" where parent = $1', [old])).rowCount).toBe(0)
  await forget()
  expect(await left()).toEqual([recent])
})
