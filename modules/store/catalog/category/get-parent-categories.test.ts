import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { pageSectionSource, website } from '#site/website'
import { businesses } from '#store/businesses'
import { taxes } from '#store/taxes'
import { catalog } from '../index.ts'
import { call, routesIn, rowsOf, valuesOf } from '../testing/sample-site.ts'

let site: TestSite
const names = new Map<string, string>()

async function add(type: string, fields: object): Promise<string> {
  const { data, body } = await site.administrator.post(`/api/resource/${type}`, fields)
  if (typeof data !== 'object' || data === null || !('name' in data)) throw new Error(JSON.stringify(body))
  return String(data.name)
}

async function addCategory(route: string, parent: string | null = null, published = 1): Promise<void> {
  const parent_category = parent === null ? null : names.get(parent)
  names.set(route, await add('Product Category', { category_name: route, route, parent_category, published }))
}

const addProduct = (route: string, category: string, fields: object = {}) =>
  add('Product', {
    title: route,
    route,
    business: 'BS-00001',
    category: names.get(category),
    price: 420.5,
    state: 'live',
    ...fields,
  })

beforeAll(async () => {
  site = await testSite([website, businesses, catalog, taxes])
  await add('Business', { business_name: 'Asha Shop', state: 'live' })
  await add('Business', { business_name: 'Closed', state: 'suspended' })
  await addCategory('clay')
  await addCategory('pots', 'clay')
  await addCategory('secret', null, 0)
  await addProduct('water-pot', 'pots', { pictures: [{ image: '/files/pot.webp' }], compare_at_price: 500 })
  await addProduct('vase', 'clay')
  await addProduct('draft-pot', 'pots', { state: 'draft' })
  await addProduct('closed-pot', 'pots', { business: 'BS-00002' })
})
afterAll(() => site.close())

const categories = (fields: object) => site.guest.post('/api/method/api.get_parent_categories', fields)

test('The category tree counts the available products in a category and below it', async () => {
  const { message } = await categories({ domain: 'asha.example', show_count: 1 })
  expect(message).toMatchObject([
    {
      category_name: 'clay',
      products_count: 2,
      child: [{ category_name: 'pots', products_count: 1, child: [] }],
    },
  ])
  expect(message).toHaveLength(1)
})

test('Reads categories with one statement without counts and with two with counts', async () => {
  expect((await categories({ show_count: 0 })).statements.length).toBeLessThanOrEqual(1)
  expect((await categories({ show_count: 1, domain: 'x' })).statements.length).toBeLessThanOrEqual(2)
})

test('A page section lists available products as cards with decimal prices', async () => {
  const rows = await site.engine.read(administrator, async (documents) => {
    const source = site.engine.extensions(pageSectionSource).find((one) => one.sectionType === 'product list')
    return source?.rows({
      content: { category: 'pots' },
      limit: 8,
      business: 'BS-00001',
      store: null,
      documents,
    })
  })
  expect(rows).toEqual([
    {
      back_order: null,
      name: 'PRD-00001',
      title: 'water-pot',
      route: 'water-pot',
      image: '/files/pot.webp',
      ...{ price: 420.5, price_to: 420.5, compare_at_price: 500, currency: 'INR', brand: null },
      ...{ business: 'BS-00001', business_name: 'Asha Shop', seller: 'BS-00001' },
      ...{ variant: expect.any(String), variants: 1, in_stock: 1, rating: null, reviews: 0 },
    },
  ])
})

test('A page section for a category includes its subcategories', async () => {
  const rows = (content: object) =>
    site.engine.read(administrator, async (documents) => {
      const source = site.engine
        .extensions(pageSectionSource)
        .find((one) => one.sectionType === 'product list')
      return source?.rows({ content: { ...content }, limit: 8, business: 'BS-00001', store: null, documents })
    })
  expect(await rows({ category: 'clay' })).toMatchObject([{ route: 'water-pot' }, { route: 'vase' }])
  expect(await rows({ category: 'secret' })).toEqual([])
  expect(await rows({ business: 'BS-00002' })).toEqual([])
})

const withStores = (enable_multi_store: 0 | 1) =>
  site.administrator.put('/api/resource/Website Settings/Website Settings', { enable_multi_store })

