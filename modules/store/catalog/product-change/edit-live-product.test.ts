import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  openCatalogSite,
  routesIn,
  call,
  rowsOf,
  valuesOf,
  type CatalogSite,
} from '../testing/sample-site.ts'

let shop: CatalogSite
let seller: TestClient
let another: TestClient
beforeAll(async () => {
  shop = await openCatalogSite()
  seller = await shop.site.userWith('Seller')
  another = await shop.site.userWith('Seller')
  await shop.site.administrator.put('/api/resource/Business/BS-00002', { run_by: seller.user })
})
afterAll(() => shop.site.close())

const at = (name: string) => `/api/resource/Product/${name}`
const sold = (route: string, fields: object = {}) =>
  shop.addProduct(route, 'cloth', { business: 'BS-00002', ...fields })

const isListed = async (route: string) => {
  const found = await call(shop.site.guest, 'get_products', { category: 'cloth' })
  return routesIn(found).includes(route)
}

test('A seller changes price, earlier price, weight and keywords of a live product at once, with history', async () => {
  const name = await sold('stole', { keywords: 'shawl' })
  const { data } = await seller.get(at(name))
  const [only] = rowsOf(valuesOf(data)['variants'])
  const variants = [{ ...only, price: 380, compare_at_price: 500, weight_grams: 240 }]
  const saved = await seller.put(at(name), { variants, keywords: 'scarf' })
  expect(saved.data).toMatchObject({ state: 'live', price: 380, compare_at_price: 500, keywords: 'scarf' })
  expect((await seller.put(at(name), { price: 350 })).data).toMatchObject({
    variants: [{ price: 350, weight_grams: 240 }],
  })
  const wrong = await seller.put(at(name), { price: 600 })
  expect(wrong.status).toBe(417)
  expect(wrong.body).toMatchObject({ code: 'catalog.earlier_price_not_higher' })
  const found = await call(shop.site.guest, 'get_products', { search: 'scarf' })
  expect(valuesOf(found.message)['products']).toMatchObject([{ route: 'stole', price: 350 }])
  const history = await shop.site.administrator.get('/api/resource/Version', {
    filters: [['docname', '=', name]],
    fields: ['data', 'owner'],
  })
  expect(JSON.stringify(history.rows)).toContain('compare_at_price')
})

test('A seller hides and shows a live product, and only the office archives it', async () => {
  const name = await sold('towel')
  expect(await isListed('towel')).toBe(true)
  expect((await seller.put(at(name), { state: 'hidden' })).data).toMatchObject({ state: 'hidden' })
  expect(await isListed('towel')).toBe(false)
  expect((await shop.site.guest.get(at(name))).status).toBe(404)
  expect((await call(shop.site.guest, 'get_product', { route: 'towel' })).status).toBe(404)
  expect((await seller.put(at(name), { price: 90 })).data).toMatchObject({ state: 'hidden', price: 90 })
  expect((await seller.put(at(name), { state: 'archived' })).status).not.toBe(200)
  expect((await seller.put(at(name), { state: 'live' })).data).toMatchObject({ state: 'live' })
  expect(await isListed('towel')).toBe(true)
  await shop.site.administrator.put(at(name), { state: 'archived' })
  expect((await seller.put(at(name), { price: 80 })).status).toBe(403)
})

test('Another seller can neither change nor hide the product, nor see it when hidden', async () => {
  const name = await sold('rug')
  for (const changes of [{ price: 1 }, { state: 'hidden' }, { keywords: 'x' }])
    expect((await another.put(at(name), changes)).status).toBe(403)
  await seller.put(at(name), { state: 'hidden' })
  expect((await another.get(at(name))).status).toBe(403)
  expect((await another.put(at(name), { state: 'live' })).status).toBe(403)
  expect((await another.get('/api/resource/Product', { filters: [['name', '=', name]] })).rows).toEqual([])
})

test('No seller changes the office-only fields, business or position of a live product', async () => {
  const name = await sold('mat')
  await shop.site.administrator.put('/api/resource/Business/BS-00003', { run_by: seller.user })
  for (const changes of [{ business: 'BS-00003' }, { display_order: 1 }]) {
    const { status, body } = await seller.put(at(name), changes)
    expect(status).toBe(417)
    expect(body).toMatchObject({ code: 'catalog.office_decides', field: Object.keys(changes)[0] })
  }
  expect((await seller.put(at(name), { business: 'BS-00001' })).status).toBe(417)
})

test('Prices of a product with several variants are changed in their rows and refused on the product', async () => {
  const variants = ['S', 'M'].map((size, place) => ({
    ...{ sku: `KURTA-${size}`, option_values: `Size: ${size}`, price: 700 + place },
  }))
  const name = await sold('kurta', { variants })
  const refused = await seller.put(at(name), { price: 650 })
  expect(refused.status).toBe(417)
  expect(refused.body).toMatchObject({ code: 'catalog.price_of_variants', field: 'price' })
  const { data } = await seller.get(at(name))
  const rows = rowsOf(valuesOf(data)['variants']).map((row, place) => ({ ...row, price: 600 + place }))
  expect((await seller.put(at(name), { variants: rows })).data).toMatchObject({ price: 600 })
})
