import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { call, stockSite, type SampleProduct, type StockSite } from '../testing/sample-site.ts'

let sample: StockSite
let seller: TestClient
beforeAll(async () => {
  sample = await stockSite()
  seller = await sample.site.userWith('Seller')
  await sample.site.engine.database.pool.query(
    `update "Business" set run_by = $1 where name = (select business from "Business Branch" where name = $2)`,
    [seller.user, sample.branches[0]],
  )
})
afterAll(() => sample.site.close())

const stockOf = (client: TestClient, { addProduct: product }: SampleProduct) =>
  call(client, 'get_product_stock', { product })

test('A seller reads a product’s stock in each own branch and counts it there by a stock move', async () => {
  const sampleProduct = await sample.addProduct()
  const [first, second] = sample.branches
  const empty = {
    variant: sampleProduct.variant,
    sku: sampleProduct.sku,
    on_hand: 0,
    reserved: 0,
    available: 0,
  }
  const before = await stockOf(seller, sampleProduct)
  expect(before.status).toBe(200)
  expect(before.message).toMatchObject({
    stock: [
      { ...empty, branch: first },
      { ...empty, branch: second },
    ],
  })
  const counted = await call(seller, 'count_stock', {
    ...{ branch: second, variant: sampleProduct.variant, counted: 7 },
  })
  expect(counted.message).toMatchObject({ on_hand: 7, available: 7 })
  expect((await stockOf(seller, sampleProduct)).message).toMatchObject({
    stock: [{ on_hand: 0 }, { branch: second, on_hand: 7, available: 7 }],
  })
  const moves = await seller.get('/api/resource/Stock Move', {
    filters: [['variant', '=', sampleProduct.variant]],
    fields: ['kind', 'quantity', 'branch'],
  })
  expect(moves.rows).toEqual([{ kind: 'counted', quantity: 7, branch: second }])
})

test('Another seller neither reads nor counts the stock, and users without stock rights are refused', async () => {
  const sampleProduct = await sample.addProduct()
  const other = await sample.site.userWith('Seller')
  expect((await stockOf(other, sampleProduct)).message).toEqual({ is_tracked: 1, stock: [] })
  const count = { branch: sample.branches[0], variant: sampleProduct.variant, counted: 7 }
  expect((await call(other, 'count_stock', count)).body).toMatchObject({ code: 'documents.link_missing' })
  expect((await stockOf(await sample.site.userWith('Customer'), sampleProduct)).status).toBe(403)
  expect((await stockOf(sample.site.guest, sampleProduct)).status).toBe(403)
  await sample.site.administrator.put(`/api/resource/Product/${sampleProduct.addProduct}`, {
    state: 'archived',
  })
  expect((await stockOf(other, sampleProduct)).status).toBe(403)
  expect((await stockOf(seller, sampleProduct)).status).toBe(200)
})

test('The store reads every branch that sells a product, and no branch of a business that does not', async () => {
  const sampleProduct = await sample.addProduct()
  const keeper = await sample.site.userWith('Store Manager')
  const { message } = await stockOf(keeper, sampleProduct)
  expect(message).toMatchObject({ stock: [{ branch: sample.branches[0] }, { branch: sample.branches[1] }] })
  expect(JSON.stringify(message)).not.toContain(sample.branches[2])
  const { rows } = await sample.site.administrator.get('/api/resource/Business Branch', {
    filters: [['name', '=', sample.branches[2]]],
    fields: ['business'],
  })
  const [{ business } = { business: null }] = rows
  const offered = { product: sampleProduct.addProduct, variant: sampleProduct.variant, business }
  expect((await call(keeper, 'get_product_stock', offered)).message).toEqual({ is_tracked: 1, stock: [] })
  await sample.site.administrator.post('/api/resource/Product Offer', {
    ...{ product: sampleProduct.addProduct, sku: sampleProduct.sku, business, price: 12 },
  })
  expect((await call(keeper, 'get_product_stock', offered)).message).toMatchObject({
    stock: [{ branch: sample.branches[2], variant: sampleProduct.variant, on_hand: 0 }],
  })
})
