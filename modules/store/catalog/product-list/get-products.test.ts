import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#framework/database'
import { createEngine } from '#framework/engine'
import { identity } from '#framework/identity'
import { files } from '#framework/files'
import { administrator } from '#framework/permissions'
import { website } from '#site/website'
import { businesses } from '#store/businesses'
import { taxes } from '#store/taxes'
import { catalog } from '../index.ts'
import { searchProducts } from '../product-index/search-products.ts'
import {
  call,
  openCatalogSite,
  routesIn,
  rowsOf,
  valuesOf,
  type CatalogSite,
} from '../testing/sample-site.ts'

let shop: CatalogSite

const list = (values: object = {}) => call(shop.site.guest, 'get_products', values)

function facet(message: unknown, field: string) {
  const found = rowsOf(valuesOf(message)['facets']).find((one) => one['field'] === field)
  return rowsOf(found?.['values']).map(({ value, count }) => [value, count])
}

const sized = (size: string, colour: string, price: number) => ({
  sku: `saree-${size}-${colour}`,
  option_values: `Size: ${size} | Colour: ${colour}`,
  price,
})

beforeAll(async () => {
  shop = await openCatalogSite()
  const { add, addProduct } = shop
  await add('Brand', { brand_name: 'Six Looms' })
  await add('Brand', { brand_name: 'Kosapet' })
  const terracotta = [{ attribute: 'Material', value: 'Terracotta' }]
  const cotton = [{ attribute: 'Material', value: 'Cotton' }]
  await addProduct('water-pot', 'pots', { brand: 'Kosapet', attributes: terracotta, display_order: 1 })
  await addProduct('agal', 'lamps', {
    ...{ title: 'मिट्टी का दीया', price: 150, attributes: terracotta, display_order: 2 },
    short_description: 'அகல் விளக்கு for the threshold',
  })
  await addProduct('saree', 'cloth', {
    ...{ business: 'BS-00002', brand: 'Six Looms', attributes: cotton, display_order: 3 },
    variants: [sized('M', 'Red', 1850), sized('L', 'Red', 1700), sized('L', 'Blue', 1990)],
  })
  await addProduct('towel', 'cloth', { brand: 'Six Looms', attributes: cotton, price: 90, display_order: 4 })
  await addProduct('hidden-draft', 'pots', { state: 'draft', title: 'Unborn vase' })
  await addProduct('hidden-closed', 'pots', { business: 'BS-00003', title: 'Closed vase' })
  await addProduct('in-secret', 'secret', { price: 5000, display_order: 9 })
  await add('Search Synonym', { words: 'towel, thundu' })
})
afterAll(() => shop.site.close())

test('Lists available products as cards in shop order with at most one statement', async () => {
  await list()
  const answer = await list({ start: 0, limit: 2 })
  expect(answer.statements.length).toBeLessThanOrEqual(1)
  expect(answer.message).toMatchObject({ total: 5, start: 0, limit: 2, sort: 'position', category: null })
  expect(routesIn(answer)).toEqual(['water-pot', 'agal'])
  expect(routesIn(await list({ start: 2, limit: 60 }))).toEqual(['saree', 'towel', 'in-secret'])
  expect(rowsOf(valuesOf((await list({ category: 'cloth' })).message)['products'])[0]).toEqual({
    ...{
      back_order: null,
      name: 'PRD-00003',
      title: 'saree',
      route: 'saree',
      image: null,
      brand: 'Six Looms',
      currency: 'INR',
    },
    ...{
      price: 1700,
      price_to: 1990,
      compare_at_price: null,
      variants: 3,
      in_stock: 1,
      rating: null,
      reviews: 0,
    },
    ...{ business: 'BS-00002', business_name: 'Kapas', seller: 'BS-00002', variant: expect.any(String) },
  })
})

test('A category counts its subcategories’ products and returns its name and path', async () => {
  const { message } = await list({ category: 'clay' })
  expect(message).toMatchObject({
    total: 2,
    category: {
      ...{ route: 'clay', category_name: 'clay', full_description: 'It breathes.' },
      trail: [{ route: 'clay' }],
    },
  })
  expect(facet(message, 'category')).toEqual([
    ['lamps', 1],
    ['pots', 1],
  ])
  expect((await list({ category: 'pots' })).message).toMatchObject({
    category: { trail: [{ route: 'clay' }, { route: 'pots' }] },
  })
  expect((await list({ category: 'secret' })).message).toMatchObject({ total: 0, category: null, facets: [] })
})

