import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { openCatalogSite, rowsOf, valuesOf, type CatalogSite } from '../testing/sample-site.ts'

let shop: CatalogSite
let seller: TestClient
beforeAll(async () => {
  shop = await openCatalogSite()
  seller = await shop.site.userWith('Seller')
  await put('Business/BS-00002', { run_by: seller.user })
  await shop.addProduct('saree', 'cloth', {
    variants: [
      { sku: 'RED', option_values: 'Colour: Red', price: 1700 },
      { sku: 'BLUE', option_values: 'Colour: Blue', price: 1800 },
    ],
  })
  await shop.addProduct('pot', 'pots')
  await shop.addProduct('draft', 'pots', { state: 'draft' })
})
afterAll(() => shop.site.close())

const put = (path: string, fields: object) => shop.site.administrator.put(`/api/resource/${path}`, fields)

const offer = (fields: object, client = seller) =>
  client.post('/api/resource/Product Offer', { business: 'BS-00002', price: 1500, ...fields })

const nameOf = (data: unknown) => String(valuesOf(data)['name'])

test('A seller offers a variant by SKU or name and reads which variant it is', async () => {
  const red = await offer({ product: 'PRD-00001', sku: ' RED ' })
  const shown = { sku: 'RED', option_values: 'Colour: Red', product_title: 'saree', state: 'draft' }
  expect(red.data).toMatchObject(shown)
  const { data } = await shop.site.administrator.get('/api/resource/Product/PRD-00001')
  const [first, second] = rowsOf(valuesOf(data)['variants'])
  expect(red.data).toMatchObject({ variant: first?.['name'] })
  const blue = await offer({ product: 'PRD-00001', sku: second?.['name'] })
  expect(blue.data).toMatchObject({ sku: 'BLUE', variant: second?.['name'] })
  expect((await offer({ product: 'PRD-00001', variant: first?.['name'] })).status).toBe(417)
  const fields = ['product_title', 'sku', 'option_values']
  const { rows } = await seller.get('/api/resource/Product Offer', { fields, order_by: 'name asc' })
  expect(rows).toMatchObject([{ sku: 'RED', product_title: 'saree' }, { sku: 'BLUE' }])
})

test('An offer needs the variant only when the product has several, and refuses an unknown one', async () => {
  expect((await offer({ product: 'PRD-00002' })).data).toMatchObject({ sku: 'pot', product_title: 'pot' })
  const refused = async (fields: object) => (await offer(fields)).body
  expect(await refused({ product: 'PRD-00001' })).toMatchObject({
    code: 'catalog.which_variant',
    field: 'sku',
  })
  expect(await refused({ product: 'PRD-00001', sku: 'GREEN' })).toMatchObject({
    ...{ code: 'catalog.not_its_variant', field: 'sku' },
  })
  // An unpublished product is unknown to other sellers.
  for (const product of ['PRD-00003', 'PRD-99999'])
    expect(await refused({ product })).toMatchObject({ code: 'catalog.unknown_product', field: 'product' })
})

test('A live offer keeps its product and variant, and shows the product’s title', async () => {
  const mine = { ...{ product: 'PRD-00001', business: 'BS-00003', price: 9 }, sku: 'RED' }
  const { data } = await offer(mine, shop.site.administrator)
  const at = `Product Offer/${nameOf(data)}`
  const product = valuesOf((await shop.site.administrator.get('/api/resource/Product/PRD-00001')).data)
  const [, blue] = rowsOf(product['variants'])
  const others = [{ product: 'PRD-00002' }, { sku: 'BLUE' }, { business: 'BS-00002' }]
  for (const changes of [...others, { variant: blue?.['name'] }])
    expect((await put(at, changes)).body).toMatchObject({
      ...{ exc_type: 'CannotChangeConstantError', field: Object.keys(changes)[0] },
    })
  const forged = { product_title: 'forged', option_values: 'forged', price: 8 }
  expect((await put(at, forged)).data).toMatchObject({ product_title: 'saree', option_values: 'Colour: Red' })
  const variants = rowsOf(product['variants']).map((row) => ({ ...row, sku: `${String(row['sku'])}-1` }))
  expect((await put('Product/PRD-00001', { title: 'Silk saree', variants })).status).toBe(200)
  const renamed = await put(at, { price: 7 })
  expect(renamed.data).toMatchObject({ sku: 'RED-1', product_title: 'Silk saree', price: 7 })
})

test('A seller changes the price of and pauses only their own live offer', async () => {
  const [own] = (await seller.get('/api/resource/Product Offer', { order_by: 'name asc' })).rows
  const at = `/api/resource/Product Offer/${String(own?.['name'])}`
  expect((await seller.put(at, { state: 'live' })).status).not.toBe(200)
  expect((await put(`Product Offer/${String(own?.['name'])}`, { state: 'live' })).status).toBe(200)
  expect((await seller.put(at, { price: 1400 })).data).toMatchObject({ price: 1400 })
  for (const state of ['paused', 'live']) expect((await seller.put(at, { state })).status).toBe(200)
  const other = await shop.site.userWith('Seller')
  expect((await other.put(at, { price: 1 })).status).toBe(404)
  const unknown = { code: 'documents.link_missing', field: 'business' }
  for (const business of ['BS-00003', 'BS-99999'])
    expect((await offer({ product: 'PRD-00002', business })).body).toMatchObject(unknown)
  // Offers of another business stay hidden from the seller.
  const red = { product: 'PRD-00001', sku: 'RED-1' }
  expect((await offer({ ...red, business: 'BS-00003' })).body).toMatchObject(unknown)
  const again = (await offer({ product: 'PRD-00002' })).body
  expect(again).toMatchObject({ code: 'documents.not_unique_together', field: 'business' })
  expect((await other.get('/api/resource/Product Offer')).rows).toEqual([])
})

test('The form preselects the seller’s only business, and users who reach all businesses choose', async () => {
  const startOf = async (client: TestClient, doctype: string) => {
    const { body } = await client.get('/api/method/frappe.desk.form.load.getdoctype', { doctype })
    const [meta] = rowsOf(valuesOf(body)['docs'])
    return rowsOf(meta?.['fields']).find(({ fieldname }) => fieldname === 'business')?.['default']
  }
  expect(await startOf(seller, 'Product')).toBe('BS-00002')
  expect(await startOf(seller, 'Product Offer')).toBe('BS-00002')
  expect(await startOf(await shop.site.userWith('Seller'), 'Product')).toBeNull()
  expect(await startOf(await shop.site.userWith('Store Manager'), 'Product')).toBeNull()
  await put('Business/BS-00003', { run_by: seller.user })
  expect(await startOf(seller, 'Product')).toBeNull()
})
