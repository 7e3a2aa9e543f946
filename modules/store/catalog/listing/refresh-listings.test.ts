import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, float, int, link, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { website } from '#site/website'
import { businesses } from '#store/businesses'
import { taxes } from '#store/taxes'
import { catalog, refreshListings, ratingSource, stockSource } from '../index.ts'
import { call, rowsOf, valuesOf } from '../testing/sample-site.ts'
import { refreshAllListings } from './refresh-listings.ts'

const Lot = docType('Sample Lot', {
  fields: { variant: text(), business: link('Business'), quantity: int({ required: true, default: 0 }) },
  access: { 'System Manager': everything },
})
const Opinion = docType('Sample Opinion', {
  fields: { product: text(), stars: float() },
  access: { 'System Manager': everything },
})

const sample = defineModule({
  name: 'sample',
  docTypes: [Lot, Opinion],
  extensions: [
    stockSource.add({
      type: Lot,
      available: sql`select variant, business, sum(quantity)::bigint as available,
        null::jsonb as back_order from "Sample Lot" group by variant, business`,
    }),
    ratingSource.add({
      type: Opinion,
      ratings: sql`select product, avg(stars) as rating, count(*) as reviews from "Sample Opinion" group by product`,
    }),
  ],
})

let site: TestSite
const lots = new Map<string, string>()

async function add(type: string, fields: object): Promise<string> {
  const { data, body } = await site.administrator.post(`/api/resource/${type}`, fields)
  const { name } = valuesOf(data)
  if (typeof name !== 'string') throw new Error(JSON.stringify(body))
  return name
}

const listProducts = async (values: object = {}) =>
  rowsOf(valuesOf((await call(site.guest, 'get_products', values)).message)['products'])

async function setStock(size: string, quantity: number): Promise<void> {
  await site.engine.write(administrator, async (documents) => {
    await documents.save(Lot, lots.get(size) ?? '', { quantity })
    await refreshListings(documents, ['PRD-00001'])
  })
}

beforeAll(async () => {
  site = await testSite([website, businesses, catalog, taxes, sample])
  await add('Business', { business_name: 'Asha Shop', state: 'live' })
  const category = await add('Product Category', { category_name: 'Clay', route: 'clay' })
  const product = { business: 'BS-00001', category, state: 'live' }
  const variants = [
    { sku: 'small', option_values: 'Size: S', price: 100 },
    { sku: 'large', option_values: 'Size: L', price: 200 },
  ]
  await add('Product', { ...product, title: 'Pot', route: 'pot', variants })
  await add('Product', { ...product, title: 'Song', route: 'song', price: 9, is_digital: 1 })
  const { data } = await site.administrator.get('/api/resource/Product/PRD-00001')
  for (const { name: variant, sku } of rowsOf(valuesOf(data)['variants']))
    lots.set(String(sku), await add('Sample Lot', { variant, business: 'BS-00001', quantity: 0 }))
})
afterAll(() => site.close())

test('Lists a sold-out product with a sold-out mark, but never a digital one', async () => {
  expect(await listProducts({ sort: 'price_low' })).toMatchObject([
    { route: 'song', in_stock: 1 },
    { route: 'pot', in_stock: 0, price: 100 },
  ])
  expect(await listProducts({ in_stock: 1 })).toMatchObject([{ route: 'song' }])
})

test('A card shows the price of an available variant, and the page shows low stock', async () => {
  await setStock('large', 3)
  expect(await listProducts({ in_stock: 1, search: 'pot' })).toMatchObject([{ price: 200, in_stock: 1 }])
  expect((await call(site.guest, 'get_product', { route: 'pot' })).message).toMatchObject({
    variants: [
      { sku: 'small', in_stock: 0, left: null },
      { sku: 'large', in_stock: 1, left: 3 },
    ],
  })
  await setStock('small', 40)
  expect(await listProducts({ search: 'pot' })).toMatchObject([{ price: 100, in_stock: 1 }])
  const [inStock] = rowsOf(
    valuesOf((await call(site.guest, 'get_products', { in_stock: 1 })).message)['facets'],
  ).filter(({ field }) => field === 'in_stock')
  expect(inStock?.['values']).toEqual([{ value: '1', label: 'in_stock', count: 2, is_chosen: 1 }])
})

test('Shows and sorts by rating, and the periodic refresh picks up changes without an event', async () => {
  await add('Sample Opinion', { product: 'PRD-00001', stars: 4 })
  await add('Sample Opinion', { product: 'PRD-00001', stars: 5 })
  expect(await listProducts({ search: 'pot' })).toMatchObject([{ rating: null, reviews: 0 }])
  await site.engine.write(administrator, refreshAllListings)
  expect(await listProducts({ sort: 'rating' })).toMatchObject([
    { rating: 4.5, reviews: 2 },
    { route: 'song' },
  ])
})

test('Writes nothing when a change leaves the listing as it is', async () => {
  const before = await site.administrator.get('/api/resource/Product Listing', {
    fields: ['name', 'modified'],
  })
  await setStock('small', 39)
  const after = await site.administrator.get('/api/resource/Product Listing', {
    fields: ['name', 'modified'],
  })
  expect(after.data).toEqual(before.data)
})

test('Two concurrent changes of one product run one after the other, and both are saved', async () => {
  await Promise.all([setStock('small', 0), setStock('large', 0)])
  await site.engine.write(administrator, refreshAllListings)
  expect(await listProducts({ search: 'pot' })).toMatchObject([{ in_stock: 0 }])
  await Promise.all([setStock('small', 1), setStock('large', 1)])
  await site.engine.write(administrator, refreshAllListings)
  expect(await listProducts({ search: 'pot' })).toMatchObject([{ in_stock: 1, price: 100 }])
})