test('Facet counts apply every other facet but not their own', async () => {
  const { message } = await list({ brand: ['Six Looms'] })
  expect(message).toMatchObject({ total: 2 })
  expect(facet(message, 'brand')).toEqual([
    ['Six Looms', 2],
    ['Kosapet', 1],
  ])
  expect(facet(message, 'seller')).toEqual([
    ['BS-00001', 1],
    ['BS-00002', 1],
  ])
  const both = await list({
    brand: 'Six Looms',
    attributes: { Material: ['Terracotta', 'Cotton'] },
    seller: 'BS-00002',
  })
  expect(routesIn(both)).toEqual(['saree'])
  expect(facet(both.message, 'seller')).toEqual([
    ['BS-00001', 1],
    ['BS-00002', 1],
  ])
  expect(facet(both.message, 'attributes.Material')).toEqual([
    ['Cotton', 1],
    ['Terracotta', 0],
  ])
  expect(routesIn(await list({ brand: ['Nobody'] }))).toEqual([])
})

test('Price bounds narrow a list, and its price range comes from all other filters', async () => {
  const answer = await list({ price_min: 100, price_max: 500 })
  expect(routesIn(answer)).toEqual(['water-pot', 'agal'])
  expect(answer.message).toMatchObject({ price_range: { min: 90, max: 5000 } })
})

test('Sorts lists by price, newness and position', async () => {
  expect(routesIn(await list({ sort: 'price_low' }))).toEqual([
    'towel',
    'agal',
    'water-pot',
    'saree',
    'in-secret',
  ])
  expect(routesIn(await list({ sort: 'price_high', limit: 2 }))).toEqual(['in-secret', 'saree'])
  expect(routesIn(await list({ sort: 'newest', limit: 1 }))).toEqual(['in-secret'])
})

test('Search tolerates typos and returns the correction that it used', async () => {
  const answer = await list({ search: 'watre' })
  expect(routesIn(answer)).toEqual(['water-pot'])
  expect(answer.message).toMatchObject({ corrected_from: 'watre', corrected_to: 'water', sort: 'relevance' })
  expect(answer.statements.length).toBeLessThanOrEqual(3)
  expect((await list({ search: 'tow' })).message).toMatchObject({ total: 1, corrected_to: null })
  expect(routesIn(await list({ search: 'xyzzyx' }))).toEqual([])
})

test('Search matches Hindi and Tamil words in Latin letters and the reverse', async () => {
  for (const search of ['diya', 'deeya', 'दीया', 'vilakku', 'விளக்கு', 'mitti'])
    expect([search, routesIn(await list({ search }))]).toEqual([search, ['agal']])
  expect(routesIn(await list({ search: 'पॉट' }))).toEqual(['water-pot'])
  expect(routesIn(await list({ search: 'साड़ी' }))).toEqual(['saree'])
})

test('Search matches synonyms, SKUs, brands and categories', async () => {
  for (const search of ['thundu', 'तुंडु', 'thun du', 'thundoo', 'towl', 'towels'])
    expect([search, routesIn(await list({ search }))]).toEqual([search, ['towel']])
  expect(routesIn(await list({ search: 'saree-L-Blue' }))).toEqual(['saree'])
  expect(routesIn(await list({ search: 'looms' }))).toEqual(['saree', 'towel'])
  expect(routesIn(await list({ search: 'clay' }))).toEqual(['water-pot', 'agal'])
})

test('Never lists, suggests or counts hidden products', async () => {
  expect(routesIn(await list({ search: 'vase' }))).toEqual([])
  expect((await call(shop.site.guest, 'suggest', { text: 'vas' })).message).toEqual({
    ...{ words: [], categories: [], products: [] },
  })
})

test('Suggests words, categories and products while the user types', async () => {
  const { message, statements } = await call(shop.site.guest, 'suggest', { text: 'red cl' })
  expect(message).toMatchObject({
    words: ['red clay', 'red cloth'],
    categories: [
      { route: 'clay', count: 2 },
      { route: 'cloth', count: 2 },
    ],
    products: [{ route: 'saree' }],
  })
  expect(statements.length).toBeLessThanOrEqual(1)
})