test('A page section for a business lists the products it sells, with its offers on others’ products', async () => {
  await withStores(1)
  const kiln = await add('Business', { business_name: 'Kiln', state: 'live' })
  const { message: none } = await categories({ show_count: 1, business: kiln })
  expect(none).toEqual([])
  await addProduct('kiln-pot', 'pots', { business: kiln })
  const offer = { product: 'PRD-00002', business: kiln, price: 400, state: 'live' }
  const { data } = await site.administrator.get('/api/resource/Product/PRD-00002')
  const variant = valuesOf(rowsOf(valuesOf(data)['variants'])[0])['name']
  await add('Product Offer', { ...offer, variant })
  const { message } = await categories({ show_count: 1, business: kiln })
  expect(message).toMatchObject([
    { category_name: 'clay', products_count: 2, child: [{ category_name: 'pots', products_count: 1 }] },
  ])
  const listed = await site.guest.post('/api/method/mela.catalog.get_products', {
    ...{ category: 'clay', business: kiln },
  })
  expect(listed.message).toMatchObject({ total: 2 })
})

test('Ignores the store that a device sends once only one store remains', async () => {
  const chosen = { business: 'BS-00003' }
  const seen = async (scope: object) => [
    (await categories({ show_count: 1, ...scope })).message,
    routesIn(await call(site.guest, 'get_products', scope)),
    (await call(site.guest, 'suggest', { text: 'va', ...scope })).message,
  ]
  const ofOne = await seen(chosen)
  const ofAll = await seen({})
  expect(ofOne).not.toEqual(ofAll)
  await withStores(0)
  expect(await seen(chosen)).toEqual(ofAll)
  await withStores(1)
  expect(await seen(chosen)).toEqual(ofOne)
})

test('Page sections show the store that the user chose', async () => {
  const filled = (sectionType: string, store: string | null, content = {}) =>
    site.engine.read(administrator, async (documents) =>
      site.engine
        .extensions(pageSectionSource)
        .find((one) => one.sectionType === sectionType)
        ?.rows({ content, limit: 8, business: 'BS-00001', store, documents }),
    )
  const everyStore = await filled('product list', null)
  expect(everyStore).toEqual(expect.arrayContaining([expect.objectContaining({ route: 'kiln-pot' })]))
  expect(await filled('product list', 'BS-00003')).toMatchObject([{ route: 'vase' }, { route: 'kiln-pot' }])
  expect(await filled('product list', 'BS-00003', { business: 'BS-00001' })).toEqual([])
  expect(await filled('category list', 'BS-00003')).toMatchObject([{ products_count: 2 }])
  expect(await filled('category list', 'BS-00002')).toEqual([])
})

test('Refuses a category below itself or its own child', async () => {
  const path = `/api/resource/Product Category/${names.get('clay')}`
  expect((await site.administrator.put(path, { parent_category: names.get('clay') })).status).toBe(417)
  expect((await site.administrator.put(path, { parent_category: names.get('pots') })).status).toBe(417)
})

test('Refuses an earlier price that is not higher than the price', async () => {
  const answer = await site.administrator.put('/api/resource/Product/PRD-00001', { compare_at_price: 420.5 })
  expect(answer.status).toBe(417)
})

test('Guests read live products and published categories and write nothing', async () => {
  const routes = (await site.guest.get('/api/resource/Product', { fields: ['route'] })).data
  expect(routes).toEqual(expect.arrayContaining([{ route: 'water-pot' }]))
  expect(routes).not.toContainEqual({ route: 'draft-pot' })
  expect((await site.guest.get('/api/resource/Product Category', { fields: ['route'] })).data).toHaveLength(2)
  expect((await site.guest.post('/api/resource/Product', { title: 'x' })).status).toBe(403)
})

test('A store manager writes products, and the office does not', async () => {
  const manager = await site.userWith('Store Manager')
  const office = await site.userWith('School Office')
  const path = '/api/resource/Product/PRD-00001'
  expect((await manager.put(path, { title: 'Water pot' })).status).toBe(200)
  expect((await office.put(path, { title: 'Pot' })).status).toBe(403)
})