test('Suggests only one store’s products when that store is chosen', async () => {
  const settings = '/api/resource/Website Settings/Website Settings'
  await shop.site.administrator.put(settings, { enable_multi_store: 1 })
  const suggested = async (values: object) =>
    (await call(shop.site.guest, 'suggest', { text: 'cl', ...values })).message
  expect(await suggested({ business: 'BS-00002' })).toMatchObject({
    categories: [{ route: 'cloth', count: 1 }],
    products: [{ route: 'saree' }],
  })
  expect(await suggested({ business: 'BS-00003' })).toEqual({ words: [], categories: [], products: [] })
})

test('Any query gets a result or a refusal, never a crash', async () => {
  const odd = { brand: { a: 1 }, seller: '[', attributes: '{"x":', search: '%_\\', category: '../' }
  expect((await list(odd)).status).toBe(200)
  for (const values of [{ limit: 61 }, { start: -1 }, { price_min: -5 }, { sort: 'random' }])
    expect((await list(values)).status).toBe(417)
})

test('Shows a changed name, price, category or closed store at once', async () => {
  const { administrator } = shop.site
  const put = (at: string, fields: object) => administrator.put(`/api/resource/${at}`, fields)
  await put('Product/PRD-00004', { price: 95, title: 'Bath towel' })
  expect(rowsOf(valuesOf((await list({ search: 'bath' })).message)['products'])).toMatchObject([
    { price: 95 },
  ])
  await put(`Product Category/${shop.categories.get('pots') ?? ''}`, { published: 0 })
  expect((await list({ category: 'clay' })).message).toMatchObject({ total: 1 })
  await put(`Product Category/${shop.categories.get('pots') ?? ''}`, {
    published: 1,
    category_name: 'Pitchers',
  })
  expect((await list({ category: 'pots' })).message).toMatchObject({
    category: { category_name: 'Pitchers' },
  })
  expect(routesIn(await list({ search: 'pitchers' }))).toEqual(['water-pot'])
  await put('Business/BS-00002', { state: 'suspended' })
  expect(routesIn(await list({ category: 'cloth' }))).toEqual(['towel'])
  await put('Business/BS-00002', { state: 'live' })
  expect(routesIn(await list({ category: 'cloth' }))).toEqual(['saree', 'towel'])
  await administrator.post('/api/method/frappe.client.rename_doc', {
    ...{ doctype: 'Brand', old_name: 'Kosapet', new_name: 'Kosapet Clay' },
  })
  expect(routesIn(await list({ brand: ['Kosapet Clay'] }))).toEqual(['water-pot'])
})

test('Guests get cached lists refreshed once a second, and signed-in users get current ones', async () => {
  const of = async (limit: number) => (await list({ category: 'cloth', limit })).statements.length
  await of(31)
  expect(await of(32)).toBe(0)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001)
  onTestFinished(() => clock.mockRestore())
  expect(await of(33)).toBe(1)
  expect(await of(34)).toBe(0)
  const statements = async (limit: number) =>
    (await call(shop.site.administrator, 'get_products', { category: 'cloth', limit })).statements
  expect((await statements(35)).filter((text) => text.includes('catalog shelf page'))).toHaveLength(1)
})

test('Another node sees the change too, whatever order the transactions commit in', async () => {
  const { database } = shop.site.engine
  const other = createEngine({
    database: connect(database.connection, { ...database.session, poolSize: 2 }),
    modules: [identity, files, website, businesses, catalog, taxes],
    settings: { ...shop.site.engine.settings },
  })
  const titles = () =>
    other.read(administrator, async (documents) => {
      const question = {
        category: 'cloth',
        chosen: new Map(),
        priceMin: null,
        priceMax: null,
        inStock: false,
        search: null,
        isAsWritten: false,
        isOnOffer: false,
      }
      const { cards } = await searchProducts(documents, question, { sort: 'position', start: 0, limit: 9 })
      return cards.map(({ title }) => title)
    })
  const rename = (title: string, route: string) =>
    sql`update "Product Listing" set title = ${title} where route = ${route}`
  try {
    expect(await titles()).toEqual(['saree', 'Bath towel'])
    await database.kysely.transaction().execute(async (early) => {
      await rename('First', 'saree').execute(early)
      // This transaction begins later and ends earlier.
      await rename('Second', 'towel').execute(database.kysely)
      expect(await titles()).toEqual(['saree', 'Second'])
    })
    expect(await titles()).toEqual(['First', 'Second'])
  } finally {
    await other.stop()
    await other.database.close()
  }
})
